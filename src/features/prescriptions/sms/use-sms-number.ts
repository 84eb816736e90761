import { useEffect, useState } from 'react';
import type { SmsNumber } from '#shared/contract/prescription/prescriptions.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { smsNumber } from '#src/platform/api/staff/sms.ts';

/**
 * Where a message about the patient would be sent, in full, as our own server reads the number; undefined while
 * unknown.
 */
export function useSmsNumber(patientId: string, phone: string): SmsNumber | undefined {
  const subject = `${patientId} ${phone}`;
  const [known, setKnown] = useState<{ subject: string; number: SmsNumber }>();
  useEffect(() => {
    if (phone.trim() === '' || !isOurs()) return undefined;
    const stop = new AbortController();
    async function ask(): Promise<void> {
      const answer = await smsNumber({ patientId }, stop.signal);
      if (answer.ok && !stop.signal.aborted) setKnown({ subject, number: answer.value });
    }
    void ask();
    return () => stop.abort();
  }, [subject, patientId, phone]);
  return known?.subject === subject ? known.number : undefined;
}
