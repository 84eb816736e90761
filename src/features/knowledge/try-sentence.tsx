import { useState, type FormEvent } from 'react';
import type { SentenceRead } from '#shared/contract/staff/knowledge.ts';
import { knowledgeTexts } from '#src/locales/en/admin/knowledge.ts';
import { trySentence } from '#src/platform/api/admin/knowledge.ts';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Facts } from '#src/ui/lists/facts.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { factsOf } from './read-facts.ts';

const texts = knowledgeTexts.try;

/** What is heard in a sentence, what is suggested and what warns, each with what said it. */
export function TrySentence() {
  const [sentence, setSentence] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [read, setRead] = useState<SentenceRead>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (sentence.trim() === '' || busy) return;
    setBusy(true);
    const answer = await trySentence(sentence);
    setBusy(false);
    setFailed(!answer.ok);
    if (answer.ok) setRead(answer.value);
  }

  return (
    <Card className="grid gap-4">
      <h3 className="text-lg font-bold text-ink">{texts.title}</h3>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextAreaField
          id="try-sentence"
          label={texts.label}
          hint={texts.hint}
          rows={3}
          maxLength={2000}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.button}
        </Button>
      </form>
      {failed && <Alert tone="danger" title={texts.failed} />}
      <div aria-live="polite" className="min-w-0 wrap-anywhere">
        {read && (
          <section aria-label={texts.result}>
            <Facts facts={factsOf(read)} />
          </section>
        )}
      </div>
    </Card>
  );
}
