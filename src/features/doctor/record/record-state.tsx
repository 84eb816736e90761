import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { isDirty, type RecordDraft } from './record-drafts.ts';

const texts = doctorTexts.record;

/** One line beside Save: saved and by whom, not saved yet, or why not. */
export function RecordState({ draft }: { draft: RecordDraft }) {
  const { phase, base, theirs } = draft;
  if (phase === 'failed' && theirs === undefined) {
    return (
      <p className="min-w-0 flex-1 basis-56 text-danger">
        <strong>{texts.failed}</strong> <span>{texts.failedText}</span>
      </p>
    );
  }
  if (phase === 'signed-out') return <p className="min-w-0 flex-1 basis-56 text-danger">{texts.signedOutText}</p>;
  if (phase === 'saving') return null;
  if (isDirty(draft)) return <p className="text-warning">{texts.unsaved}</p>;
  if (base.updatedAt === null) return <p className="min-w-0 flex-1 basis-56 text-ink-2">{texts.fromAppointment}</p>;
  const when = formatClinicTime(base.updatedAt, 'date-time') ?? '';
  return (
    <p className="flex min-w-0 items-center gap-2 text-ink-2">
      {phase === 'saved' && (
        <strong className="inline-flex items-center gap-1.5 text-success">
          <Icon name="circle-check" />
          {texts.saved}
        </strong>
      )}
      {base.updatedBy !== null && <span>{texts.savedBy(base.updatedBy, when)}</span>}
    </p>
  );
}
