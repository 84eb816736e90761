import type { ESTree } from 'vite';

/** What names stand for: a module's own constants and functions. */
export type Scope = ReadonlyMap<string, ESTree.Expression | ESTree.Function>;

/** A text that has no ICU message, and where it stands in its source. */
export class Untranslatable extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}
