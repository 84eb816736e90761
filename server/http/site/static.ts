import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { byteStream } from '#server/http/answer/byte-stream.ts';
import { contentSecurityPolicy, type InlinedHashes } from '#server/http/guard/content-security-policy.ts';
import { keepAssets } from './kept-assets.ts';
import { findSiteFiles, isNamedByContent, type SiteFile } from './site-files.ts';

/** The built app, ready to be served. */
export type Site = {
  /** The policy its pages need: what is inlined in them, and the backends built in. */
  readonly policy: string;
  /** The build's own manifest, as text; undefined without a build. */
  readonly manifest: string | undefined;
  /** Answers GET and HEAD of a file or page; passes on API paths and what does not exist. */
  readonly serve: MiddlewareHandler;
};

const BuildRecord = v.object({ origins: v.optional(v.array(v.string()), []) });
const API = /^\/(api|v2|process_case|fhir)(\/|$)/;
/** Larger files are streamed: the speech engines' weights, loaded whole for each device, would fill the memory. */
const READ_WHOLE_BYTES = 512 * 1024;

/**
 * Reads the build once. Later changes of the folder are not seen.
 * @param dist the build; if it is missing, no page is served
 * @param kept where hashed files of this and earlier builds are kept, see keepAssets
 */
export async function openSite(dist: string, kept: string): Promise<Site> {
  await keepAssets(join(dist, 'assets'), kept);
  const files = new Map([...(await findSiteFiles(kept, '/assets')), ...(await findSiteFiles(dist))]);
  const policy = contentSecurityPolicy(await inlinedHashes(files), await builtInOrigins(dist));

  const serve: MiddlewareHandler = async (context, next) => {
    const { path, method } = context.req;
    if ((method !== 'GET' && method !== 'HEAD') || API.test(path)) return next();
    const file = files.get(path) ?? pageAt(path, files);
    return file === undefined ? next() : send(context, file, path);
  };
  const manifest = files.get('/manifest.webmanifest')?.file;
  return { policy, serve, manifest: manifest && (await readFile(manifest, 'utf8')) };
}

/**
 * The page for a URL: its own prerendered first paint if the build made one, otherwise the empty one, so that no other
 * page starts with the landing page's picture. A path that names a file has no page.
 */
function pageAt(path: string, files: ReadonlyMap<string, SiteFile>): SiteFile | undefined {
  if (/^\/(assets|speech)\//.test(path) || /\.\w+$/.test(path)) return undefined;
  if (path === '/') return files.get('/index.html');
  return files.get(`${path.replace(/\/$/, '')}.html`) ?? files.get('/bare.html') ?? files.get('/index.html');
}

async function send(context: Context, found: SiteFile, path: string): Promise<Response> {
  const accepted = context.req.header('accept-encoding') ?? '';
  const [encoding, file] =
    found.brotli !== undefined && /\bbr\b/.test(accepted)
      ? ['br', found.brotli]
      : found.gzip !== undefined && /\bgzip\b/.test(accepted)
        ? ['gzip', found.gzip]
        : [undefined, found.file];
  const etag = `"${found.etag}${encoding === undefined ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    'Cache-Control': isNamedByContent(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (context.req.header('if-none-match')?.includes(etag) === true) return context.body(null, 304, headers);
  headers['Content-Type'] = found.type;
  if (encoding !== undefined) headers['Content-Encoding'] = encoding;
  const { size } = await stat(file);
  headers['Content-Length'] = String(size);
  // A stream that nobody reads would keep its file open.
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  if (size > READ_WHOLE_BYTES) return context.body(byteStream(createReadStream(file)), 200, headers);
  return context.body(await readFile(file), 200, headers);
}

async function inlinedHashes(files: ReadonlyMap<string, SiteFile>): Promise<InlinedHashes> {
  const pages = [...files].filter(([path]) => /^\/[^/]+\.html$/.test(path));
  const texts = await Promise.all(pages.map(([, { file }]) => readFile(file, 'utf8')));
  const hashesOf = (element: RegExp) => {
    const inlined = texts.flatMap((text) => [...text.matchAll(element)].map(([, inside = '']) => inside));
    return [...new Set(inlined.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
  };
  return {
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/g),
  };
}

async function builtInOrigins(dist: string): Promise<string[]> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => '{}');
  return v.parse(BuildRecord, JSON.parse(text)).origins;
}
