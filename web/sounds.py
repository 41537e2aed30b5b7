"""Makes the sounds of the page: paper, wood, drum, brass and a small crowd, all synthesised.

`python web/sounds.py` writes them into web/src/media: the sounds, packed as IMA ADPCM (four bits a
sample, which every browser's script can unpack), and where each begins.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE: Final = 16_000
FOLDER: Final = Path(__file__).parent / "src" / "media"
STEPS: Final = [min(32767, int(7 * 1.1**n)) for n in range(89)]
"""How far the decoder may go at once; the page has the same list."""
TURNS: Final = (-1, -1, -1, -1, 2, 4, 6, 8)
"""How the step grows or shrinks after each code."""


def time(seconds: float) -> Wave:
    """Return the moments of so many seconds."""
    return np.arange(int(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    """Return white noise, always the same for a seed."""
    return np.random.default_rng(seed).uniform(-1, 1, int(seconds * RATE))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Return what of a wave lies between two frequencies, with soft edges."""
    parts = np.fft.rfft(wave)
    at = np.fft.rfftfreq(len(wave), 1 / RATE)
    with np.errstate(divide="ignore"):
        keep = 1 / (1 + (low / np.maximum(at, 1e-9)) ** 4) / (1 + (at / high) ** 4)
    shaped: Wave = np.fft.irfft(parts * keep, len(wave))
    return shaped / max(1e-9, np.abs(shaped).max())


def fade(wave: Wave, half: float, attack: float = 0.003) -> Wave:
    """Return a wave that begins at once and loses half of itself in so many seconds."""
    at = np.arange(len(wave)) / RATE
    faded: Wave = wave * 0.5 ** (at / half) * np.minimum(1, at / attack)
    return faded


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Return waves together, each from a moment on and so loud."""
    length = max(int(start * RATE) + len(wave) for start, _, wave in parts)
    mixed = np.zeros(length)
    for start, loud, wave in parts:
        begin = int(start * RATE)
        mixed[begin : begin + len(wave)] += loud * wave
    return mixed


def paper(seed: int, seconds: float = 0.14, low: float = 900) -> Wave:
    """A card that slides and lands."""
    return mix(
        (0, 0.7, fade(band(noise(seconds, seed), low, 5000), 0.022)),
        (0.03, 0.9, fade(np.sin(2 * np.pi * 150 * time(0.08)), 0.018)),
    )


def wood(pitch: float) -> Wave:
    """A block of wood that is struck."""
    at = time(0.2)
    tone = np.sin(2 * np.pi * pitch * at) + 0.4 * np.sin(2 * np.pi * pitch * 2.71 * at)
    return mix((0, 0.7, fade(tone, 0.025)), (0, 0.3, fade(band(noise(0.02, 7), 1500, 6000), 0.004)))


def drum(pitch: float, seconds: float = 0.5) -> Wave:
    """A large drum: the skin gives way, and its tone falls."""
    at = time(seconds)
    fall = pitch * (1 + 0.8 * np.exp(-at * 30))
    skin = np.sin(2 * np.pi * np.cumsum(fall) / RATE)
    return mix(
        (0, 0.9, fade(skin, seconds / 5)), (0, 0.35, fade(band(noise(0.06, 3), 200, 2500), 0.01))
    )


def snare(seed: int) -> Wave:
    """One stroke of a small drum."""
    body = fade(np.sin(2 * np.pi * 190 * time(0.09)), 0.018)
    return mix((0, 0.5, body), (0, 0.6, fade(band(noise(0.09, seed), 1200, 6500), 0.016)))


def brass(pitch: float, seconds: float, glide: float = 1.0) -> Wave:
    """A horn: overtones that come in one after the other, and a lip that trembles."""
    at = time(seconds)
    run = pitch * glide ** (at / seconds) * (1 + 0.004 * np.sin(2 * np.pi * 5.5 * at))
    angle = 2 * np.pi * np.cumsum(run) / RATE
    blow = np.minimum(1, at / 0.04) * np.minimum(1, (seconds - at) / 0.05)
    tone = np.zeros(len(at))
    for overtone in range(1, 11):
        tone += np.sin(overtone * angle) * blow ** (overtone / 2) / overtone**1.1
    return tone * blow / 2.2


def cymbal(seconds: float) -> Wave:
    """Two plates that meet."""
    return fade(band(noise(seconds, 11), 2800, 7600), seconds / 5, 0.001)


def crowd(seconds: float, seed: int, *, claps: bool) -> Wave:
    """A few people who clap, or who hold their breath and sigh."""
    if not claps:
        at = time(seconds)
        breath = band(noise(seconds, seed), 300, 900) * np.sin(np.pi * at / seconds)
        voices = sum(
            np.sin(2 * np.pi * pitch * (1 - 0.15 * at / seconds) * at) for pitch in (196, 247, 311)
        )
        return 0.6 * breath + 0.15 * voices * np.sin(np.pi * at / seconds)
    rng = np.random.default_rng(seed)
    hands = [
        (float(start), float(rng.uniform(0.15, 0.4)), fade(band(noise(0.05, n), 700, 3200), 0.008))
        for n, start in enumerate(np.sort(rng.uniform(0, seconds - 0.05, int(seconds * 45))))
    ]
    return mix(*hands)


def roll() -> Wave:
    """A drum roll that swells."""
    strokes = [(n * 0.05, 0.25 + 0.045 * n, snare(20 + n % 4)) for n in range(16)]
    return mix(*strokes)


def fanfare() -> Wave:
    """The tusch: three short notes and a long one, by two horns."""
    notes = [(0.0, 392.0, 0.1), (0.12, 392.0, 0.1), (0.24, 392.0, 0.1), (0.36, 523.25, 0.5)]
    high = [(start, 0.5, brass(pitch, long)) for start, pitch, long in notes]
    low = [(start, 0.35, brass(pitch * 0.75, long)) for start, pitch, long in notes]
    return mix(*high, *low)


def win() -> Wave:
    """A chord that climbs, a drum, and applause."""
    steps = [(n * 0.12, 0.4, brass(pitch, 0.14)) for n, pitch in enumerate((262, 330, 392))]
    chord = [(0.36, 0.3, brass(pitch, 0.7)) for pitch in (262, 392, 523)]
    return mix(*steps, *chord, (0.36, 0.8, drum(70)), (0.3, 0.7, crowd(1.3, 5, claps=True)))


SOUNDS: Final[dict[str, tuple[float, Callable[[], Wave]]]] = {
    "card": (0.45, lambda: paper(1)),
    "flip": (0.5, lambda: mix((0, 0.8, paper(2, 0.16, 1800)), (0.09, 0.8, wood(520)))),
    "roll": (0.6, roll),
    "take": (0.5, lambda: mix((0, 0.8, paper(4)), (0.06, 0.8, wood(620)))),
    "ring": (0.55, lambda: mix(*((n * 0.09, 0.7, wood(440 * 1.19**n)) for n in range(4)))),
    "collect": (
        0.95,
        lambda: mix(
            (0, 1, drum(58, 0.7)),
            (0.05, 0.45, brass(147, 0.55, 0.8)),
            (0.05, 0.35, brass(175, 0.55, 0.8)),
            (0.2, 0.5, crowd(0.8, 9, claps=False)),
        ),
    ),
    "fanfare": (0.8, fanfare),
    "bust": (
        0.95,
        lambda: mix((0, 0.7, cymbal(0.9)), (0, 0.9, drum(75)), (0.12, 0.5, brass(233, 0.6, 0.6))),
    ),
    "turn": (0.5, lambda: mix((0, 0.7, wood(660)), (0.11, 0.9, wood(880)))),
    "win": (0.95, win),
    "chat": (0.3, lambda: wood(1050)),
}
"""How loud each may be at most, so that the great moments are great; and how it is made."""


def packed(wave: Wave) -> bytes:
    """Return a wave as IMA ADPCM, the first sample of each byte in its lower half."""
    codes: list[int] = []
    guess = index = 0
    for sample in np.clip(np.round(wave * 32767), -32768, 32767).astype(int).tolist():
        step = STEPS[index]
        rest = sample - guess
        code = 8 if rest < 0 else 0
        rest = abs(rest)
        change = step >> 3
        for bit, part in ((4, step), (2, step >> 1), (1, step >> 2)):
            if rest >= part:
                code |= bit
                rest -= part
                change += part
        guess = max(-32768, min(32767, guess - change if code & 8 else guess + change))
        index = max(0, min(88, index + TURNS[code & 7]))
        codes.append(code)
    codes += [0] * (len(codes) % 2)
    return bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2], strict=True))


def make() -> tuple[bytes, dict[str, object]]:
    """Return all sounds in one piece, and where each begins and how long it is."""
    pack, places = b"", {}
    for name, (loud, sound) in SOUNDS.items():
        wave = sound()
        wave = loud * 0.9 * wave / np.abs(wave).max()
        places[name] = [len(pack), len(wave)]
        pack += packed(wave)
    return pack, {"rate": RATE, "steps": STEPS, "sounds": places}


if __name__ == "__main__":
    pack, index = make()
    (FOLDER / "sounds.bin").write_bytes(pack)
    (FOLDER / "sounds.json").write_text(json.dumps(index) + "\n", "utf-8")
