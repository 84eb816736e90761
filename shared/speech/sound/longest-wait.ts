/** An engine loads in a few seconds and listens in a third of real time where it has a processor for itself. */
const LIMIT_MS = { toLoad: 30_000, aSecondOfSound: 3000 };

/** How long an engine may take for so many seconds of sound; after that its decoder has run away, or its machine is too slow for it. */
export function longestWaitMs(seconds: number): number {
  return LIMIT_MS.toLoad + LIMIT_MS.aSecondOfSound * seconds;
}
