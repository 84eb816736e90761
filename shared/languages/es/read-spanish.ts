import pack from './packed/language.json' with { type: 'json' };
import { readerOf } from '#shared/words/any-language/read-in.ts';

/** Reads what somebody says in Spanish. */
export const readSpanish = readerOf(pack);
