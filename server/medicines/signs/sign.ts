/**
 * A warning sign as an observer describes it, without the illness's name. Every one of `all` must be mentioned and not
 * denied; `not` makes it harmless.
 */
export type DescribedSign = {
  /** How the draft names it. */
  readonly label: string;
  /** What it may be, for readers of this table. */
  readonly maybe: string;
  readonly all: readonly string[];
  readonly not?: string;
  /** Years; an unknown age counts as younger. */
  readonly under?: number;
  readonly from?: number;
  /** A class of medicine-table.ts that the patient must be taking. */
  readonly takes?: string;
  readonly fever?: true;
  /** Also judged by how the whole household feels. */
  readonly whose?: 'house';
};

/** What may come between two related words: no end of a sentence, and no denial. */
const BETWEEN = "(?:(?!\\b(?:no|not|nor|without|denies|never|normal)\\b|n't\\b)[^.;\\n])";

/** Both in one sentence, in this order. */
export function inOrder(first: string, second: string, most = 45): string {
  return `(?:${first})\\b${BETWEEN}{0,${most}}?(?<![\\p{L}\\d])(?:${second})`;
}

/** Both in one sentence, in either order. */
export function near(one: string, other: string, most = 45): string {
  return `${inOrder(one, other, most)}|${inOrder(other, one, most)}`;
}
