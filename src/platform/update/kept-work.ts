import { unsavedGuard } from './unsaved.ts';

/**
 * Work that must outlive its screen: a session that ends in the middle of it, or a switch to another view. It is kept
 * in memory only, never on disk, and given to the screen that comes up next. Until then it counts as unsaved.
 */
export type KeptWork<Work> = {
  readonly keep: (work: Work) => void;
  /** Returns what was kept, if anything, and removes it. */
  readonly take: () => Work | undefined;
};

const emptyings: (() => void)[] = [];

/** Creates a place for one kind of work. Call it outside components, because it must outlive them. */
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

/** Called at logout, after a confirmation, so that whoever logs in next finds nothing. */
export function forgetKeptWork(): void {
  for (const empty of emptyings) empty();
}
