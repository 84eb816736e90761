import { useEffect } from 'react';
import { reportWhileOpen } from '#src/features/devices/report/report-device.ts';
import { DisplayScreen } from '#src/features/display/display-screen.tsx';
import { wakeState } from '#src/platform/device/wake-lock.ts';

/** The screen of a waiting room, which says once a minute how it is, as every paired device does. */
export function PairedDisplay() {
  useEffect(() => reportWhileOpen(wakeState), []);
  return <DisplayScreen />;
}
