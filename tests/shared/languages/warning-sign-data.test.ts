import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packReport } from '#shared/languages/reading/pack-report.ts';
import { isSaidByPatients, readLanguageFiles } from '#server/services/knowledge/language-files.ts';
import { packSigns } from '#shared/languages/reading/pack-signs.ts';
import { readSignFile, readWordGroups } from '#shared/languages/reading/sign-file.ts';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { redFlagTexts } from '#src/locales/en/everywhere/red-flags.ts';

const files = readLanguageFiles(join(import.meta.dirname, '../../..'), 'en');
const signs = files.signs.filter(isSaidByPatients);

describe.each(signs.map((sign) => [sign.id, sign] as const))('the examples of %s', (id, sign) => {
  it.each(sign.alarm.map(({ text }) => text))('warn: %s', (text) => expect(findRedFlags(text)).toContain(id));
  it.each(sign.calm.map(({ text }) => text))('do not warn: %s', (text) => expect(findRedFlags(text)).toEqual([]));
});

it('a sign is called on the screen what its file calls it', () => {
  const { 'sounds-urgent': ofNoSign, ...named } = redFlagTexts;
  expect(Object.fromEntries(signs.map(({ id, label }) => [id, label]))).toEqual(named);
  expect(ofNoSign).toBe('Something that sounds urgent');
});

it('no browser fetches what only a doctor’s report says', () => {
  const browsers = JSON.stringify(packSigns(signs, files.groups));
  for (const phrase of ['troponin', 'kernig', 'cauda equina', 'st elevation']) {
    expect(
      JSON.stringify(packReport(files.signs, new Map([...files.groups, ...files.reportGroups]), () => true)),
    ).toContain(phrase);
    expect(browsers).not.toContain(phrase);
  }
});

describe('a mistake in a sign’s file is refused with its file and line', () => {
  const file = (...lines: readonly string[]) =>
    [
      'id: eye',
      'label: Eye',
      'why: w',
      'source: s',
      'reviewed by: nobody',
      ...lines,
      'alarm:',
      '  a',
      'calm:',
      '  b',
    ].join('\n');
  const pack = (...lines: readonly string[]) =>
    packSigns([readSignFile(file(...lines), 'eye.txt')], readWordGroups('@eye\n  eye\n  sight', 'groups.txt'));

  it.each([
    [
      'a regular expression',
      ['said:', '  @eye', String.raw`  sight\w+`],
      /^eye\.txt:8: “\\” means nothing in a phrase/,
    ],
    ['a bracket left open', ['said:', '  (eye|sight hurt'], /^eye\.txt:7: “\(” is not closed/],
    ['a bracket that closes nothing', ['said:', '  eye] hurt'], /^eye\.txt:7: “\]” closes nothing/],
    ['a choice with an empty word', ['said:', '  (eye|) hurt'], /^eye\.txt:7: a choice has an empty word/],
    ['a group that nobody knows', ['said:', '  @eyes .. hurt'], /^eye\.txt:7: no group of words is called @eyes/],
    ['a brace of no kind', ['said:', '  eye{without: lid}'], /^eye\.txt:7: “\{without” is none of/],
    ['an “&” among clinicians’ words', ['noted:', '  eye & hurt'], /^eye\.txt:7: “&”/],
    ['a phrase that is there already', ['said:', '  eye', '  eye'], /^eye\.txt:8: this phrase is there already/],
    ['a part that is none', ['speaks:', '  eye'], /^eye\.txt:6: “speaks” is no part of a warning sign/],
    ['a “MY” without a word behind it', ['said:', '  (back of MY) eye'], /^eye\.txt:7: “MY” needs a word behind it/],
    ['a number that counts downwards', ['said:', '  #9-3 day'], /^eye\.txt:7: “#9-3” counts downwards/],
  ])('%s', (_, lines, fault) => expect(() => pack(...lines)).toThrow(fault));

  const packed = (...lines: readonly string[]) =>
    packReport(
      [readSignFile(file(...lines, 'alarm in a report:', '  a', 'calm in a report:', '  b'), 'eye.txt')],
      readWordGroups('@eye\n  eye\n  sight', 'groups.txt'),
      (name) => name === 'lithium',
    );

  it.each([
    ['of a group in a report', ['report:', '  @lid'], /^eye\.txt:7: no group of words is called @lid/],
    [
      'of a condition',
      ['report together:', '  when: over 50 years', '  one of', '    eye'],
      /^eye\.txt:7: a condition is one of: under 3 months, .* \(in “over 50 years”\)/,
    ],
    [
      'of a medicine that no table knows',
      ['report together:', '  when: takes lithum', '  one of', '    eye'],
      /^eye\.txt:7: no medicine of substances\.tsv is in the class “lithum”/,
    ],
    ['of a line without a group', ['report together:', '  eye'], /^eye\.txt:7: this line belongs to nothing/],
    ['of a group near nothing', ['report together:', '  near one of', '    eye'], /^eye\.txt:7: nothing stands before/],
    [
      'of an entry without lines',
      ['report together:', '  maybe: x'],
      /^eye\.txt:6: “one of” and its lines are missing/,
    ],
    [
      'of a phrase that is there already',
      ['report together:', '  one of', '    eye', '    eye'],
      /^eye\.txt:9: this phrase is there already/,
    ],
  ])('and so is one %s', (_, lines, fault) => expect(() => packed(...lines)).toThrow(fault));

  it('and so is a report’s sign without an example', () => {
    expect(() => readSignFile(file('report:', '  eye'), 'eye.txt')).toThrow(
      /^eye\.txt:1: no example stands under “alarm in a report:”/,
    );
  });
  it('and so is a sign without an example', () => {
    expect(() => readSignFile(file().replace('  a', ''), 'eye.txt')).toThrow(
      /^eye\.txt:1: no example stands under “alarm:”/,
    );
  });
  it('and a group that names another', () => {
    expect(() => readWordGroups('@eye\n  eye\n@eyes\n  both @eye', 'groups.txt')).toThrow(
      /^groups\.txt:4: a group cannot name another group \(in “both @eye”\)/,
    );
  });
  it('and a word that belongs to no group', () => {
    expect(() => readWordGroups('eye', 'groups.txt')).toThrow(/^groups\.txt:1: a new group is needed here/);
  });
});
