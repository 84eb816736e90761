export type BucketSettings = { readonly burst: number; readonly refillPerSecond: number };

export type TokenBuckets = {
  /** Takes one token. @returns 0, or the seconds until one is available. */
  take(owner: string): number;
  /** Returns a token: a stored response costs nothing. */
  giveBack(owner: string): void;
};

const SWEEP_ABOVE = 10_000;

/** Token buckets in this process's memory, one per owner (an address, an account). */
export function createTokenBuckets(settings: BucketSettings, now: () => Date): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>();

  const level = (bucket: { tokens: number; at: number }, at: number) =>
    Math.min(settings.burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * settings.refillPerSecond);

  function sweep(at: number): void {
    for (const [owner, bucket] of buckets) if (level(bucket, at) >= settings.burst) buckets.delete(owner);
  }

  return {
    take(owner) {
      const at = now().getTime();
      const bucket = buckets.get(owner);
      const tokens = bucket === undefined ? settings.burst : level(bucket, at);
      if (bucket === undefined && buckets.size >= SWEEP_ABOVE) sweep(at);
      buckets.set(owner, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1 ? 0 : (1 - tokens) / settings.refillPerSecond;
    },
    giveBack(owner) {
      const bucket = buckets.get(owner);
      if (bucket !== undefined) bucket.tokens = Math.min(settings.burst, bucket.tokens + 1);
    },
  };
}
