import { lazy, Suspense, useState } from 'react';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { pairedDevices } from '#src/platform/api/device/devices.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';
import { DeviceCard } from './device-card.tsx';
import { keptDeviceWork, type BegunDeviceWork } from './device-work.ts';

const DeviceDialogs = lazy(async () => ({ default: (await import('./device-dialogs.tsx')).DeviceDialogs }));

/** The administrator's devices: their state, adding and removing. */
export function DevicesSection() {
  const devices = useStaffData('admin', 'devices', pairedDevices, () => ({ title: texts.loadFailed }));
  const { value, loading, reload } = devices;
  // What was being typed when the session ended is shown again after the login.
  const [open, setOpen] = useState<BegunDeviceWork | undefined>(keptDeviceWork.take);

  return (
    <section aria-labelledby="devices-title" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="devices-title" className="text-xl font-bold text-ink">
            {texts.section}
          </h2>
          <p className="text-ink-2">{texts.sectionText}</p>
        </div>
        <Button icon="plus" onClick={() => setOpen({ work: { kind: 'add' } })}>
          {texts.add}
        </Button>
      </div>
      <LoadFailure data={devices} words={staffTexts} />
      {value === undefined && loading && <Skeleton className="h-40 w-full" />}
      {value?.length === 0 && (
        <EmptyState icon="smartphone" title={texts.none} text={`${texts.noneText} ${location.origin}/device`} />
      )}
      {value !== undefined && value.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {value.map((device) => (
            <li key={device._id}>
              <DeviceCard
                device={device}
                onChange={() => setOpen({ work: { kind: 'change', device } })}
                onRevoke={() => setOpen({ work: { kind: 'revoke', device } })}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>{open && <DeviceDialogs {...open} onChanged={reload} onClose={() => setOpen(undefined)} />}</Suspense>
    </section>
  );
}
