import { lazy, Suspense, useState } from 'react';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { countSamples } from '#src/platform/api/admin/staff-accounts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

const RemoveSamplesDialog = lazy(async () => ({
  default: (await import('./remove-samples-dialog.tsx')).RemoveSamplesDialog,
}));

const texts = settingsTexts.samples;

/** The sample data of the first start, and the one act that removes it. */
export function SamplesView() {
  const remote = useAdminData(
    'samples',
    (signal) => countSamples({ signal }),
    () => ({ title: settingsTexts.loadFailed }),
  );
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>
        {(counts) =>
          counts.doctors + counts.patients + counts.appointments === 0 ? (
            <EmptyState icon="circle-check" title={texts.none} text={texts.noneText} />
          ) : (
            <Card className="grid gap-5">
              <dl className="grid gap-4 sm:grid-cols-3">
                {(['doctors', 'patients', 'appointments'] as const).map((kind) => (
                  <div key={kind}>
                    <dt className="text-ink-2">{texts[kind]}</dt>
                    <dd className="text-3xl font-bold text-ink">{counts[kind]}</dd>
                  </div>
                ))}
              </dl>
              <Button variant="danger" icon="trash-2" className="justify-self-start" onClick={() => setAsking(true)}>
                {texts.remove}
              </Button>
            </Card>
          )
        }
      </SettingsLoad>
      {asking && (
        <Suspense>
          <RemoveSamplesDialog onChanged={remote.reload} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SettingsSection>
  );
}
