import type { ReactNode } from 'react';
import { settingsTexts as texts } from '#src/locales/en/settings.ts';
import { staffTexts } from '#src/locales/en/staff.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

type SettingsLoadProps<Value> = {
  remote: { value: Value | undefined; failure: { title: string } | undefined; loading: boolean; reload: () => void };
  children: (value: Value) => ReactNode;
};

/** Something of the settings that comes from the server: on its way, failed, or there. Earlier values stay. */
export function SettingsLoad<Value>({ remote, children }: SettingsLoadProps<Value>) {
  const { value, failure, loading, reload } = remote;
  return (
    <>
      {failure !== undefined && (
        <Alert
          tone="danger"
          title={failure.title}
          action={
            <Button variant="secondary" icon="refresh-cw" busy={loading} busyText={staffTexts.loading} onClick={reload}>
              {texts.tryAgain}
            </Button>
          }
        />
      )}
      {value === undefined && failure === undefined && (
        <>
          <p className="sr-only">{staffTexts.loading}</p>
          <Skeleton className="h-72 w-full" />
        </>
      )}
      {value !== undefined && children(value)}
    </>
  );
}
