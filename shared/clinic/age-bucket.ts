/** The age filter's buckets of NUM-1: up to 18, 19 to 30, 31 to 50, above 50; named as on screen. */
export const AGE_BUCKETS = ['0-18', '19-30', '31-50', '50+'] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

/** The first and last year of each, both inclusive. 50 itself belongs to the third (NUM-1: "above 50"). */
const BOUNDS: Readonly<Record<AgeBucket, { readonly from: number; readonly to: number }>> = {
  '0-18': { from: 0, to: 18 },
  '19-30': { from: 19, to: 30 },
  '31-50': { from: 31, to: 50 },
  '50+': { from: 51, to: Number.POSITIVE_INFINITY },
};

/** The bucket with that name; undefined for any other text, which is no filter. */
export function ageBucket(name: string | undefined): AgeBucket | undefined {
  return AGE_BUCKETS.find((bucket) => bucket === name);
}

/** The whole years in a bucket; the last one's `to` is infinite. */
export function ageBounds(bucket: AgeBucket): { readonly from: number; readonly to: number } {
  return BOUNDS[bucket];
}

/** Whether somebody of `age` completed years is in a bucket. An unknown age is in none. */
export function isInBucket(age: number | null | undefined, bucket: AgeBucket): boolean {
  if (typeof age !== 'number') return false;
  const years = Math.floor(age);
  return years >= BOUNDS[bucket].from && years <= BOUNDS[bucket].to;
}
