"""Cuts the letters down to the weights that are used: `python3 tools/art/cut-fonts.py` after an update of the package.

Needs fonttools and brotli of Python. The same package gives the same files, which are committed (src/ui/fonts), so that
a build needs neither. No character and no feature is taken out: only weights below 400 and above 700.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent.parent
NAME = "atkinson-hyperlegible-next"
PACKAGE = ROOT / "node_modules/@fontsource-variable" / NAME
LETTERS = ROOT / "src/ui/fonts"
WEIGHTS = (400, 700)

for script in ("latin", "latin-ext"):
    file = f"{NAME}-{script}-wght-normal.woff2"
    font = TTFont(PACKAGE / "files" / file, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    font["post"].formatType = 3.0  # Names of glyphs are of no use to a browser.
    font.flavor = "woff2"
    font.save(LETTERS / file)
    print(file, (LETTERS / file).stat().st_size)

(LETTERS / "OFL.txt").write_bytes((PACKAGE / "LICENSE").read_bytes())
