/** The `sha256-…` hashes of the pages' inline `<style>` and `<script>` elements. */
export type InlinedHashes = { readonly styles: readonly string[]; readonly scripts: readonly string[] };

/**
 * The Content-Security-Policy of every response.
 * @param otherOrigins built in as another backend (VITE_API_BASE_URL and the like); none by default
 */
export function contentSecurityPolicy({ styles, scripts }: InlinedHashes, otherOrigins: readonly string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...otherOrigins],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...otherOrigins],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const quoted = (hashes: readonly string[]): string[] => hashes.map((hash) => `'${hash}'`);
