import type { HeardMatch } from '#shared/words/form/extraction.ts';
import { isUnsure } from '#shared/speech/hearing/believed.ts';
import { checkTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

const KINDS = ['name', 'age', 'gender', 'phone', 'symptom'] as const;
/** A tint and a line under each kind; the line tells them apart where the tints cannot be seen. */
const LOOKS: Readonly<Record<HeardMatch['what'], string>> = {
  name: 'bg-tint-1 decoration-solid',
  age: 'bg-tint-3 decoration-double',
  gender: 'bg-tint-4 decoration-dashed',
  phone: 'bg-tint-2 decoration-dotted',
  symptom: 'bg-tint-5 decoration-wavy',
};

/** The transcript with the words that went into the form marked by what they say, and who listened. */
export function HeardWords({ title = texts.weHeard }: { title?: string | undefined }) {
  const { transcript = '', matches, listener } = useRegistration();
  const found = KINDS.filter((kind) => matches.some(({ what }) => what === kind));
  const by = listener.engine === undefined ? undefined : texts.listenedBy[listener.engine];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-semibold text-ink-2">{title}</h2>
        {found.length > 0 && (
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base text-ink-2">
            <span>{texts.markedWords}</span>
            {found.map((kind) => (
              <Marked key={kind} kind={kind}>
                {texts.markKinds[kind]}
              </Marked>
            ))}
          </p>
        )}
      </div>
      <p className="private-words text-lg leading-loose text-ink wrap-anywhere">{marked(transcript, matches)}</p>
      {by && <p className="text-base text-ink-2">{by}</p>}
      {isUnsure(listener.confidence) && <Alert tone="warning">{texts.notSure}</Alert>}
    </div>
  );
}

function Marked({ kind, children }: { kind: HeardMatch['what']; children: string }) {
  return (
    <mark
      title={texts.markKinds[kind]}
      className={`rounded-sm px-0.5 text-inherit underline decoration-2 underline-offset-4 ${LOOKS[kind]}`}
    >
      {children}
    </mark>
  );
}

/** The offsets belong to the text that was read; a longer one that is being read now is shown unmarked meanwhile. */
function marked(transcript: string, matches: readonly HeardMatch[]) {
  const parts = [];
  let end = 0;
  for (const match of matches) {
    parts.push(<span key={`to ${match.start}`}>{transcript.slice(end, match.start)}</span>);
    parts.push(
      <Marked key={match.start} kind={match.what}>
        {transcript.slice(match.start, match.end)}
      </Marked>,
    );
    ({ end } = match);
  }
  return [...parts, <span key="rest">{transcript.slice(end)}</span>];
}
