"""Makes the searches into WebAssembly, for bots where there is no numba: `make wasm`."""
