import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findLayerFaults } from '../../tools/gates/layers.ts';

const made: string[] = [];

/** A little checkout with the given files and the project's own `#` imports. */
function checkout(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  made.push(root);
  const imports = { '#shared/*': './shared/*', '#src/*': './src/*', '#server/*': './server/*' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'planted', type: 'module', imports }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true });
});

const PLANTED: { fault: string; files: Record<string, string> }[] = [
  {
    fault: 'src-never-imports-server: src/routes/a.tsx → server/b.ts',
    files: {
      'src/routes/a.tsx': "import { b } from '#server/b.ts';\nexport const a = <p>{b}</p>;",
      'server/b.ts': 'export const b = 1;',
    },
  },
  {
    fault: 'features-never-import-each-other: src/features/queue/a.ts → src/features/intake/b.ts',
    files: {
      'src/features/queue/a.ts': "import { b } from '../intake/b.ts';\nexport const a = b;",
      'src/features/intake/b.ts': 'export const b = 1;',
    },
  },
  {
    fault: 'features-never-import-each-other: src/features/lists/a.ts → src/features/intake/b.ts',
    files: {
      'src/features/lists/a.ts': "import { b } from '../intake/b.ts';\nexport const a = b;",
      'src/features/intake/b.ts': 'export const b = 1;',
    },
  },
  {
    fault: 'shared-stands-alone: shared/a.ts → src/b.ts',
    files: { 'shared/a.ts': "export type { B } from '#src/b.ts';", 'src/b.ts': 'export type B = 1;' },
  },
  {
    fault: 'routes-hold-no-sql-and-no-gateways: server/routes/a.ts → server/database/b.ts',
    files: {
      'server/routes/a.ts': "import { b } from '../database/b.ts';\nexport const a = b;",
      'server/database/b.ts': 'export const b = 1;',
    },
  },
  {
    fault: 'no-cycles: shared/a.ts → shared/b.ts',
    files: {
      'shared/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
      'shared/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
    },
  },
];

describe('the layer rules', () => {
  it.each(PLANTED)('catch $fault', async ({ fault, files }) => {
    expect(await findLayerFaults(checkout(files), 1)).toContain(fault);
  });

  it('find nothing in a tree that keeps them', async () => {
    const root = checkout({
      'shared/a.ts': 'export const a = 1;',
      'src/features/queue/b.ts': "import { a } from '#shared/a.ts';\nexport const b = a;",
    });
    expect(await findLayerFaults(root, 1)).toEqual([]);
  });

  it('fail when the tool has read nothing', async () => {
    expect(await findLayerFaults(checkout({ 'docs/a.ts': '' }))).toEqual(['read only 0 modules, expected at least 60']);
  });
});
