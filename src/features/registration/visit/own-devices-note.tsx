import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { Alert } from '#src/ui/parts/alert.tsx';

/** Tells whoever stands before an unpaired browser where to go, before they type, where only paired devices may register. */
export function OwnDevicesNote() {
  const isShut = useKnownClinic().registration === 'paired-devices';
  const device = useDevice();
  return isShut && device === null ? <Alert tone="warning">{texts.ownDevicesOnly}</Alert> : null;
}
