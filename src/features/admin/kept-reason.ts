import { create } from 'zustand';

type KeptReason = { readonly id: string; readonly reason: string };

/** A reason that was being given when the session ended: it waits in memory for whoever logs in again on this page. */
export const useKeptReason = create<{ readonly kept: KeptReason | undefined }>(() => ({ kept: undefined }));

/** @param kept undefined: it was given, or given up */
export function keepReason(kept: KeptReason | undefined): void {
  useKeptReason.setState({ kept });
}
