import { frontdeskTexts } from '#src/locales/en/patient/frontdesk.ts';
import { useSpeakingNote } from '#src/platform/language/use-speaking-note.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { useRegistration, type ToldBy } from '#src/features/registration/visit/registration-store.ts';

const texts = frontdeskTexts.entry;

/** Above the departments: for whoever would rather say what is wrong than know who treats it. */
export function EntryCard({ onTell }: { onTell: () => void }) {
  const note = useSpeakingNote();
  const tell = (tellsBy: ToldBy) => {
    useRegistration.setState({ tellsBy, recordsAtOnce: tellsBy === 'voice' });
    onTell();
  };
  return (
    <Card className="entry-card flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-xl font-bold text-ink">{texts.title}</h2>
        <p className="text-ink-2">{texts.text}</p>
        {note && <p className="font-semibold text-ink">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" icon="mic" onClick={() => tell('voice')}>
          {texts.speak}
        </Button>
        <Button size="lg" variant="secondary" icon="keyboard" onClick={() => tell('typing')}>
          {texts.type}
        </Button>
      </div>
    </Card>
  );
}
