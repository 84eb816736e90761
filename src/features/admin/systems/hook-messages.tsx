import { useState } from 'react';
import type { Delivery } from '#shared/contract/interop/webhooks.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { systemsTexts } from '#src/locales/en/admin/systems.ts';
import { readDeliveries, retryDelivery } from '#src/platform/api/admin/systems.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';
import { SystemsList } from './systems-list.tsx';

const texts = systemsTexts.hooks;
const labels: Readonly<Record<string, string>> = texts.happenings;
const TONES = { queued: 'info', sending: 'info', sent: 'completed', failed: 'cancelled' } as const;

/** The outbox: what was told last, and what became of it. */
export function HookMessages() {
  const remote = useAdminData('webhook-messages', readDeliveries, () => ({ title: settingsTexts.loadFailed }));
  const { busy, run } = useStaffAct('admin', remote.reload);
  const [again, setAgain] = useState<string>();

  async function retry({ _id }: Delivery): Promise<void> {
    setAgain(_id);
    await run({
      call: () => retryDelivery(_id),
      words: { done: texts.retried, failed: texts.retryFailed },
    });
  }

  return (
    <div className="grid gap-3">
      <h3 className="text-lg font-bold text-ink">{texts.outbox}</h3>
      <SettingsLoad remote={remote}>
        {({ deliveries }) => (
          <SystemsList label={texts.outbox} empty={texts.outboxEmpty} rows={deliveries} keyOf={({ _id }) => _id}>
            {(one) => (
              <SettingsRow
                name={one.webhook}
                hasPortrait={false}
                badges={<Badge tone={TONES[one.state]}>{texts.states[one.state]}</Badge>}
                detail={labels[one.event] ?? one.event}
                facts={[formatClinicTime(one.createdAt, 'date-time'), texts.attempts(one.attempts)].join(' · ')}
                problem={one.state === 'sent' ? null : one.lastError}
              >
                {one.state === 'failed' && (
                  <Button
                    variant="secondary"
                    aria-label={texts.retryOne(one.webhook)}
                    busy={busy && again === one._id}
                    busyText={texts.retrying}
                    onClick={() => void retry(one)}
                  >
                    {texts.retry}
                  </Button>
                )}
              </SettingsRow>
            )}
          </SystemsList>
        )}
      </SettingsLoad>
    </div>
  );
}
