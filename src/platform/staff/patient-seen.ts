import { useEffect, useEffectEvent } from 'react';

/** What a doctor does on other screens that says where a visit stands: a patient's panel was opened, a prescription signed. */
export type PatientSeen =
  | { readonly kind: 'opened'; readonly appointmentId: string }
  | { readonly kind: 'signed'; readonly patientId: string };

const listeners = new Set<(seen: PatientSeen) => void>();

/** Tells it to whoever keeps the day's board. */
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
