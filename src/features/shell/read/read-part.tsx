import { useId } from 'react';
import { displayTexts } from '#src/locales/en/everywhere/display.ts';
import { useCanReadAloud } from '#src/platform/read-aloud/use-can-read-aloud.ts';
import { readPage, setReadingVolume, stopReading, useReading } from '#src/platform/read-aloud/reader.ts';
import { Button } from '#src/ui/parts/button.tsx';

/** Has the page read aloud, where the device has a voice of its own for its language. */
export function ReadPart() {
  const { isReading, volume } = useReading();
  const slider = useId();
  if (!useCanReadAloud()) return null;
  return (
    <div role="group" aria-label={displayTexts.readAloud.heading} data-read-aloud className="grid gap-3">
      <Button variant="secondary" icon={isReading ? 'square' : 'volume-2'} onClick={isReading ? stopReading : readPage}>
        {isReading ? displayTexts.readAloud.stop : displayTexts.readAloud.read}
      </Button>
      <label htmlFor={slider} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 font-semibold">
        {displayTexts.readAloud.volume}
        <input
          id={slider}
          type="range"
          min={0.1}
          max={1}
          step={0.1}
          value={volume}
          className="h-12 w-full accent-brand"
          onChange={({ target }) => setReadingVolume(target.valueAsNumber)}
        />
      </label>
    </div>
  );
}
