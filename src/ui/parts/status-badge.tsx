import { Badge, type BadgeTone } from './badge.tsx';

const TONES: Readonly<Record<string, BadgeTone>> = {
  scheduled: 'scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** An appointment's status in words, on its colour: blue, green, red, and grey for any other value (ADM-8). */
export function StatusBadge({ status, word }: { status: string; word: string }) {
  return (
    <Badge tone={TONES[status.toLowerCase()] ?? 'other'} className="shrink-0">
      {word}
    </Badge>
  );
}
