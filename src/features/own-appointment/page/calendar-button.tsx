import { useState } from 'react';
import { ownTexts as texts } from '#src/locales/en/patient/own-appointment.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { readOwnCalendar } from '#src/platform/api/own/own-appointment.ts';
import { Button } from '#src/ui/parts/button.tsx';

/** The server's own entry: a calendar that has it already follows a move. */
export function CalendarButton({ secret }: { secret: string }) {
  const [failed, setFailed] = useState(false);
  async function save(): Promise<void> {
    const file = await readOwnCalendar(secret);
    setFailed(file === undefined);
    if (file !== undefined) saveFile('appointment.ics', file);
  }
  return (
    <>
      <Button variant="secondary" size="lg" icon="calendar" onClick={() => void save()}>
        {texts.calendar}
      </Button>
      {failed && (
        <p role="alert" className="text-danger-ink sm:col-span-2">
          {texts.calendarFailed}
        </p>
      )}
    </>
  );
}
