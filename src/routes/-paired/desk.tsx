import { useEffect } from 'react';
import { AlertsSlot } from '#src/features/alerts/alerts-slot.tsx';
import { reportWhileOpen } from '#src/features/devices/report/report-device.ts';

/** What a paired desk adds to every page. Staff areas show calls for help in their own frame. */
export function DeskNotices({ alerts }: { alerts: boolean }) {
  useEffect(() => reportWhileOpen(() => 'unsupported'), []);
  return alerts ? <AlertsSlot className="mx-auto mt-4 w-[calc(100%-2rem)] max-w-[62rem]" /> : null;
}
