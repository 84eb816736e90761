/**
 * A warning sign as it is described by who saw it, without the illness’s name. Every one of `all` must be said, and none
 * of them denied; `not` is what makes it something ordinary.
 */
export type DescribedSign = {
  /** How the draft names it. */
  readonly label: string;
  /** What it may be, for whoever reads this table. */
  readonly maybe: string;
  readonly all: readonly string[];
  readonly not?: string;
  /** Years; whose age is not known is taken to be of it. */
  readonly under?: number;
  readonly from?: number;
  /** A class of medicine-table.ts that the patient must be taking. */
  readonly takes?: string;
  readonly fever?: true;
  /** Told by how the whole house feels, too. */
  readonly whose?: 'house';
};

/** What may stand between two words that belong together: no end of a sentence, and no denial. */
const BETWEEN = "(?:(?!\\b(?:no|not|nor|without|denies|never|normal)\\b|n't\\b)[^.;\\n])";

/** Both in one sentence, in this order. */
export function inOrder(first: string, second: string, most = 45): string {
  return `(?:${first})\\b${BETWEEN}{0,${most}}?(?<![\\p{L}\\d])(?:${second})`;
}

/** Both in one sentence, in either order. */
export function near(one: string, other: string, most = 45): string {
  return `${inOrder(one, other, most)}|${inOrder(other, one, most)}`;
}
