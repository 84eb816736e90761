import { lazy, Suspense, useState } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useRoomFor } from '#src/platform/browser/display.ts';
import { useClinicDay } from '#src/platform/clinic/use-clinic-day.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { type Column, columnsOf, countsOf, type PersonPlace, type Place, withoutTimes } from './sheet/column.ts';
import { mondayOf, SheetControls, type SheetChoice } from './sheet/sheet-controls.tsx';
import type { Opened, SheetDialogsProps } from './sheet/sheet-dialogs.tsx';
import { TimesList } from './sheet/times-list.tsx';
import { TimesTable } from './sheet/times-table.tsx';
import { useDoctors } from './give/use-doctors.ts';
import { useNow, useSheet } from './sheet/use-sheet.ts';

/** A table of times needs about so much beside the side bar, in rem. */
const TABLE = 64;

/** With Headless UI, which the table does not need. */
const SheetDialogs = lazy(async () => ({ default: (await import('./sheet/sheet-dialogs.tsx')).SheetDialogs }));

type TimesScreenProps = Pick<SheetDialogsProps, 'renderPatient' | 'renderNew'> & {
  /** As it stands in the address: today, all doctors, and of one doctor a week without them. */
  choice: SheetChoice;
  onChoose: (choice: SheetChoice) => void;
};

/** The clinic's times as reception sees them: a day of all doctors, a day or a week of one. */
export function TimesScreen({ choice, onChoose, ...render }: TimesScreenProps) {
  const today = useClinicDay();
  const now = useNow();
  const isWide = useRoomFor(TABLE);
  const doctors = useDoctors();
  const [opened, setOpened] = useState<Opened>();
  const { doctor, day = today } = choice;
  const isWeek = doctor !== undefined && choice.span !== 'day';
  const from = isWeek ? mondayOf(day) : day;
  const sheet = useSheet({ doctorId: doctor, from, days: isWeek ? 7 : 1 });
  const { value } = sheet;
  const columns = value && columnsOf(value, doctor !== undefined);
  const counts = columns && countsOf(columns.flatMap(({ times }) => times));
  const others = value && doctor === undefined ? withoutTimes(value) : [];
  const whose = value?.doctors.length === 1 ? (value.doctors[0]?.name ?? '') : texts.controls.all;
  const view = columns && {
    columns,
    today,
    now,
    isWeek,
    onBook: (place: Place) => setOpened({ kind: 'book', place }),
    onMany: (column: Column) => setOpened({ kind: 'many', column }),
    onPerson: (place: PersonPlace) => setOpened({ kind: 'visit', place }),
  };
  const known = doctors.flatMap(({ _id, name }) => (_id === undefined ? [] : [{ id: _id, name }]));

  return (
    <StaffView
      words={staffTexts}
      title={texts.title}
      count={counts && texts.summary(counts.taken, counts.free)}
      loading={sheet.loading}
      onRefresh={sheet.reload}
    >
      <SheetControls
        day={day}
        today={today}
        doctor={doctor}
        span={isWeek ? 'week' : 'day'}
        doctors={known}
        onChoose={onChoose}
      />
      <LoadFailure data={sheet} words={staffTexts} />
      {value === undefined && sheet.loading && <Spinner label={texts.loading} className="py-16" />}
      {columns?.length === 0 && <EmptyState icon="calendar" title={texts.sheet.nobody} text={texts.sheet.nobodyText} />}
      {view && view.columns.length > 0 && (
        <>
          {isWide ? (
            <TimesTable
              key={`${doctor} ${from} ${isWeek}`}
              {...view}
              caption={texts.sheet.caption(whose, captionDay(from, today, isWeek))}
            />
          ) : (
            <TimesList {...view} />
          )}
          {others.length > 0 && <p className="text-ink-2">{texts.sheet.others(others.join(', '))}</p>}
        </>
      )}
      <Suspense>
        {opened !== undefined && (
          <SheetDialogs
            key={opened.kind}
            opened={opened}
            today={today}
            now={now}
            onOpen={setOpened}
            onDone={sheet.refresh}
            onClose={() => setOpened(undefined)}
            {...render}
          />
        )}
      </Suspense>
    </StaffView>
  );
}

function captionDay(from: string, today: string, isWeek: boolean): string {
  return isWeek ? texts.sheet.week(from) : texts.day(from, today);
}
