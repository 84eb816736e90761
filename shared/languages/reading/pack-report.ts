import type { PackedEntry, PackedReport } from '#shared/words/warning/signs/packed-report.ts';
import { compileSign, REPORTED } from '#shared/words/warning/signs/sign-phrase.ts';
import { at, type Line } from './lines.ts';
import { packGroups } from './pack-signs.ts';
import { translateEnglish } from './phrase-notation.ts';
import { readWhen, type ReportEntry } from './report-entry.ts';
import type { SignFile } from './sign-file.ts';

const JOINTS = { near: ' <> ', after: ' .. ' } as const;

/**
 * Translates what a report says of the warning signs into what the server loads. Each phrase is tried once.
 * @throws with the file and line of the first mistake
 */
export function packReport(
  signs: readonly SignFile[],
  groups: ReadonlyMap<string, readonly Line[]>,
  isClass: (name: string) => boolean,
): PackedReport {
  const packed = packGroups(groups);
  const phrase = (line: Line): string =>
    at(line, () => {
      const translated = translateEnglish(line.text);
      compileSign(translated, packed, REPORTED);
      return translated;
    });
  const entry = (one: ReportEntry): PackedEntry => ({
    when: readWhen(one.when, isClass),
    all: phrasesOf(one, phrase),
    unless: one.unless.map(phrase),
  });
  return {
    groups: packed,
    signs: signs.map(({ id, inADraft, report, reportTogether }) => ({
      id,
      label: inADraft,
      said: report.map(phrase),
      together: reportTogether.map(entry),
    })),
  };
}

/** A group that must stand near the one before it becomes one phrase with it. */
function phrasesOf({ groups }: ReportEntry, phrase: (line: Line) => string): string[][] {
  const all: string[][] = [];
  for (const { kind, lines } of groups) {
    const phrases = lines.map(phrase);
    if (kind === 'anywhere') all.push(phrases);
    else all.push([`(${(all.pop() ?? []).join('|')})${JOINTS[kind]}(${phrases.join('|')})`]);
  }
  return all;
}
