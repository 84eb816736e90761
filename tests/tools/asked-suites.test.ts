import { describe, expect, it } from 'vitest';
import { askedSuites } from '../../tools/gates/asked-suites.ts';

describe('npm test', () => {
  it('runs everything when nothing is named', () => {
    expect(askedSuites([])).toMatchObject({
      value: [{ suite: 'unit' }, { suite: 'server' }, { suite: 'postgres15' }, { suite: 'e2e' }],
    });
  });

  it('runs a named suite whole, and of named folders only those, each in its own suite', () => {
    expect(askedSuites(['e2e/kiosk', 'tests/server/routes', 'unit', 'tests/shared/text'])).toEqual({
      ok: true,
      value: [
        { suite: 'unit', only: [] },
        { suite: 'server', only: ['tests/server/routes'] },
        { suite: 'e2e', only: ['e2e/kiosk'] },
      ],
    });
  });

  it('runs the server’s tests among conflicts only when that is named', () => {
    expect(askedSuites(['conflicts'])).toEqual({ ok: true, value: [{ suite: 'conflicts', only: [] }] });
  });

  it('says what there is when it knows no such thing', () => {
    expect(askedSuites(['e3e', 'unit'])).toMatchObject({
      ok: false,
      problem:
        'Unknown e3e: name suites (unit, server, postgres15, e2e, conflicts), paths in tests/ or e2e/, or --changed.',
    });
  });
});
