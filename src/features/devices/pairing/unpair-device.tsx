import { useState } from 'react';
import { useOutbox } from '#src/offline/state/outbox-store.ts';
import { dropTicketPrefix } from '#src/offline/visits/ticket-prefix.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { forgetDevice } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';

/** Ends the pairing from the device. The queue stays and is still sent (OFF-11). */
export function UnpairDevice() {
  const [asked, setAsked] = useState(false);
  const unsent = useOutbox(({ waiting, sending, needsAttention }) => waiting + sending + needsAttention);

  async function letGo(): Promise<void> {
    await dropTicketPrefix();
    forgetDevice();
  }

  return (
    <Card className="grid gap-4 sm:p-8">
      <h2 className="text-xl font-bold text-ink">{texts.letGoTitle}</h2>
      <p className="text-ink-2">{texts.letGoText(unsent)}</p>
      <div className="flex flex-wrap gap-3">
        {asked ? (
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {texts.keep}
            </Button>
            <Button variant="danger" onClick={() => void letGo()}>
              {texts.letGoSure}
            </Button>
          </>
        ) : (
          <Button variant="danger" onClick={() => setAsked(true)}>
            {texts.letGo}
          </Button>
        )}
      </div>
    </Card>
  );
}
