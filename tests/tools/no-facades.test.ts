import { expect, test } from 'vitest';
import { takeOutFacades } from '../../tools/build/no-facades.ts';

const chunk = (fileName: string, code: string, dynamicImports: string[] = []) => ({
  type: 'chunk',
  fileName,
  code,
  isDynamicEntry: true,
  dynamicImports,
});
const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each]));

test('a lazy import of a chunk that only passes on asks the one it passes on from, for the same names', () => {
  const bundle = bundleOf(
    chunk('assets/page-1.js', 'const{Ask:e,Say:t}=await import(`./dialog-2.js`);', ['assets/dialog-2.js']),
    chunk('assets/dialog-2.js', 'export{a as Ask,Say}from"./questions-3.js";'),
    chunk('assets/questions-3.js', 'export const a=1,Say=2;'),
  );
  takeOutFacades(bundle);
  expect(Object.keys(bundle)).toEqual(['assets/page-1.js', 'assets/questions-3.js']);
  expect(bundle['assets/page-1.js']).toMatchObject({
    code: 'const{Ask:e,Say:t}=await import(`./questions-3.js`).then(e=>({Ask:e.a,Say:e.Say}));',
    dynamicImports: ['assets/questions-3.js'],
  });
});

test('a chunk that does anything itself stays, and so does what asks for it', () => {
  const page = chunk('assets/page-1.js', 'import(`./dialog-2.js`)', ['assets/dialog-2.js']);
  const dialog = chunk('assets/dialog-2.js', 'import{a}from"./questions-3.js";start();export{a as Ask};');
  const bundle = bundleOf({ ...page }, { ...dialog });
  takeOutFacades(bundle);
  expect(bundle).toEqual(bundleOf(page, dialog));
});
