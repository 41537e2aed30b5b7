"""Colours as people see them: three kinds of colour blindness, and how far colours are apart."""

Colour = tuple[float, float, float]

SIMULATED: dict[str, tuple[Colour, Colour, Colour]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What a missing cone does to linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def linear(hex: str) -> Colour:
    """Red, green and blue of `#rrggbb` as amounts of light."""
    red, green, blue = (_light(int(hex[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return red, green, blue


def seen(colour: Colour, eyes: str) -> Colour:
    """The colour as these eyes see it."""
    red, green, blue = (
        min(1, max(0, sum(k * c for k, c in zip(line, colour, strict=True))))
        for line in SIMULATED[eyes]
    )
    return red, green, blue


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG)."""
    dark, light = sorted((luminance(linear(one)), luminance(linear(other))))
    return (light + 0.05) / (dark + 0.05)


def distance(one: Colour, other: Colour) -> float:
    """How far apart two colours are in CIELAB; 2.3 is just noticed side by side."""
    pairs = zip(_lab(one), _lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _light(share: float) -> float:
    """The amount of light of a share of sRGB."""
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def _lab(colour: Colour) -> Colour:
    """A colour in CIELAB, under daylight (D65)."""
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = luminance(colour)
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (
        float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116
        for share in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
