import { useRef, useState } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { useOnIntent } from '#src/platform/use-on-intent.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const loadPanel = () => import('./mobile-menu-panel.tsx');

/** The header's items behind one button, where the header is too narrow for them. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { loaded, intent } = useOnIntent(loadPanel);
  const isShown = open && loaded !== undefined;

  return (
    <div ref={area} className="wide-nav:hidden">
      <button
        {...intent}
        ref={opener}
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? 'mobile-menu' : undefined}
        aria-label={isShown ? shellTexts.closeMenu : shellTexts.openMenu}
        className={buttonClass({ variant: 'quiet', className: 'px-3! text-xl!' })}
        onClick={() => setOpen(!open)}
      >
        <Icon name={isShown ? 'x' : 'menu'} />
      </button>
      {isShown && <loaded.MobileMenuPanel area={area} opener={opener} onClose={() => setOpen(false)} />}
    </div>
  );
}
