/**
 * Marks that turn the text around them, and spaces that nobody sees. A name that arrives with one ("\u202E", or the pair
 * that telephones put around a number) would read backwards beside others, on screen and on paper. Joiners stay: they
 * are letters' own in Persian, Hindi and Sinhala, and hold emoji together.
 */
const TURNS_OR_HIDES = /[\p{Bidi_Control}\u200B\u2060\uFEFF]/gu;

/** A text without the marks that turn it round or cannot be seen; what its letters themselves say about direction stays. */
export function unturned(text: string): string {
  return text.replace(TURNS_OR_HIDES, '');
}
