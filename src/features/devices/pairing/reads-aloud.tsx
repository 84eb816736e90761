import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { useCanReadAloud } from '#src/platform/read-aloud/use-can-read-aloud.ts';
import { Card } from '#src/ui/lists/card.tsx';

/** Says before the first patient comes whether this device can read a page aloud. */
export function ReadsAloud() {
  const can = useCanReadAloud();
  return (
    <Card className="grid gap-2 sm:p-8">
      <h2 className="text-xl font-bold text-ink">{texts.readAloud.title}</h2>
      <p className="text-ink-2">{can ? texts.readAloud.yes : texts.readAloud.no}</p>
    </Card>
  );
}
