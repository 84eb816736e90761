import { useState } from 'react';
import type { Knowledge } from '#shared/contract/staff/knowledge.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { knowledgeTexts as texts } from '#src/locales/en/admin/knowledge.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readKnowledge } from '#src/platform/api/admin/knowledge.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Skeleton } from '#src/ui/lists/skeleton.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { KnowledgeList } from './knowledge-list.tsx';
import {
  combinationText,
  conditionText,
  dangerText,
  doseText,
  localFormText,
  overTheCounterText,
  signText,
  substanceText,
} from './searched-text.ts';
import {
  CombinationEntry,
  ConditionEntry,
  DoseEntry,
  LocalFormEntry,
  OverTheCounterEntry,
} from './known-medicine-entries.tsx';
import { DangerEntry, SignEntry, SubstanceEntry } from './known-entries.tsx';
import { searchTerms } from './search-terms.ts';
import { TrySentence } from './try-sentence.tsx';

/** What is known about words and medicines, to be gone over and tried; nothing can be changed here. */
export function KnowledgeView({ staff }: { staff: Role }) {
  const remote = useStaffData(staff, 'knowledge', readKnowledge, () => ({ title: texts.loadFailed }));
  const { value, failure } = remote;
  return (
    <section aria-labelledby="knowledge" className="grid max-w-4xl min-w-0 content-start gap-6">
      <div>
        <h2 id="knowledge" className="text-xl font-bold text-ink">
          {texts.title}
        </h2>
        <p className="text-ink-2">{texts.text}</p>
        {value && <p className="text-sm text-ink-2">{texts.standing(value.version, value.medicinesReviewedBy)}</p>}
      </div>
      <Alert tone="warning" title={texts.notReviewed}>
        {texts.notReviewedText}
      </Alert>
      <TrySentence />
      <LoadFailure data={remote} words={staffTexts} />
      {value === undefined && failure === undefined && <Skeleton className="h-72 w-full" />}
      {value && <Lists known={value} />}
    </section>
  );
}

function Lists({ known }: { known: Knowledge }) {
  const [search, setSearch] = useState('');
  const terms = searchTerms(search, known.substances);
  return (
    <>
      <SearchField
        id="search-knowledge"
        label={texts.search}
        hint={texts.searchHint}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="text-sm text-ink-2">{texts.classesText}</p>
      <div className="peer grid min-w-0 gap-6 empty:hidden">
        <KnowledgeList title={texts.signs} entries={known.signs} textOf={signText} terms={terms}>
          {(sign) => <SignEntry sign={sign} />}
        </KnowledgeList>
        <KnowledgeList title={texts.symptoms} entries={known.symptoms} textOf={conditionText} terms={terms}>
          {(symptom) => <ConditionEntry condition={symptom} />}
        </KnowledgeList>
        <KnowledgeList
          title={texts.substances}
          entries={known.substances}
          textOf={substanceText}
          terms={terms}
          isAnyEnough
        >
          {(substance) => <SubstanceEntry substance={substance} />}
        </KnowledgeList>
        <KnowledgeList title={texts.interactions} entries={known.interactions} textOf={dangerText} terms={terms}>
          {(danger) => <DangerEntry danger={danger} />}
        </KnowledgeList>
        <KnowledgeList title={texts.cautions} entries={known.cautions} textOf={dangerText} terms={terms}>
          {(danger) => <DangerEntry danger={danger} isAboutPatient />}
        </KnowledgeList>
        <KnowledgeList title={texts.crossReactions} entries={known.crossReactions} textOf={dangerText} terms={terms}>
          {(danger) => <DangerEntry danger={danger} />}
        </KnowledgeList>
        <KnowledgeList title={texts.localForms} entries={known.localForms} textOf={localFormText} terms={terms}>
          {(form) => <LocalFormEntry form={form} />}
        </KnowledgeList>
        <KnowledgeList title={texts.doses} entries={known.doses} textOf={doseText} terms={terms}>
          {(dose) => <DoseEntry dose={dose} />}
        </KnowledgeList>
        <KnowledgeList title={texts.conditions} entries={known.conditions} textOf={conditionText} terms={terms}>
          {(condition) => <ConditionEntry condition={condition} />}
        </KnowledgeList>
        <KnowledgeList title={texts.combinations} entries={known.combinations} textOf={combinationText} terms={terms}>
          {(combination) => <CombinationEntry combination={combination} />}
        </KnowledgeList>
        <KnowledgeList
          title={texts.overTheCounter}
          entries={known.overTheCounter}
          textOf={overTheCounterText}
          terms={terms}
        >
          {(medicine) => <OverTheCounterEntry medicine={medicine} />}
        </KnowledgeList>
      </div>
      <p className="hidden text-ink-2 peer-empty:block">{texts.noMatch}</p>
    </>
  );
}
