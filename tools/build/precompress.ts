import type { Dirent } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|webmanifest|wasm|txt|dict)$/;
/** The speech engine's tables have no endings and shrink well. */
const SPEECH = /[/\\]speech[/\\]/;
/** Smaller files hardly compress. There are many of them: together they are 6 kB less. */
const SMALLEST_BYTES = 200;
/** The full speech engine: at full effort its 77 MB cost minutes of each build and are only a twentieth smaller. */
const HEAVY = /\.onnx\.\d+$|[/\\]runtime\.wasm$/;
const EFFORT = { full: 11, little: 4 };

/** Writes a `.br` and a `.gz` beside every file of a build that is worth it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(isWorthIt)) {
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.byteLength < SMALLEST_BYTES) continue;
    const effort = HEAVY.test(file) ? EFFORT.little : EFFORT.full;
    const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
    const [small, smaller] = await Promise.all([
      promisify(gzip)(bytes, { level: effort === EFFORT.full ? 9 : 1 }),
      promisify(brotliCompress)(bytes, { params }),
    ]);
    if (small.byteLength < bytes.byteLength) await writeFile(`${file}.gz`, small);
    if (smaller.byteLength < bytes.byteLength) await writeFile(`${file}.br`, smaller);
  }
}

function isWorthIt(entry: Dirent): boolean {
  return entry.isFile() && (TEXT.test(entry.name) || SPEECH.test(join(entry.parentPath, entry.name)));
}
