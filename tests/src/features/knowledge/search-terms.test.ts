import { expect, it } from 'vitest';
import { holdsAll, holdsAny, searchTerms } from '#src/features/knowledge/search-terms.ts';

const SUBSTANCES = [
  { name: 'clarithromycin', classes: ['macrolide', 'qt'], otherNames: ['klaricid'] },
  { name: 'folic acid', classes: ['folate'], otherNames: [] },
];
const finds = (search: string, text: string) => holdsAll(text, searchTerms(search, SUBSTANCES));

it('a substance or brand finds the rows about its classes, too', () => {
  expect(finds('clarithromycin', 'clarithromycin aprepitant it builds up')).toBe(true);
  expect(finds('Klaricid', 'warfarin macrolide the INR rises')).toBe(true);
  expect(finds('klaricid warfarin', 'warfarin macrolide the INR rises')).toBe(true);
  expect(finds('klaricid digoxin', 'warfarin macrolide the INR rises')).toBe(false);
  expect(finds('folic acid', 'folate methotrexate on purpose')).toBe(true);
});

it('of two medicines, each is found by its own name', () => {
  const terms = searchTerms('Klaricid folic acid', SUBSTANCES);
  expect(holdsAny('clarithromycin macrolide qt klaricid', terms)).toBe(true);
  expect(holdsAny('azithromycin macrolide', terms)).toBe(false);
  expect(holdsAny('azithromycin macrolide', [])).toBe(true);
});

it('a class only as a whole word, any other word as a part of one, nothing finds all', () => {
  expect(finds('clarithromycin', 'qtern dapagliflozin, saxagliptin')).toBe(false);
  expect(finds('warf', 'warfarin nsaid bleeding')).toBe(true);
  expect(finds('  ', 'warfarin nsaid bleeding')).toBe(true);
});
