import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import type { ThisDevice } from '#src/platform/device/device.ts';
import { enterKioskMode } from '#src/platform/device/kiosk.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { CardSize } from './card-size.tsx';
import { UnpairDevice } from './unpair-device.tsx';
import { MicrophoneOnce } from './microphone-once.tsx';
import { ReadsAloud } from './reads-aloud.tsx';

type DeviceSetUpProps = { device: ThisDevice; onStart: (screen: string) => void };

/** The remaining setup steps of a paired device, and the button that starts it. */
export function DeviceSetUp({ device, onStart }: DeviceSetUpProps) {
  const isKiosk = device.kind === 'kiosk';
  const isDisplay = device.kind === 'display';
  const start = () => {
    if (isKiosk) enterKioskMode();
    onStart(isDisplay ? '/display' : isKiosk ? '/frontdesk' : device.settings.screen);
  };
  return (
    <>
      <Card className="grid gap-4 sm:p-8">
        <Badge tone="success" className="justify-self-start">
          {texts.kinds[device.kind]}
        </Badge>
        <PageHeading focusOnMount>{texts.pairedAs(device.name)}</PageHeading>
        {!isDisplay && <p className="text-ink-2">{texts.ticketsFrom(device.prefix)}</p>}
        <Button size="xl" icon={isKiosk ? 'play' : 'arrow-right'} className="justify-self-start" onClick={start}>
          {isDisplay ? texts.startDisplay : isKiosk ? texts.startKiosk : texts.openDesk}
        </Button>
      </Card>
      {isKiosk && <CardSize />}
      {isKiosk && <MicrophoneOnce />}
      {isKiosk && <ReadsAloud />}
      <UnpairDevice />
    </>
  );
}
