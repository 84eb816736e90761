import { useId } from 'react';
import { displayTexts } from '#src/locales/en/everywhere/display.ts';
import { useCanReadAloud } from '#src/platform/read-aloud/use-can-read-aloud.ts';
import { readPage, setReadingVolume, stopReading, useReading } from '#src/platform/read-aloud/reader.ts';
import { Icon } from '#src/ui/parts/icon.tsx';

/** Has the page read aloud; not there where the device has neither a voice nor recordings of the language. */
export function ReadButton() {
  const isReading = useReading((reading) => reading.isReading);
  if (!useCanReadAloud()) return null;
  return (
    <button type="button" data-read-aloud className="kiosk-bar-button" onClick={isReading ? stopReading : readPage}>
      <Icon name={isReading ? 'square' : 'volume-2'} />
      <span className="kiosk-bar-label">{isReading ? displayTexts.readAloud.stop : displayTexts.readAloud.read}</span>
    </button>
  );
}

/** How loud it is read, until the visit ends. */
export function ReadVolume() {
  const volume = useReading((reading) => reading.volume);
  const slider = useId();
  if (!useCanReadAloud()) return null;
  return (
    <div data-read-aloud className="kiosk-bar-volume">
      <label htmlFor={slider} className="kiosk-bar-label">
        {displayTexts.readAloud.volume}
      </label>
      <input
        id={slider}
        type="range"
        min={0.1}
        max={1}
        step={0.1}
        value={volume}
        onChange={({ target }) => setReadingVolume(target.valueAsNumber)}
      />
    </div>
  );
}
