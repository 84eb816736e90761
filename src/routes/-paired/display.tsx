import { useEffect } from 'react';
import { reportWhileOpen } from '#src/features/devices/report/report-device.ts';
import { DisplayScreen } from '#src/features/display/display-screen.tsx';
import { wakeState } from '#src/platform/device/wake-lock.ts';

/** The waiting room screen, which reports its state once a minute like every paired device. */
export function PairedDisplay() {
  useEffect(() => reportWhileOpen(wakeState), []);
  return <DisplayScreen />;
}
