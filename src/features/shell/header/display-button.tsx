import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { usePanel } from './use-panel.ts';

const loadPanel = () => import('#src/features/shell/menus/display-panel.tsx');

/** Opens the settings for text size and contrast, in the same place on every page (WCAG 3.2.6). */
export function DisplayButton() {
  const { panel, intent, area, opener, toggle, close } = usePanel(loadPanel);
  return (
    <div ref={area} className="sm:relative">
      <Button
        {...intent}
        ref={opener}
        variant="quiet"
        icon="accessibility"
        className="px-3.5! wide-nav:rounded-full! wide-nav:bg-white wide-nav:shadow-card"
        aria-expanded={panel !== undefined}
        aria-controls={panel ? 'display-panel' : undefined}
        onClick={() => toggle(true)}
      >
        <span className="sr-only">{shellTexts.textAndContrast}</span>
      </Button>
      {panel && <panel.part.DisplayPanel area={area} opener={opener} onClose={close} />}
    </div>
  );
}
