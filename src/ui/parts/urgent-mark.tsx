import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';

/** Marks a patient with warning signs, beside the name in every list. */
export function UrgentMark({ word }: { word: string }) {
  return (
    <Badge tone="danger" className="shrink-0">
      <Icon name="triangle-alert" />
      {word}
    </Badge>
  );
}
