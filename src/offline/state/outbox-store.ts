import { create } from 'zustand';

/** The queue as anybody may see it (OFF-12). Counts are visits; times are the device's, for people to read. */
export type OutboxView = {
  readonly waiting: number;
  readonly sending: number;
  readonly needsAttention: number;
  /** Visits that wait for a sign-in; also counted in `needsAttention`. */
  readonly paused: number;
  readonly lastSentAt: string | undefined;
  /** The browser's answer to the request for persistent storage: undefined before it was asked. */
  readonly persisted: boolean | undefined;
  /** Less than 50 MB are left for our storage. */
  readonly lowSpace: boolean;
  /** Increases whenever any page writes to the queue. */
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
