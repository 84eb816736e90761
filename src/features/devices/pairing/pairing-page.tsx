import { useDevice } from '#src/platform/device/use-device.ts';
import { DeviceSetUp } from './device-set-up.tsx';
import { PairingForm } from './pairing-form.tsx';

/** /device, for staff at the device itself: pair it, set it up, start it, unpair it. */
export function PairingPage({ onStart }: { onStart: (screen: string) => void }) {
  const device = useDevice();
  return (
    <div className="mx-auto grid w-full max-w-[44rem] content-start gap-6 px-4 py-10">
      {device ? <DeviceSetUp device={device} onStart={onStart} /> : <PairingForm />}
    </div>
  );
}
