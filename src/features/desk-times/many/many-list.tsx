import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';
import type { PlannedMove } from './many-plan.ts';
import type { MoveState } from './move-many.ts';

const texts = deskTimesTexts.many;
const TONES: Readonly<Record<MoveState, BadgeTone>> = {
  moved: 'success',
  asked: 'info',
  taken: 'danger',
  over: 'danger',
  failed: 'danger',
  back: 'other',
  'back-unasked': 'warning',
  'back-taken': 'danger',
};

type ManyListProps = {
  moves: readonly (PlannedMove & { readonly state?: MoveState | undefined })[];
  /** A doctor was chosen: whoever finds no time there goes to the desk. */
  isToDoctor: boolean;
  hasBegun: boolean;
};

/** Who goes from where to where, and what has become of it. */
export function ManyList({ moves, isToDoctor, hasBegun }: ManyListProps) {
  return (
    <table className="w-full text-start">
      <caption className="pb-2 text-start font-semibold text-ink">{hasBegun ? texts.results : texts.plan}</caption>
      <thead className="text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-1 pe-3 text-start">
            {texts.before}
          </th>
          <th scope="col" className="py-1 pe-3 text-start">
            {texts.who}
          </th>
          <th scope="col" className="py-1 text-start">
            {texts.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ person, label, to, state }) => (
          <tr key={person._id} className="border-t border-line align-top">
            <td className="py-2 pe-3 tabular-nums">{label}</td>
            <th scope="row" className="py-2 pe-3 text-start font-semibold wrap-anywhere text-ink">
              <span className="block">{person.name}</span>
              <span className="block text-sm font-normal text-ink-2">
                {person.isTold ? texts.isTold : texts.isNotTold}
              </span>
            </th>
            <td className="py-2">
              <span className="block">{to?.label ?? (isToDoctor ? texts.noneLeft : texts.asRequest)}</span>
              {hasBegun && (
                <Badge tone={state === undefined ? 'other' : TONES[state]}>{texts.states[state ?? 'waiting']}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
