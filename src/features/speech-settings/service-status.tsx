import type { SpeechStatus } from '#shared/contract/speech/speech-status.ts';
import { speechSettingsTexts as texts } from '#src/locales/en/everywhere/speech-settings.ts';
import { readSpeechStatus } from '#src/platform/api/admin/speech-status.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';

/** The server's speech service: failures that patients were not told about are shown here. */
export function ServiceStatus() {
  useClinic();
  const { value, problem, reload } = useRemote('speech status', readSpeechStatus, () => undefined);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold text-ink">{texts.service}</h2>
        <p className="text-ink-2">{texts.serviceText}</p>
      </div>
      {value && <Known status={value} />}
      <LoadFailure
        data={{ failure: value || !problem ? undefined : { title: texts.failed }, loading: false, reload }}
        words={texts}
      />
      {!value && !problem && <Spinner label={texts.loading} />}
    </Card>
  );
}

function Known({ status }: { status: SpeechStatus }) {
  const { by, name, failures, lastFailure } = status;
  return (
    <>
      <Facts
        facts={[
          { label: texts.engine, value: texts.engines[by](name) },
          { label: texts.failures, value: failures === 0 ? texts.noFailures : texts.failureCount(failures) },
          ...(lastFailure
            ? [
                {
                  label: texts.lastFailure,
                  value: texts.failureAt(formatClinicTime(lastFailure.at, 'date-time') ?? '', kind(lastFailure)),
                },
              ]
            : []),
        ]}
      />
      {failures > 0 && <Alert tone="warning">{by === 'server' ? texts.fellBack.server : texts.fellBack.service}</Alert>}
    </>
  );
}

function kind({ kind: name, status }: NonNullable<SpeechStatus['lastFailure']>): string {
  const what = texts.failureKinds[name] ?? texts.otherFailure;
  return status === undefined ? what : texts.withStatus(what, status);
}
