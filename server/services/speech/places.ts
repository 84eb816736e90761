/** How many may be inside at a time, and how many of them from one owner, so that nobody takes every place. */
export type Places = { readonly most: number; readonly mostOfOne: number };

/** Counts who is inside. */
export type Gate = { enter(owner: string): boolean; leave(owner: string): void };

/** A gate with so many places. */
export function createGate({ most, mostOfOne }: Places): Gate {
  const inside = new Map<string, number>();
  let all = 0;
  return {
    enter(owner) {
      const own = inside.get(owner) ?? 0;
      if (all >= most || own >= mostOfOne) return false;
      all += 1;
      inside.set(owner, own + 1);
      return true;
    },
    leave(owner) {
      all -= 1;
      const own = (inside.get(owner) ?? 1) - 1;
      if (own === 0) inside.delete(owner);
      else inside.set(owner, own);
    },
  };
}
