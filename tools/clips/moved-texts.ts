import { CHOOSABLE_TAGS } from '../../shared/languages/screens/language-tags.ts';
import type { EnglishMessage } from '../language/catalogues/english-messages.ts';
import { readPack, type Pack, type Purpose } from './clip-pack.ts';
import { recipe, VOICES } from './voices.ts';
import { callPatterns, wantedInCalls, wantedOnPages } from './wanted-texts.ts';

/** What is recorded of a language for one purpose, and what its texts are now. */
export type Standing = {
  readonly tag: (typeof CHOOSABLE_TAGS)[number];
  readonly purpose: Purpose;
  readonly pack: Pack;
  readonly says?: Readonly<Record<string, string>>;
  readonly wanted: readonly string[];
  /** Wanted, and not recorded: nobody hears it until it is. */
  readonly missing: readonly string[];
  /** Recorded, and on no page any more: nobody hears it either. */
  readonly left: readonly string[];
};

/** Compares the recordings with the texts. */
export function standings(english: ReadonlyMap<string, readonly EnglishMessage[]>, folder?: string): Standing[] {
  return CHOOSABLE_TAGS.flatMap((tag) => {
    const says = callPatterns(tag, english);
    return [
      standing(tag, 'pages', wantedOnPages(tag, english), folder),
      { ...standing(tag, 'call', wantedInCalls(says), folder), says },
    ];
  });
}

function standing(tag: Standing['tag'], purpose: Purpose, wanted: readonly string[], folder?: string): Standing {
  const kept = readPack(tag, purpose, folder);
  const pack = kept.made === recipe(VOICES[tag]) ? kept : { ...kept, clips: new Map() };
  const [now, before] = [new Set(wanted), [...kept.clips.keys()]];
  const missing = wanted.filter((text) => !pack.clips.has(text));
  return { tag, purpose, pack, wanted, missing, left: before.filter((text) => !now.has(text)) };
}
