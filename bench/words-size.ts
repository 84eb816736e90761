import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of what the patient's pages load to read words (words-entry.ts), and of it without the warning signs. */
export type WordsSizes = { readonly all: number; readonly withoutSigns: number };

/** Both as a browser loads them: bundled, minified, gzip. */
export async function measureWordsModule(): Promise<WordsSizes> {
  return { all: await bytesOf('words-entry.ts'), withoutSigns: await bytesOf('words-form-entry.ts') };
}

async function bytesOf(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: join(import.meta.dirname, entry),
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0), 0);
}
