import { expect, it } from 'vitest';
import { csvLine } from '#server/services/csv.ts';

it.each([
  ['a text', 'Ann', '"Ann"'],
  ['quotes', 'say "hi", now', '"say ""hi"", now"'],
  ['nothing', null, '""'],
  ['a number, also a negative one', -3, '"-3"'],
  ['a formula', '=1+1', `"'=1+1"`],
  ['a formula behind a space', '  @SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab and a line end', '\t\r\n+1', `"'+1"`],
  ['a wide formula', '＝1', `"'＝1"`],
  ['a command', '-2+3|cmd', `"'-2+3|cmd"`],
  ['controls', 'a\u0000b\u202Ec\nd', '"a b c d"'],
  ['the joiners of a script', 'می\u200Cخواهم', '"می\u200Cخواهم"'],
])('%s', (_name, cell, line) => {
  expect(csvLine([cell])).toBe(`${line}\r\n`);
});
