import { unsavedGuard } from './unsaved.ts';

/**
 * Work that must outlive its screen: a session that ended in the middle of it, or a look at another view. Kept in memory
 * only, never on a disk, and given back to the screen that comes up next. Until then it counts as unsaved.
 */
export type KeptWork<Work> = {
  readonly keep: (work: Work) => void;
  /** What was kept, if anything; it is gone from here then. */
  readonly take: () => Work | undefined;
};

const emptyings: (() => void)[] = [];

/** A place for one kind of work. Make it outside of components: it has to outlive them. */
export function createKeptWork<Work>(name: string): KeptWork<Work> {
  const guard = unsavedGuard(name);
  let kept: Work | undefined;
  const put = (work: Work | undefined) => {
    kept = work;
    guard(work !== undefined);
  };
  emptyings.push(() => put(undefined));
  return {
    keep: put,
    take: () => {
      const work = kept;
      put(undefined);
      return work;
    },
  };
}

/** Somebody has logged out, and has been asked: who logs in next finds nothing of theirs. */
export function forgetKeptWork(): void {
  for (const empty of emptyings) empty();
}
