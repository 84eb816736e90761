import type { DeviceView } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { languageNames } from './language-names.ts';

type DeviceCardProps = { device: DeviceView; onChange: () => void; onRevoke: () => void };

/** One device and its last report: counts and times, never a patient. */
export function DeviceCard({ device, onChange, onRevoke }: DeviceCardProps) {
  const { report } = device;
  const seen = formatClinicTime(device.lastSeenAt, 'date-time');
  const titleId = `device-${device._id}`;
  return (
    <Card className="flex h-full flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="icon-disc size-12 text-xl">
          <Icon name={device.kind === 'kiosk' ? 'smartphone' : 'building-2'} />
        </span>
        <div className="min-w-0 flex-1 basis-36">
          <h3 id={titleId} className="text-lg font-bold text-ink wrap-anywhere">
            {device.name}
          </h3>
          <p className="text-ink-2">{seen === undefined ? texts.neverSeen : texts.lastSeen(seen)}</p>
        </div>
        <Badge tone="info">{texts.kinds[device.kind]}</Badge>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-x-6 gap-y-1 text-ink-2">
        <Fact term={texts.prefix} value={device.prefix} />
        <Fact term={device.kind === 'display' ? texts.showsCallsOf : texts.beginsAt} value={beginning(device)} />
        {device.kind !== 'desk' && <Fact {...languagesOf(device)} />}
        {report && <Fact term={texts.versionTerm} value={report.version} />}
      </dl>
      {report && (
        <ul className="flex flex-wrap gap-2">
          <li>
            <Badge tone={report.unsent === 0 ? 'success' : 'warning'}>{unsentWords(report)}</Badge>
          </li>
          {report.needsAttention > 0 && (
            <li>
              <Badge tone="danger">{texts.attention(report.needsAttention)}</Badge>
            </li>
          )}
          {device.kind !== 'display' && (
            <>
              <li>
                <Badge tone={report.persisted === true ? 'other' : 'warning'}>{texts.storage(report.persisted)}</Badge>
              </li>
              <li>
                <Badge tone={report.microphone === 'denied' ? 'danger' : 'other'}>
                  {texts.microphone[report.microphone]}
                </Badge>
              </li>
            </>
          )}
          {device.kind !== 'desk' && (
            <li>
              <Badge tone={report.wakeLock === 'held' ? 'other' : 'warning'}>{texts.wakeLock[report.wakeLock]}</Badge>
            </li>
          )}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap justify-end gap-2">
        <Button variant="secondary" icon="pencil" aria-describedby={titleId} onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" icon="trash-2" aria-describedby={titleId} onClick={onRevoke}>
          {texts.revoke}
        </Button>
      </div>
    </Card>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt>{term}</dt>
      <dd className="font-semibold text-ink wrap-anywhere">{value}</dd>
    </div>
  );
}

function beginning({ kind, settings }: DeviceView): string {
  return kind === 'desk' ? texts.screens[settings.screen] : settings.department || texts.allDepartments;
}

function languagesOf({ kind, settings: { languages } }: DeviceView): { term: string; value: string } {
  return kind === 'kiosk'
    ? { term: texts.language, value: languageNames(languages.slice(0, 1)) || texts.clinicsLanguage }
    : { term: texts.callLanguages, value: languageNames(languages) || texts.clinicsLanguages };
}

function unsentWords({ unsent, oldestUnsentAt }: NonNullable<DeviceView['report']>): string {
  const oldest = formatClinicTime(oldestUnsentAt, 'date-time');
  return unsent > 0 && oldest !== undefined ? texts.unsentSince(unsent, oldest) : texts.unsent(unsent);
}
