import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { useDoctors } from './doctors-store.ts';
import { listAge } from './list-age.ts';

/** How old the list is, when it comes from this device and not from the server. */
export function ListAgeNote() {
  const { status, fresh, fetchedAt, knownAt } = useDoctors();
  if (status !== 'ready' || fresh || !fetchedAt) return null;
  const { when, isOld } = listAge(fetchedAt, new Date(knownAt));
  if (isOld) return <Alert tone="warning">{texts.listFromOld(when)}</Alert>;
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <Icon name="clock" />
      {texts.listFrom(when)}
    </p>
  );
}
