/** The version this build writes. */
export const ROW_VERSION = 1;

/** `steps[n]` turns the content of version n + 1 into that of version n + 2. Pure, and never removed. */
type Step = (content: unknown) => unknown;
const STEPS: readonly Step[] = [];

/**
 * Brings the opened content of a row up to this build's version (offline.md rule 15).
 * @returns the content, or `newer` when a later build wrote it: such a row is left alone.
 */
export function upgradeContent(content: unknown, version: number, steps = STEPS): { content: unknown } | 'newer' {
  if (version > steps.length + 1) return 'newer';
  return { content: steps.slice(version - 1).reduce((older, step) => step(older), content) };
}
