import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Bytes of the words module (words-form-entry.ts), and of it with the warning signs that are loaded beside it (words-entry.ts). */
export type WordsSizes = { readonly words: number; readonly withSigns: number };

/** Both as a browser loads them: bundled, minified, gzip. */
export async function measureWordsModule(): Promise<WordsSizes> {
  return { words: await bytesOf('words-form-entry.ts'), withSigns: await bytesOf('words-entry.ts') };
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
