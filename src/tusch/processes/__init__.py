"""One way to run something in another process.

A `Command` says what is run, and `Patience` how long one waits for it. A `Child` is one that runs:
`blocking.Child` where a thread may wait, `awaited.Child` in an event loop. Frames or lines go
through pipes. A child that does not start, hangs, dies or is confused is broken: it is ended, and
`Retries` says when the next one is tried. It is ended by the end of its input, then by signals,
each time with a grace, then for sure; and it ends with us, however we end (`inside`).
"""
