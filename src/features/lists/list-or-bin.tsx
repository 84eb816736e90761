import { type ReactNode, Suspense } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';

/** Which of the two lists is shown: `deleted` is the bin. It stands in the address, so that Back leads back. */
type View = { readonly view?: string | undefined };

type ListOrBinProps = {
  title: string;
  filters: View;
  onFilter: (change: View) => void;
  /** Back to the list. */
  back: string;
  /** What was deleted lately; fetched only when somebody looks. */
  renderBin: () => ReactNode;
  renderList: () => ReactNode;
};

/** A list of a staff area, or what was deleted of it lately. */
export function ListOrBin({ title, filters, onFilter, back, renderBin, renderList }: ListOrBinProps) {
  if (filters.view !== 'deleted') return renderList();
  return (
    <StaffView
      words={staffTexts}
      title={title}
      actions={
        <Button variant="quiet" icon="arrow-left" onClick={() => onFilter({ view: undefined })}>
          {back}
        </Button>
      }
    >
      <Suspense fallback={<Spinner label={staffTexts.loading} className="py-16" />}>{renderBin()}</Suspense>
    </StaffView>
  );
}

type ListActionsProps = {
  onFilter: (change: View) => void;
  /** To what was deleted lately. */
  showBin: string;
  /** What else can be done with the whole list. */
  children?: ReactNode;
};

/** What can be done with a whole list; our own server alone keeps what was deleted. */
export function ListActions({ onFilter, showBin, children }: ListActionsProps) {
  if (!isOurs()) return null;
  return (
    <>
      <Button variant="quiet" icon="history" onClick={() => onFilter({ view: 'deleted' })}>
        {showBin}
      </Button>
      {children}
    </>
  );
}
