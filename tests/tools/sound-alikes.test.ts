import { describe, expect, it } from 'vitest';
import { withoutLookAlikes } from '../../tools/language/vocabulary/sound-alikes.ts';

const COMMON = new Map([
  ['~Johnson', 0.01],
  ['~Jansen', 0.0001],
  ['~Jenson', 0.005],
]);

function kept(sounds: Record<string, readonly string[]>) {
  return Object.fromEntries(withoutLookAlikes(new Map(Object.entries(sounds)), (name) => COMMON.get(name) ?? 0));
}

describe('ways to say a name', () => {
  it('lose what only differs in vowels from a much commoner name, but never the first', () => {
    expect(
      kept({ '~Johnson': ['JH AA N S AH N'], '~Jansen': ['Y AE N S AH N', 'JH AE N S AH N', 'Y AA N S EH N'] }),
    ).toEqual({ '~Johnson': ['JH AA N S AH N'], '~Jansen': ['Y AE N S AH N', 'Y AA N S EH N'] });
    expect(kept({ '~Johnson': ['JH AA N S AH N'], '~Jansen': ['JH AE N S AH N'] })['~Jansen']).toHaveLength(1);
  });

  it('stay where the other name is about as common, or no name', () => {
    const ways = ['JH EH N Z AH N', 'JH EH N S AH N'];
    expect(kept({ '~Johnson': ['JH AA N S AH N'], '~Jenson': ways })['~Jenson']).toEqual(ways);
    expect(kept({ '~Jansen': ways, jansen: ['JH AH N S IH N'] })).toEqual({
      '~Jansen': ways,
      jansen: ['JH AH N S IH N'],
    });
  });
});
