import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { plainWord } from '../../shared/rules/plain-words.ts';
import { readSaidNow } from '../../shared/rules/said-now.ts';
import { LEAST_WORDS, urgencyFeatures } from '../../shared/rules/urgency.ts';
import type { Example } from './learn.ts';

/** An example, and the list or the author it is from. */
export type SourcedExample = Example & { readonly source: string };

const CASES = new URL('../../tests/shared/rules/cases/', import.meta.url);

const GENDER =
  'he him his she her man woman male female girl boy lad lady gentleman mother mum father dad brother sister wife husband son daughter';

type Labelled = { readonly said: string; readonly isUrgent: boolean; readonly name?: string };

/**
 * The labelled texts of the tests that are long enough: transcripts, and sentences that must or must not alarm. Without
 * people's names and gender, from which nothing may be concluded.
 */
export async function readExamples(): Promise<SourcedExample[]> {
  const texts: (Labelled & { source: string })[] = [];
  for (const file of (await readdir(CASES)).toSorted()) {
    const lists: Record<string, unknown> = await import(new URL(file, CASES).href);
    for (const [source, list] of Object.entries(lists))
      if (Array.isArray(list) && source !== 'UNSEEN')
        texts.push(
          ...list.flatMap((one) => labelOf(one, source.endsWith('ALARMS'))).map((one) => ({ ...one, source })),
        );
  }
  const saysNothing = namesAndGender(texts);
  return texts.flatMap(({ source, said, isUrgent }) => {
    const features = urgencyFeatures(readSaidNow(said));
    return features.size < LEAST_WORDS ? [] : [{ source, isUrgent, features: features.difference(saysNothing) }];
  });
}

/** A sentence of a list, perhaps with the sign it must give, or a transcript with its labels; nothing else. */
function labelOf(one: unknown, isAlarm: boolean): Labelled[] {
  if (typeof one === 'string') return [{ said: one, isUrgent: isAlarm }];
  if (Array.isArray(one)) return isAlarm ? [{ said: String(one[0]), isUrgent: true }] : [];
  if (typeof one !== 'object' || one === null || !('said' in one) || typeof one.said !== 'string') return [];
  const name = 'name' in one ? String(one.name) : '';
  return [{ said: one.said, isUrgent: 'redFlag' in one && one.redFlag === true, name }];
}

/** Names of patients, and common first and last names, unless they are words of everyday speech, and words for a gender; as they are searched. */
function namesAndGender(texts: readonly Labelled[]): Set<string> {
  const plain = (text: string): Set<string> =>
    new Set(
      text
        .toLowerCase()
        .match(/[a-z]+/gu)
        ?.map(plainWord),
    );
  const list = (name: string): Set<string> =>
    plain(readFileSync(new URL(`../vocabulary/${name}`, import.meta.url), 'utf8').replace(/^#.*$/gmu, ''));
  return plain(texts.map(({ name = '' }) => name).join(' '))
    .union(list('first-names.txt'))
    .union(list('last-names.txt'))
    .difference(list('common-words.txt'))
    .union(plain(GENDER));
}
