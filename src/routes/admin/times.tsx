import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SPANS, type SheetChoice } from '#src/features/desk-times/sheet/sheet-controls.tsx';
import { TimesScreen } from '#src/features/desk-times/times-screen.tsx';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { searchText } from '#src/platform/staff/search-text.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';

const WalkInDialog = lazy(async () => ({
  default: (await import('#src/features/arrivals/walk-in/walk-in-dialog.tsx')).WalkInDialog,
}));

const DAY = /^2\d{3}-\d{2}-\d{2}$/;

export const Route = createFileRoute('/admin/times')({
  validateSearch: ({ day, doctor, span }: Record<string, unknown>): SheetChoice => ({
    day: typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
    doctor: searchText(doctor),
    span: oneOf(SPANS, searchText(span)),
  }),
  component: Times,
});

function Times() {
  const navigate = Route.useNavigate();
  return (
    <TimesScreen
      choice={Route.useSearch()}
      onChoose={(change) => void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })}
      renderPatient={(id) => (
        <Link to="/admin/patients/$id" params={{ id }} className={buttonClass({ variant: 'secondary' })}>
          {deskTimesTexts.visit.page}
        </Link>
      )}
      renderNew={(time, onClose) => (
        // A boundary of its own: the dialog before would else be hidden, and not closed, while this one is fetched.
        <Suspense>
          <WalkInDialog lines={[]} time={time} onSaved={() => undefined} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
