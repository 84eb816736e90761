import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { doctorsPageTexts as texts } from '#src/locales/en/patient/doctors-page.ts';
import { useFreshNextTimes } from '#src/platform/clinic/next-times.ts';
import { useUnreadCount } from '#src/platform/staff/unread-rows.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { useDirectory, type DirectoryView } from './use-directory.ts';

function List({ view }: { view: DirectoryView }) {
  if (view.state === 'loading')
    return <Spinner label={texts.loading} className="rounded-card bg-white py-24 shadow-card" />;
  if (view.state === 'failed') return null;
  if (view.doctors.length === 0) return <EmptyState icon="users" title={texts.empty} />;
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {view.doctors.map((doctor, index) => (
        <li key={doctorKey(doctor) ?? `${doctor.name}-${index}`}>
          <DoctorCard doctor={doctor} />
        </li>
      ))}
    </ul>
  );
}

/** The public list of doctors (PAGE-12). */
export function DoctorsPage() {
  const { view, retry } = useDirectory();
  useFreshNextTimes();
  const unread = useUnreadCount('/doctors');
  const failed = view.state === 'failed' || (view.state === 'shown' && view.refused);
  return (
    <div className="landing-width grid gap-8 py-10 md:py-14">
      <div className="grid gap-2">
        <PageHeading className="text-4xl!">{texts.title}</PageHeading>
        <p className="text-xl text-ink-2">{texts.text}</p>
      </div>
      <LoadFailure
        data={{
          failure: failed
            ? { title: texts.failed, ...(view.state === 'failed' && { description: texts.failedHelp }) }
            : undefined,
          loading: false,
          reload: retry,
        }}
        words={{ tryAgain: texts.retry, loading: texts.loading }}
      />
      {view.state === 'shown' && view.age && (
        // On a plain background, because its own tint would be lost there.
        <Alert tone={view.age.isOld ? 'warning' : 'info'} className={view.age.isOld ? '' : 'bg-white! shadow-card'}>
          {view.age.text}
        </Alert>
      )}
      {view.state === 'shown' && unread > 0 && <Alert tone="warning">{texts.unread(unread)}</Alert>}
      <List view={view} />
    </div>
  );
}
