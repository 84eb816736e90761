import { useState } from 'react';
import type { CalendarFeed } from '#shared/contract/interop/calendars.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { makeCalendar, readCalendars, removeCalendar } from '#src/platform/api/admin/systems.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { ShownOnce, type Once } from './shown-once.tsx';
import { SystemsList } from './systems-list.tsx';

const texts = systemsTexts.calendars;

/** Every doctor, with or without a secret address for a calendar program. */
export function CalendarsSection() {
  const remote = useAdminData('calendars', readCalendars, () => ({ title: settingsTexts.loadFailed }));
  const { busy, run } = useStaffAct('admin', remote.reload);
  const [changing, setChanging] = useState<string>();
  const [once, setOnce] = useState<Once>();

  async function make({ doctorId, doctor }: CalendarFeed): Promise<void> {
    setChanging(doctorId);
    await run({
      call: async () => {
        const made = await makeCalendar(doctorId);
        if (made.ok) {
          const values = [{ label: texts.address, value: made.value.address }];
          setOnce({ title: texts.addressOf(doctor), values });
        }
        return made;
      },
      words: { done: texts.made, failed: texts.makeFailed, overtaken: systemsTexts.gone },
    });
  }

  async function remove({ doctorId }: CalendarFeed): Promise<void> {
    setChanging(doctorId);
    await run({
      call: () => removeCalendar(doctorId),
      words: { done: texts.removed, failed: texts.removeFailed, overtaken: systemsTexts.gone },
      isDoneWhenGone: true,
    });
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>
        {({ calendars }) => (
          <SystemsList label={texts.list} empty={texts.empty} rows={calendars} keyOf={({ doctorId }) => doctorId}>
            {(one) => (
              <SettingsRow name={one.doctor} badges={null} facts={sinceText(one)}>
                {one.since === null ? (
                  <Button
                    variant="secondary"
                    aria-label={texts.makeOne(one.doctor)}
                    busy={busy && changing === one.doctorId}
                    busyText={texts.making}
                    onClick={() => void make(one)}
                  >
                    {texts.make}
                  </Button>
                ) : (
                  <Button
                    variant="secondary"
                    aria-label={texts.removeOne(one.doctor)}
                    busy={busy && changing === one.doctorId}
                    busyText={systemsTexts.removing}
                    onClick={() => void remove(one)}
                  >
                    {systemsTexts.remove}
                  </Button>
                )}
              </SettingsRow>
            )}
          </SystemsList>
        )}
      </SettingsLoad>
      {once !== undefined && <ShownOnce once={once} onClose={() => setOnce(undefined)} />}
    </SettingsSection>
  );
}

function sinceText({ since }: CalendarFeed): string {
  const when = since === null ? undefined : formatClinicTime(since, 'date-time');
  return when === undefined ? texts.none : texts.since(when);
}
