import { describe, expect, it } from 'vitest';
import { failureWords } from '#src/features/admin/imports/failure-words.ts';
import { faultFile } from '#src/features/admin/imports/fault-file.ts';
import { blockOf, columnsOf, withColumn } from '#src/features/admin/imports/import-state.ts';
import { importTexts } from '#src/locales/en/interop/imports.ts';

describe('the columns of a file', () => {
  it('are those of its kind, and column 0 is one of them', () => {
    expect(columnsOf('doctors', { columns: { doctorId: 0, email: 2, weekday: 1, age: 3 } })).toEqual({
      doctorId: 0,
      email: 2,
    });
  });

  it('are changed and taken away one by one', () => {
    expect(withColumn({ name: 0 }, 'email', 0)).toEqual({ name: 0, email: 0 });
    expect(withColumn({ name: 0, email: 1 }, 'name', undefined)).toEqual({ email: 1 });
  });
});

describe('a file', () => {
  const good = { missing: [], faulty: 0, fresh: 3 };

  it('is imported when every row is good, or those at fault are left out', () => {
    expect(blockOf(good, false)).toBeUndefined();
    expect(blockOf({ ...good, faulty: 2 }, false)).toBe('faults');
    expect(blockOf({ ...good, faulty: 2 }, true)).toBeUndefined();
  });

  it('is not imported without its columns, or with nothing new in it', () => {
    expect(blockOf({ ...good, fresh: 0, missing: [['name']] }, true)).toBe('missing');
    expect(blockOf({ ...good, fresh: 0 }, false)).toBe('nothing');
    expect(blockOf({ ...good, fresh: 0, faulty: 1 }, true)).toBe('nothing');
  });
});

it('the faults are saved with their rows, and a heading that a spreadsheet would compute is none', () => {
  expect(faultFile([{ row: 4, column: '=1+1', message: 'This is empty, and it is needed.' }])).toBe(
    `\uFEFF"Row","Column","What is wrong"\r\n"4","'=1+1","This is empty, and it is needed."\r\n`,
  );
});

describe('a file that was not taken', () => {
  const refused = (status: number, message?: string) =>
    ({ kind: 'refused', status, statusText: '', bodyText: '', ...(message !== undefined && { message }) }) as const;

  it('says what the server said of it, and when it is too large', () => {
    expect(failureWords(refused(422, 'This is not a CSV file.'), true)).toBe('This is not a CSV file.');
    expect(failureWords(refused(413, 'Payload'), false)).toBe(importTexts.tooLarge);
  });

  it('is only said not to be imported where that is certain', () => {
    expect(failureWords({ kind: 'unreachable' }, false)).toBe(importTexts.unreachable);
    expect(failureWords({ kind: 'unreachable' }, true)).toBe(importTexts.unknown);
    expect(failureWords(refused(502), true)).toBe(importTexts.unknown);
    expect(failureWords({ kind: 'unreadable', page: true }, true)).toBe(importTexts.unknown);
  });
});
