/**
 * Work that must outlive its screen: a session that ended in the middle of it, or a look at another view. Kept in memory
 * only, never on a disk, and given back to the screen that comes up next.
 */
export type KeptWork<Work> = {
  readonly keep: (work: Work) => void;
  /** What was kept, if anything; it is gone from here then. */
  readonly take: () => Work | undefined;
};

/** A place for one kind of work. Make it outside of components: it has to outlive them. */
export function createKeptWork<Work>(): KeptWork<Work> {
  let kept: Work | undefined;
  return {
    keep: (work) => {
      kept = work;
    },
    take: () => {
      const work = kept;
      kept = undefined;
      return work;
    },
  };
}
