import { doctorsPageTexts as texts } from '#src/locales/en/site/doctors-page.ts';
import { useFreshNextTimes } from '#src/platform/clinic/next-times.ts';
import { useUnreadCount } from '#src/platform/staff/unread-rows.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { DoctorList } from './doctor-list.tsx';
import { useDirectory, type DirectoryView } from './use-directory.ts';

type DoctorsPageProps = {
  /** The department the address names. */
  department: string | undefined;
  onDepartment: (department: string | undefined) => void;
};

function List({ view, ...choice }: { view: DirectoryView } & DoctorsPageProps) {
  if (view.state === 'loading')
    return <Spinner label={texts.loading} className="rounded-card bg-white py-24 shadow-card" />;
  if (view.state === 'failed') return null;
  if (view.doctors.length === 0) return <EmptyState icon="users" title={texts.empty} />;
  return <DoctorList doctors={view.doctors} {...choice} />;
}

/** The public list of doctors (PAGE-12). */
export function DoctorsPage(choice: DoctorsPageProps) {
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
      <List view={view} {...choice} />
    </div>
  );
}
