/** An engine loads in a few seconds and transcribes in a third of real time if it has a processor to itself. */
const LIMIT_MS = { toLoad: 30_000, aSecondOfSound: 3000 };

/**
 * The longest an engine may take for a length of sound; after that its decoder has run away, or its machine is too
 * slow.
 */
export function longestWaitMs(seconds: number): number {
  return LIMIT_MS.toLoad + LIMIT_MS.aSecondOfSound * seconds;
}
