import { useState } from 'react';
import type { WhereTo } from '#src/platform/api/device/self-check-in.ts';
import { checkInHere } from '#src/platform/api/device/self-check-in.ts';
import { CheckInForm } from './check-in-form.tsx';
import { WhereToGo } from './where-to-go.tsx';

/** Whoever has a ticket and its code checks in here (QUEUE-7): a scan or two fields, then where to go, and nothing of anybody. */
export function CheckInScreen({ onDone, onTold }: { onDone: () => void; onTold: (isTold: boolean) => void }) {
  const [say, setSay] = useState<WhereTo>();
  const [busy, setBusy] = useState(false);

  async function checkIn(paper: { ticket: string; code: string }): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await checkInHere(paper);
    setBusy(false);
    setSay(answer);
    onTold(true);
  }

  if (say === undefined) return <CheckInForm busy={busy} onCheckIn={(paper) => void checkIn(paper)} onBack={onDone} />;
  return (
    <WhereToGo
      say={say}
      onDone={onDone}
      onAgain={() => {
        setSay(undefined);
        onTold(false);
      }}
    />
  );
}
