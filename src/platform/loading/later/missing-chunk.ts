const MISSING = 'The code of this screen could not be fetched.';

/** Whether a screen failed because its code could not be loaded: no connection, or a file of an older build is gone. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.message === MISSING;
}

/**
 * Turns a failed chunk load into an ordinary error for the error boundary. The router would react to the original error
 * by reloading the page, which never helps while the connection is down.
 */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    event.payload.message = MISSING;
  });
}
