import { lazy, Suspense, useState } from 'react';
import type { DeviceView } from '#shared/contract/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/devices.ts';
import { pairedDevices } from '#src/platform/api/devices.ts';
import { useStaffData } from '#src/platform/use-staff-data.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DeviceCard } from './device-card.tsx';

/** With Headless UI, which the list does not need. */
const AddDeviceDialog = lazy(async () => ({ default: (await import('./add-device-dialog.tsx')).AddDeviceDialog }));
const ChangeDeviceDialog = lazy(async () => ({
  default: (await import('./change-device-dialog.tsx')).ChangeDeviceDialog,
}));
const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));

/** The administrator's devices: which there are, how they are, a new one, one less. */
export function DevicesSection() {
  const devices = useStaffData('admin', 'devices', pairedDevices, () => ({ title: texts.loadFailed }));
  const { value, loading, reload } = devices;
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<DeviceView>();
  const [revoking, setRevoking] = useState<DeviceView>();

  return (
    <section aria-labelledby="devices-title" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="devices-title" className="text-xl font-bold text-ink">
            {texts.section}
          </h2>
          <p className="text-ink-2">{texts.sectionText}</p>
        </div>
        <Button icon="plus" onClick={() => setAdding(true)}>
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
              <DeviceCard device={device} onChange={() => setChanging(device)} onRevoke={() => setRevoking(device)} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {adding && (
          <AddDeviceDialog
            onClose={() => {
              setAdding(false);
              reload();
            }}
          />
        )}
        {changing && <ChangeDeviceDialog device={changing} onChanged={reload} onClose={() => setChanging(undefined)} />}
        {revoking && <RevokeDialog device={revoking} onChanged={reload} onClose={() => setRevoking(undefined)} />}
      </Suspense>
    </section>
  );
}
