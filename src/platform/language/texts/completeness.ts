import { completeness } from 'virtual:languages';

/** How much of what patients read is translated, by language. */
export const translatedTexts = (): typeof completeness => completeness;
