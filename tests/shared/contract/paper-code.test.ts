import { expect, it } from 'vitest';
import { paperCode, readCode, readPaper } from '#shared/contract/visit/paper-code.ts';

it('a scanner types the code of the paper, a person the bare ticket', () => {
  expect(readPaper(paperCode('K3-0042', 'ABCDEFGHJK234'))).toEqual({ ticket: 'K3-0042', code: 'ABCDEFGHJK234' });
  expect(readPaper(paperCode('K3-0042'))).toEqual({ ticket: 'K3-0042' });
  expect(readPaper(' k3 - 0042 ')).toEqual({ ticket: 'K3-0042' });
  // A code that was cut off is none.
  expect(readPaper('FD1.K3-0042.ABC')).toEqual({ ticket: 'K3-0042' });
  for (const wrong of ['', 'Anna Example', 'FD2.K3-0042.ABC', 'FD1.nothing.ABC'])
    expect(readPaper(wrong)).toBeUndefined();
});

it('a code is read as people type it: in parts, in small letters, with the letters that it does not have', () => {
  for (const typed of ['AB0DEFGH1JK1M', 'ab0d-efgh-1jk1m', ' ABOD EFGH IJKLM '])
    expect(readCode(typed)).toBe('AB0DEFGH1JK1M');
  for (const wrong of ['', 'AB0DEFGH1JK1', 'AB0DEFGH1JK1MM', 'AB0DEFGH1JK1!']) expect(readCode(wrong)).toBeUndefined();
});
