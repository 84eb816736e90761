import { expect, it } from 'vitest';
import { csvLine } from '#shared/csv/csv-line.ts';

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
  ['a phone number with a plus', { exact: '+43 660 1234567' }, '"\u00A0+43 660 1234567"'],
  ['one that would be a sum', { exact: '+43-660-1234' }, '"\u00A0+43-660-1234"'],
  ['one that begins with 0', { exact: '06601234567' }, '"\u00A006601234567"'],
  ['one in brackets', { exact: '(+49) 30/123' }, '"\u00A0(+49) 30/123"'],
  ['a ticket like a date', { exact: 'MAR-1' }, '"\u00A0MAR-1"'],
  ['a phone number that is a formula', { exact: '+1+cmd|x' }, `"'+1+cmd|x"`],
  ['another', { exact: '=HYPERLINK("x")' }, `"'=HYPERLINK(""x"")"`],
  ['one behind a no-break space', { exact: '\u00A0=1+1' }, `"'=1+1"`],
  ['no phone number', { exact: '' }, '""'],
  ['no ticket', { exact: null }, '""'],
  ['controls', 'a\u0000b\u202Ec\nd', '"a b c d"'],
  ['the joiners of a script', 'می\u200Cخواهم', '"می\u200Cخواهم"'],
])('%s', (_name, cell, line) => {
  expect(csvLine([cell])).toBe(`${line}\r\n`);
});
