import { useEffect, useEffectEvent } from 'react';

/**
 * What a doctor does on other screens that tells where a visit is: opening a patient's panel, signing a prescription.
 */
export type PatientSeen =
  | { readonly kind: 'opened'; readonly appointmentId: string }
  | { readonly kind: 'signed'; readonly patientId: string };

const listeners = new Set<(seen: PatientSeen) => void>();

/** Tells whoever updates the arrivals board. */
export function tellSeen(seen: PatientSeen): void {
  for (const hear of listeners) hear(seen);
}

export function useSeen(onSeen: (seen: PatientSeen) => void): void {
  const hear = useEffectEvent(onSeen);
  useEffect(() => {
    const listener = (seen: PatientSeen) => hear(seen);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
