import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** One file that may be served, found once at start: no path can reach anything else on the disk. */
export type SiteFile = {
  readonly file: string;
  readonly type: string;
  readonly etag: string;
  /** Compressed copies that the build has written beside it. */
  readonly brotli?: string;
  readonly gzip?: string;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the build keeps for itself. */
const PRIVATE = new Set(['/build.json']);

/** Whether a path contains the hash of its content: such a file never changes and need not be requested again. */
export function isNamedByContent(path: string): boolean {
  return /^\/(assets\/|speech\/(?!files\.json$))/.test(path);
}

/** The files of a folder by the path they are served at, prefixed by `under`. Empty if there is no folder. */
export async function findSiteFiles(folder: string, under = ''): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .filter((path) => !PRIVATE.has(path) && !path.split('/').some((part) => part.startsWith('.')));
  const known = new Set(paths);
  const files = await Promise.all(
    paths
      .filter((path) => !isTwin(path, known))
      .map(async (path): Promise<[string, SiteFile]> => {
        const file = join(folder, path);
        const address = `${under}${path}`;
        // The speech engines' 85 MB are not read at every start.
        const identity = isNamedByContent(address) ? address : await readFile(file);
        const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const brotli = known.has(`${path}.br`) ? { brotli: `${file}.br` } : {};
        const gzip = known.has(`${path}.gz`) ? { gzip: `${file}.gz` } : {};
        return [address, { file, type, etag, ...brotli, ...gzip }];
      }),
  );
  return new Map(files);
}

function isTwin(path: string, known: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''));
}
