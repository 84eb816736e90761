import type { PossibleDuplicate } from '#shared/contract/patient/duplicates.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { listWords } from '#src/locales/formats.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';

const texts = adminListTexts.duplicates;

type DuplicateHintProps = {
  duplicates: readonly PossibleDuplicate[];
  /** Looks for everybody of that name. */
  onFind: (name: string) => void;
};

/** Who a patient may be, too, and why: a hint to look, nothing is merged by it. */
export function DuplicateHint({ duplicates, onFind }: DuplicateHintProps) {
  if (duplicates.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {duplicates.map(({ _id, name, ticket, receivedAt, reasons }) => (
        <li key={_id} className="flex items-start gap-3 rounded-input bg-offline-bg p-3 text-offline">
          <Icon name="users" className="mt-1" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{texts.maybe(name)}</p>
            <p className="text-sm">{listWords(reasons.map((reason) => texts.reasons[reason]))}</p>
            <p className="text-sm">{[ticket, dateTimeOf(receivedAt)].filter(Boolean).join(', ')}</p>
          </div>
          <Button variant="quiet" icon="search" className="-my-1 -me-1 px-3!" onClick={() => onFind(name)}>
            <span className="sr-only">{texts.show(name)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
