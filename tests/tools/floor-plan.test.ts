import { expect, it } from 'vitest';
import { findFloorFaults } from '../../tools/gates/floor-plan.ts';

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`);

it('a folder may hold fifteen files, and a sixteenth is named', () => {
  expect(findFloorFaults(filesIn('src/ui/fields', 15))).toEqual([]);
  expect(findFloorFaults(filesIn('src/ui/fields', 16))).toEqual([
    'src/ui/fields has 16 files, at most 15 may stand in one folder',
  ]);
});

it('a folder may be four levels deep, and a fifth is named', () => {
  expect(findFloorFaults(['src/features/registration/choose/card.tsx'])).toEqual([]);
  expect(findFloorFaults(['src/features/registration/choose/cards/card.tsx'])).toEqual([
    'src/features/registration/choose/cards is 5 levels deep, at most 4 are allowed',
  ]);
});

it('data may hold as much as there is of it', () => {
  expect(findFloorFaults(Array.from({ length: 40 }, (_, at) => `bench/clips/${at}.wav`))).toEqual([]);
});
