const MISSING = 'The code of this screen could not be fetched.';

/** Whether a screen failed because its code could not be fetched: no connection, or an older build's file is gone. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.message === MISSING;
}

/**
 * Turns "a chunk could not be fetched" into an ordinary error for the error boundary. Under its own message the router
 * would reload the page by itself, and a reload never helps while the connection is down.
 */
export function watchMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    event.payload.message = MISSING;
  });
}
