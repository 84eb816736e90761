import type { ComponentProps, ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';

type SettingsLoadProps<Value> = {
  remote: ComponentProps<typeof LoadFailure>['data'] & { readonly value: Value | undefined };
  children: (value: Value) => ReactNode;
};

/** Something of the settings that comes from the server: on its way, failed, or there. Earlier values stay. */
export function SettingsLoad<Value>({ remote, children }: SettingsLoadProps<Value>) {
  const { value, failure } = remote;
  return (
    <>
      <LoadFailure data={remote} words={staffTexts} />
      {value === undefined && failure === undefined && (
        <>
          <p className="sr-only">{staffTexts.loading}</p>
          <Skeleton className="h-72 w-full" />
        </>
      )}
      {value !== undefined && <div className="contents">{children(value)}</div>}
    </>
  );
}
