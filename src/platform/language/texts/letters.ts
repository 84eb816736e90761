import arabicRegular from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2?url';
import arabicBold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2?url';
import devanagariRegular from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url';
import devanagariBold from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?url';

type Letters = { readonly family: string; readonly regular: string; readonly bold: string };

/** Scripts that the house's own letters do not have; tokens.css names the families. */
const LETTERS: Readonly<Record<string, Letters>> = {
  ar: { family: 'Noto Sans Arabic', regular: arabicRegular, bold: arabicBold },
  hi: { family: 'Noto Sans Devanagari', regular: devanagariRegular, bold: devanagariBold },
};

/** Fetches a language's letters; until they are there, the device's own are shown. */
export function fetchLetters(tag: string): void {
  const letters = LETTERS[tag];
  if (letters === undefined) return;
  for (const [weight, address] of [
    ['400', letters.regular],
    ['700', letters.bold],
  ]) {
    const face = new FontFace(letters.family, `url(${address})`, { ...(weight !== undefined && { weight }) });
    document.fonts.add(face);
    face.load().catch(() => undefined);
  }
}
