import { create } from 'zustand';
import type { Role } from '#shared/contract/staff/roles.ts';

type KeptReason = { readonly staff: Role; readonly appointmentId: string; readonly reason: string };

const useKept = create<{ readonly kept: KeptReason | undefined }>(() => ({ kept: undefined }));

/** The reason that was being given for this appointment when the session ended, for whoever logs in again on this page. */
export function useKeptReason(staff: Role, appointmentId: string): string | undefined {
  return useKept(({ kept }) =>
    kept?.staff === staff && kept.appointmentId === appointmentId ? kept.reason : undefined,
  );
}

/** Keeps it in memory only. */
export function keepReason(kept: KeptReason): void {
  useKept.setState({ kept });
}

/** It was given, or given up, or somebody has logged out. */
export function forgetReason(): void {
  useKept.setState({ kept: undefined });
}
