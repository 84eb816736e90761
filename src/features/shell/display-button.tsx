import { useRef, useState } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { useOnIntent } from '#src/platform/use-on-intent.ts';
import { Button } from '#src/ui/button.tsx';

const loadPanel = () => import('./display-panel.tsx');

/** Opens the choice of letters and contrast, at the same place on every page (WCAG 3.2.6). */
export function DisplayButton() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { loaded, intent } = useOnIntent(loadPanel);
  const isShown = open && loaded !== undefined;

  return (
    <div ref={area} className="pointer-events-auto relative">
      <Button
        {...intent}
        ref={opener}
        variant="quiet"
        icon="accessibility"
        className="rounded-full! bg-white px-4! text-sm! shadow-card hover:bg-sky-100"
        aria-expanded={isShown}
        aria-controls={isShown ? 'display-panel' : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="sr-only">{shellTexts.textAndContrast}</span>
      </Button>
      {isShown && <loaded.DisplayPanel area={area} opener={opener} onClose={() => setOpen(false)} />}
    </div>
  );
}
