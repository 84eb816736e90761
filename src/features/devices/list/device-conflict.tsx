import type { DeviceAsChanged } from '#shared/contract/device/devices.ts';
import { deviceTexts } from '#src/locales/en/admin/devices.ts';
import type { Overtaken } from '#src/platform/api/http/overtaken.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { changeableOf, type DeviceValues } from './device-values.ts';
import { languageNames } from './language-names.ts';

const texts = deviceTexts.conflict;

const printing = (always: boolean): string => deviceTexts.printsChoices[always ? 'yes' : 'no'];

type DeviceConflictProps = { theirs: Overtaken<DeviceAsChanged>; mine: DeviceValues };

/** Two administrators at one device: who saved meanwhile, and what stands now where something else was typed here. */
export function DeviceConflict({ theirs, mine }: DeviceConflictProps) {
  const saved = changeableOf(theirs.current);
  const rows = [
    { label: deviceTexts.name, saved: saved.name, typed: mine.name },
    { label: deviceTexts.department, saved: saved.department, typed: mine.department },
    { label: deviceTexts.screen, saved: deviceTexts.screens[saved.screen], typed: deviceTexts.screens[mine.screen] },
    { label: texts.idle, saved: saved.idleSeconds, typed: mine.idleSeconds },
    { label: deviceTexts.prints, saved: printing(saved.printsTickets), typed: printing(mine.printsTickets) },
    { label: texts.languages, saved: languageNames(saved.languages), typed: languageNames(mine.languages) },
  ].filter((row) => row.saved !== row.typed);
  return (
    <div role="alert">
      <Alert tone="warning" title={texts.title(theirs.by ?? texts.somebody, formatClinicTime(theirs.at, 'date-time'))}>
        <p>{texts.text}</p>
        <dl className="mt-2 grid gap-2">
          {rows.map((row) => (
            <div key={row.label}>
              <dt className="font-semibold">{row.label}</dt>
              <dd className="wrap-anywhere">{row.saved || texts.nothing}</dd>
            </div>
          ))}
        </dl>
      </Alert>
    </div>
  );
}
