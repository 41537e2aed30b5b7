"""Metrics: what is counted, in the form that Prometheus reads."""

import re

from hypothesis import given
from hypothesis import strategies as st

from tusch.server.observe.metrics import QUICK, Count, Metrics, Times

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n\\]*"(,[a-z]+="[^"\n\\]*")*\})? [0-9.e+-]+')


def test_nothing_counted_has_only_descriptions() -> None:
    lines = Metrics().text().splitlines()
    assert all(line.startswith("# ") for line in lines)
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))
    assert all(name.startswith("tusch_") for name in names)


@given(st.lists(st.floats(0, 100), max_size=20))
def test_times_are_counted_up_to_every_bound(seconds: list[float]) -> None:
    times = Times("t", "about", "kind", QUICK)
    for each in seconds:
        times.observe(each, "x")
    found = dict(re.findall(r'le="(\S+)"\} ([0-9]+)', "\n".join(times.lines())))
    for bound, count in found.items():
        assert int(count) == sum(each <= float(bound) for each in seconds)
    assert len(found) == (len(QUICK) + 1 if seconds else 0)


@given(st.text())
def test_no_label_breaks_the_form(kind: str) -> None:
    count = Count("tusch_x_total", "about", "kind")
    count.add(kind)
    *_, line = "\n".join(count.lines()).split("\n")
    assert LINE.fullmatch(line)
