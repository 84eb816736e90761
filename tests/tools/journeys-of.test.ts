import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { journeysOf } from '../../tools/gates/journeys-of.ts';

const NO_JOURNEY = ['shared/result.ts', 'server/main.ts', 'docs/kiosk.md', 'tests/tools/journeys-of.test.ts'];

describe('the journeys of a change', () => {
  it('are those of the folder that walks through the changed part, each once', () => {
    const changed = ['src/features/kiosk/a.tsx', 'src/features/kiosk/b.tsx', 'src/offline/queue/line.ts'];
    expect(journeysOf(changed)).toEqual(['e2e/kiosk/', 'e2e/offline/']);
  });

  it('are a changed journey itself, unless it is gone', () => {
    expect(journeysOf(['e2e/landing/page.spec.ts', 'e2e/landing/gone.spec.ts'])).toEqual(['e2e/landing/page.spec.ts']);
  });

  it('are none where only other things have changed', () => {
    expect(journeysOf(NO_JOURNEY)).toEqual([]);
  });

  it('are there for every feature', () => {
    for (const feature of readdirSync('src/features')) {
      const [folder = ''] = journeysOf([`src/features/${feature}/any.tsx`]);
      expect(existsSync(folder), feature).toBe(true);
    }
  });
});
