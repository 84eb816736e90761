import { describe, expect, it } from 'vitest';
import { judgeAudit } from '../../../tools/supply/judge-audit.ts';

const TODAY = '2026-11-27';
const report = (...advisories: string[]) =>
  JSON.stringify({
    vulnerabilities: {
      leftish: {
        via: advisories.map((advisory) => ({
          url: `https://github.com/advisories/${advisory}`,
          title: 'Reads too far',
          severity: 'high',
        })),
      },
      user: { via: ['leftish'] },
    },
  });

describe('the gate of known faults', () => {
  it('passes where there is none', () => {
    expect(judgeAudit('{"vulnerabilities":{}}', [], TODAY)).toEqual({ kind: 'passed', sentences: [] });
  });

  it.each(['', 'no json', '{"message":"405 Method Not Allowed","statusCode":405}', '{"error":{"summary":""}}'])(
    'has not checked anything where it got no report: %s',
    (answer) => {
      expect(judgeAudit(answer, [], TODAY).kind).toBe('not-checked');
    },
  );

  it('fails at a fault, and names package and advisory', () => {
    expect(judgeAudit(report('GHSA-1'), [], TODAY)).toEqual({
      kind: 'failed',
      sentences: ['leftish: Reads too far (high, https://github.com/advisories/GHSA-1)'],
    });
  });

  it('puts up with a fault until the day of its exception, and with no other', () => {
    const until = (day: string) => [{ advisory: 'GHSA-1', until: day, why: 'Only in tests.' }];
    expect(judgeAudit(report('GHSA-1'), until(TODAY), TODAY).kind).toBe('passed');
    expect(judgeAudit(report('GHSA-1', 'GHSA-2'), until(TODAY), TODAY)).toMatchObject({
      sentences: [expect.stringContaining('GHSA-2')],
    });
    expect(judgeAudit(report('GHSA-1'), until('2026-11-26'), TODAY)).toMatchObject({ kind: 'failed' });
    expect(judgeAudit(report(), until('2026-11-26'), TODAY)).toMatchObject({ kind: 'failed' });
  });
});
