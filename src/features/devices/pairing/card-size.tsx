import { useState } from 'react';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { CARD_WIDTH_MM, keepPixelsPerMm, pixelsPerMm } from '#src/platform/browser/device-size.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';

const SMALLEST_PX = 200;
const LARGEST_PX = 900;
const CARD_SHAPE = '85.6 / 53.98';

/** A bank card held to the screen tells the size of a millimetre, which browsers do not know. */
export function CardSize() {
  const [width, setWidth] = useState(() => Math.round(pixelsPerMm() * CARD_WIDTH_MM));
  const [saved, setSaved] = useState(false);
  const change = (next: number) => {
    setSaved(false);
    setWidth(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, next)));
  };
  return (
    <Card className="grid gap-4 sm:p-8">
      <h2 className="text-xl font-bold text-ink">{texts.sizeTitle}</h2>
      <p className="text-ink-2">{texts.sizeText}</p>
      <div className="overflow-x-auto">
        <div
          aria-hidden="true"
          className="rounded-[0.6rem] border-2 border-brand bg-sky-200"
          style={{ width: `${width}px`, aspectRatio: CARD_SHAPE }}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="secondary" icon="minus" onClick={() => change(width - 1)}>
          {texts.sizeSmaller}
        </Button>
        <label className="grid min-w-0 flex-1 basis-48 gap-1 font-semibold">
          {texts.sizeLabel}
          <input
            type="range"
            min={SMALLEST_PX}
            max={LARGEST_PX}
            value={width}
            className="min-h-12 w-full accent-brand"
            onChange={(event) => change(Number(event.target.value))}
          />
        </label>
        <Button variant="secondary" icon="plus" onClick={() => change(width + 1)}>
          {texts.sizeLarger}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          onClick={() => {
            keepPixelsPerMm(width / CARD_WIDTH_MM);
            setSaved(true);
            announce(texts.sizeSaved);
          }}
        >
          {texts.sizeSave}
        </Button>
        {saved && <p className="font-semibold text-success">{texts.sizeSaved}</p>}
      </div>
    </Card>
  );
}
