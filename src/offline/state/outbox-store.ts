import { create } from 'zustand';

/** The queue as everybody may see it (OFF-12). Counts are visits; times are the device's, for people. */
export type OutboxView = {
  readonly waiting: number;
  readonly sending: number;
  readonly needsAttention: number;
  /** Visits that wait for a sign-in; counted in `needsAttention`, too. */
  readonly paused: number;
  readonly lastSentAt: string | undefined;
  /** The browser's answer to "keep this storage": undefined before it was asked. */
  readonly persisted: boolean | undefined;
  /** Less than 50 MB are left for what is kept here. */
  readonly lowSpace: boolean;
  /** Grows whenever something was written to the queue, on whichever page. */
  readonly changes: number;
};

export const useOutbox = create<OutboxView>(() => ({
  waiting: 0,
  sending: 0,
  needsAttention: 0,
  paused: 0,
  lastSentAt: undefined,
  persisted: undefined,
  lowSpace: false,
  changes: 0,
}));
