/**
 * The Content-Security-Policy of every answer.
 * @param styleHashes of the `<style>` elements inlined into the pages, as `sha256-…`
 * @param otherOrigins that were built in as another backend (VITE_API_BASE_URL and its like); none by default
 */
export function contentSecurityPolicy(styleHashes: readonly string[], otherOrigins: readonly string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
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
