import { checkTexts as texts } from '#src/locales/en/patient/check-page.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/badge.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import type { Origin } from '#src/features/registration/visit/registration-store.ts';

/** `not needed`: not heard, where nobody has to say anything. */
type Shown = Origin | 'not needed';

type Words = 'heard' | 'toCheck' | 'assumed' | 'notHeard' | 'notNeeded' | 'typed';

const LOOKS: Readonly<Record<Shown, { tone: BadgeTone; icon: IconName; words: Words }>> = {
  heard: { tone: 'info', icon: 'ear', words: 'heard' },
  'to check': { tone: 'warning', icon: 'triangle-alert', words: 'toCheck' },
  assumed: { tone: 'warning', icon: 'triangle-alert', words: 'assumed' },
  'not heard': { tone: 'warning', icon: 'triangle-alert', words: 'notHeard' },
  'not needed': { tone: 'other', icon: 'ear', words: 'notNeeded' },
  typed: { tone: 'other', icon: 'pencil', words: 'typed' },
};

/** How a value was got, in a word and a drawing, never by colour alone. */
export function OriginChip({ id, origin }: { id?: string; origin: Shown | undefined }) {
  if (!origin) return null;
  const { tone, icon, words } = LOOKS[origin];
  return (
    <p {...(id && { id })} className="origin-chip flex">
      <Badge tone={tone}>
        <Icon name={icon} />
        {texts[words]}
      </Badge>
    </p>
  );
}
