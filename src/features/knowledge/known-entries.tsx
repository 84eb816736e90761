import type { Knowledge, KnownDanger, KnownSign } from '#shared/contract/staff/knowledge.ts';
import { knowledgeTexts as texts } from '#src/locales/en/admin/knowledge.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = { stop: 'danger', care: 'warning', fine: 'success' };

/** A warning sign; its phrases open when asked for. */
export function SignEntry({ sign }: { sign: KnownSign }) {
  const { label, why, source, reviewedBy, said, noted, together, alarm, calm, report, reportTogether } = sign;
  return (
    <details className="px-5 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-ink">{label}</summary>
      <div className="grid gap-4 pb-4">
        <p className="text-ink">{why}</p>
        <p className="text-ink-2">
          {texts.source}: {source}
          <br />
          {texts.reviewedBy}: {reviewedBy}
        </p>
        <Phrases title={texts.alarm} phrases={alarm} />
        <Phrases title={texts.calm} phrases={calm} />
        <Phrases title={texts.said} phrases={said.map(({ phrase }) => phrase)} code />
        <Phrases title={texts.noted} phrases={noted.map(({ phrase }) => phrase)} code />
        {together.map((groups) => {
          const phrases = groups.map((group) => group.join(' | '));
          return <Phrases key={phrases.join('&')} title={texts.together} phrases={phrases} code />;
        })}
        <Phrases title={texts.alarmInAReport} phrases={sign.alarmInAReport} />
        <Phrases title={texts.calmInAReport} phrases={sign.calmInAReport} />
        <Phrases title={texts.report} phrases={report.map(({ phrase }) => phrase)} code />
        {reportTogether.map((entry) => (
          <Phrases
            key={JSON.stringify(entry)}
            title={titleOf(entry)}
            phrases={[
              ...entry.groups.map((group) => group.join(' | ')),
              ...(entry.unless.length === 0 ? [] : [texts.unless(entry.unless.join(' | '))]),
            ]}
            code
          />
        ))}
      </div>
    </details>
  );
}

/** What an entry may mean and for whom it holds, where its file says so. */
function titleOf({ maybe, when }: KnownSign['reportTogether'][number]): string {
  const what = [maybe, ...when].filter((part) => part !== '').join('; ');
  return what === '' ? texts.reportTogether : texts.reportTogetherOf(what);
}

function Phrases({ title, phrases, code }: { title: string; phrases: readonly string[]; code?: boolean }) {
  if (phrases.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold text-ink">{title}</h4>
      <ul className="list-disc ps-5 text-ink-2">
        {phrases.map((phrase) => (
          <li key={phrase}>{code === true ? <code className="text-sm">{phrase}</code> : phrase}</li>
        ))}
      </ul>
    </div>
  );
}

/** A substance with its classes and names. */
export function SubstanceEntry({ substance }: { substance: Knowledge['substances'][number] }) {
  return (
    <div className="px-5 py-3">
      <p className="font-semibold text-ink">{substance.name}</p>
      {substance.otherNames.length > 0 && (
        <p className="text-ink-2">{texts.alsoCalled(substance.otherNames.join(', '))}</p>
      )}
      <p className="text-sm text-ink-2">{texts.classes(substance.classes.join(', '))}</p>
    </div>
  );
}

/** What a table says of a pair, or of a medicine for a patient. */
export function DangerEntry({
  danger: { one, other, severity, why, source },
  isAboutPatient = false,
}: {
  danger: KnownDanger;
  isAboutPatient?: boolean;
}) {
  const word = Object.entries(texts.severities).find(([name]) => name === severity)?.[1] ?? severity;
  return (
    <div className="grid gap-1 px-5 py-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        {isAboutPatient ? texts.forPatient(one, other) : texts.pair(one, other)}{' '}
        <Badge tone={TONES[severity] ?? 'other'}>{word}</Badge>
      </p>
      <p className="text-ink">{why}</p>
      <p className="text-sm text-ink-2">
        {texts.source}: {source}
      </p>
    </div>
  );
}
