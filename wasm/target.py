"""numba's own pipeline for WebAssembly: the same code, typed and optimised the same way.

numba compiles for the machine that it runs on. What that machine is, it asks one object, its code
generator, which is replaced here before anything is compiled. Nothing that is compiled then can be
called, and nothing is kept.
"""

from typing import Any, Final

from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.core import codegen, compiler_lock, dispatcher, serialize
from numba.core.registry import cpu_target

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+simd128,+bulk-memory,+bulk-memory-opt,+nontrapping-fptoint,+sign-ext"
"""What every browser can do in which the rest of the page runs."""


class Library(codegen.AOTCodeLibrary):
    """Compiled code that has no address here."""

    def get_pointer_to_function(self, _name: str) -> int:
        """Say that a function cannot be called."""
        return 0


class Codegen(codegen.AOTCPUCodegen):
    """A generator of code for WebAssembly."""

    _library_class = Library

    def _init(self, _module: llvm.ModuleRef) -> None:
        self._tm = machine()
        self._tm_features = FEATURES
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect, self._opt_level = False, 0

    def _create_empty_module(self, name: str) -> ir.Module:
        module = super()._create_empty_module(name)
        module.triple = TRIPLE
        return module

    def set_env(self, _name: str, _env: Any) -> None:
        """Keep no environment: only what speaks to Python needs one."""


def machine() -> llvm.TargetMachine:
    """Return what LLVM has to know about WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(features=FEATURES, opt=3, reloc="static")


def retarget() -> None:
    """Let numba compile for WebAssembly from now on, in all of this process."""
    cpu_target.target_context._internal_codegen = Codegen("wasm")
    dispatcher.Dispatcher.enable_caching = lambda _self: None
    # What could be raised there says in which file of this machine: nobody asks for more than that
    # something was.
    serialize.dumps = lambda _raised: b" "


def compiled(function: Any, given: types.Type, name: str) -> llvm.ModuleRef:
    """Return a function of one argument under a name, with all that it calls."""
    function.compile((given,))
    [overload] = function.overloads.values()
    with compiler_lock.global_compiler_lock:
        overload.library._ensure_finalized()
    module = overload.library._final_module.clone()
    module.get_function(overload.fndesc.llvm_func_name).name = name
    return module


def emitted(module: llvm.ModuleRef, offered: tuple[str, ...]) -> bytes:
    """Return a module as an object file that offers some functions, and has what they need."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in offered:
            value.linkage = "internal"
    builder = llvm.create_pass_builder(machine(), llvm.create_pipeline_tuning_options(3))
    builder.getModulePassManager().run(module, builder)
    return bytes(machine().emit_object(module))
