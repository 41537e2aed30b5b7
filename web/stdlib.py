"""Packs the standard library of Pyodide anew, in Pyodide: compiled, without what is never needed.

Compiled there is nothing to compile at every start, which takes a second, and on a phone several.
"""

import re
from importlib import _bootstrap_external, util
from zipfile import ZipFile, ZipInfo

SOURCE, TARGET = "/lib/python314.zip", "/tmp/stdlib.zip"
UNUSED = re.compile(
    r"(_pyio|_pyrepl|antigravity|bdb|cProfile|cmd|code|compileall|doctest|ensurepip|ftplib|idlelib|imaplib"
    r"|mailbox|modulefinder|multiprocessing|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats"
    r"|pydoc|pydoc_data|rlcompleter|sched|shelve|smtplib|socketserver|sre_\w+|tabnanny|this|timeit|trace|turtle"
    r"|unittest|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp)[./]"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|utf_8|utf_16|utf_32)\.)"
)

with ZipFile(SOURCE) as given, ZipFile(TARGET, "w") as packed:
    for name in sorted(given.namelist()):
        content = given.read(name)
        if UNUSED.match(name):
            continue
        if not name.endswith(".py"):
            packed.writestr(ZipInfo(name), content)
            continue
        code = compile(content, f"{SOURCE}/{name}", "exec", dont_inherit=True, optimize=2)
        digest = util.source_hash(content)
        entry = ZipInfo(f"{name}c")
        packed.writestr(
            ZipInfo(f"{name}c"), _bootstrap_external._code_to_hash_pyc(code, digest, False)
        )

TARGET  # noqa: B018 - is what whoever runs this gets
