import type {
  KnownCombination,
  KnownCondition,
  KnownDose,
  KnownLocalForm,
  OverTheCounter,
} from '#shared/contract/staff/knowledge.ts';
import { knowledgeTexts as texts } from '#src/locales/en/admin/knowledge.ts';

type PlainEntryProps = { name: string; text: string; source?: string };

function PlainEntry({ name, text, source }: PlainEntryProps) {
  return (
    <div className="grid gap-1 px-5 py-3">
      <p className="font-semibold text-ink">{name}</p>
      <p className="text-ink-2">{text}</p>
      {source !== undefined && (
        <p className="text-sm text-ink-2">
          {texts.source}: {source}
        </p>
      )}
    </div>
  );
}

/** A product with the substances in it. */
export function CombinationEntry({ combination: { name, substances } }: { combination: KnownCombination }) {
  return <PlainEntry name={name} text={substances.join(', ')} />;
}

/** A condition with the words that report it. */
export function ConditionEntry({ condition: { name, words } }: { condition: KnownCondition }) {
  return <PlainEntry name={name} text={words.join(', ')} />;
}

/** The most of a substance in a day. */
export function DoseEntry({ dose: { substance, patient, mg, source } }: { dose: KnownDose }) {
  const name = patient === '' ? substance : texts.forPatient(substance, patient);
  return <PlainEntry name={name} text={texts.most(mg)} source={source} />;
}

/** What a medicine counts as in a form that hardly reaches the blood. */
export function LocalFormEntry({ form: { medicine, form, countsAs, source } }: { form: KnownLocalForm }) {
  return <PlainEntry name={texts.forPatient(medicine, form)} text={texts.countsAs(countsAs)} source={source} />;
}

/** A medicine sold without a prescription, with what its label says. */
export function OverTheCounterEntry({ medicine }: { medicine: OverTheCounter }) {
  const { name, product, dose, most, minAge, suggested, source, verify } = medicine;
  return (
    <PlainEntry
      name={name}
      text={[
        product,
        dose,
        texts.atMost(most),
        texts.from(minAge),
        suggested ? texts.suggested : texts.notSuggested,
        texts.verify(verify),
      ].join('; ')}
      source={source}
    />
  );
}
