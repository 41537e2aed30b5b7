"""The coach: what each decision was worth, and what was luck.

    review(record, seat)        from a finished game to a report, step by step
    report(record, seat)        the same at once

docs/coach.md says what the numbers mean and what they do not say.
"""

from tusch.coach.report import VERSION, Report
from tusch.coach.review import Progress, report, review

__all__ = ["VERSION", "Progress", "Report", "report", "review"]
