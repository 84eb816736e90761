import { describe, expect, it } from 'vitest';
import { checkName } from '#shared/speech/check-name.ts';
import type { HeardWord } from '#shared/speech/heard-words.ts';
import { silence } from '../../support/wav.ts';

/** One word every 0.4 s, and a pause of 0.3 s before a word that begins with a dot. */
function said(text: string): HeardWord[] {
  let start = 0;
  return text.split(' ').map((written) => {
    if (written.startsWith('.')) start += 0.3;
    const word = { word: written.replace('.', ''), start, seconds: 0.4, misfit: 0.3 };
    start += 0.4;
    return word;
  });
}

/** Hears `first`, then each of `again` in turn; a "?" at the end of the answer says that it is not sure. */
async function checked(first: string, ...again: string[]): Promise<{ heard: string; parts: number[] }> {
  const hearings = again.map(said);
  const parts: number[] = [];
  const { words, isSure } = await checkName(said(first), silence(12), async (samples) => {
    parts.push(samples.length / 16_000);
    return hearings.shift();
  });
  return { heard: `${words.map(({ word }) => word).join(' ')}${isSure ? '' : '?'}`, parts };
}

const named = (name: string) => `i am ${name} i am forty years old female .i cough`;

describe('hearing a name again', () => {
  it('is content where the second hearing agrees', async () => {
    const { heard, parts } = await checked(named('~Ann ~Lee'), named('~Ann ~Lee'));
    expect(heard).toBe(named('~Ann ~Lee').replace('.', ''));
    expect(parts.length).toBe(1);
  });

  it('believes two that agree against one', async () => {
    const { heard } = await checked(named('~Ann ~Sarah ~Kemp'), named('~Sarah ~King'), named('~Sarah ~King'));
    expect(heard).toBe(named('~Sarah ~King').replace('.', ''));
  });

  it('decides on first and last name apart where no two agree on both, and says that it is not sure', async () => {
    const { heard } = await checked(named('~Olga ~Rees'), named('~Samuel ~Harris'), named('~Olga ~Harris'));
    expect(heard).toContain('~Olga ~Harris i am forty');
    const apart = await checked(named('~Olga ~Rees'), named('~Samuel ~Harris'), named('~Dan ~Harris'));
    expect(apart.heard).toMatch(/^i am ~Olga ~Harris i am .*\?$/);
  });

  it('keeps what was heard first where all differ or nothing more is heard', async () => {
    for (const again of [
      [named('~Bo ~Day'), named('~Cy ~Fox')],
      ['', ''],
    ]) {
      const { heard } = await checked(named('~Ann ~Lee'), ...again);
      expect(heard).toMatch(/^i am ~Ann ~Lee i am .*\?$/);
    }
  });

  it('hears up to the pause after the introduction, not into the middle of a word', async () => {
    const { parts } = await checked(named('~Ann ~Lee'), named('~Ann ~Lee'));
    // Ten words end after 4 s, then there is a pause of 0.3 s; played at 0.95 of the speed.
    expect(parts[0]).toBeCloseTo((4 + 0.25) / 0.95, 1);
  });

  it('does not listen again where no name was said', async () => {
    expect((await checked('i have a cough', 'i am ~Ann ~Lee')).parts).toEqual([]);
  });
});
