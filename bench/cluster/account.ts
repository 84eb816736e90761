/** What callers were promised: the other side of the verdict. */
export type Account = {
  /** Names that were answered 201; each is somebody else's. */
  readonly patients: Set<string>;
  /** Appointments that were answered 201, and the time that was promised, if one was. */
  readonly appointments: Map<string, { readonly startsAt: string | undefined; readonly phone: string }>;
  /** Appointments that were checked in. */
  readonly arrived: Set<string>;
  /** Queue entries and how many calls of a next patient were answered with each. */
  readonly called: Map<string, number>;
  /** Answers that nobody should get, and how often. */
  readonly wrong: Map<string, number>;
  /** When something was last promised, and the longest time without, since `beginAct`. */
  promised(): void;
  beginAct(): void;
  stallMs(): number;
  promises(): number;
};

export function openAccount(): Account {
  let last = performance.now();
  let longest = 0;
  let count = 0;
  return {
    patients: new Set(),
    appointments: new Map(),
    arrived: new Set(),
    called: new Map(),
    wrong: new Map(),
    promised: () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      count += 1;
    },
    beginAct: () => {
      longest = 0;
    },
    stallMs: () => Math.max(longest, performance.now() - last),
    promises: () => count,
  };
}
