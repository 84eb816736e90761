import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { usePanel } from './use-panel.ts';

const loadPanel = () => import('#src/features/shell/menus/mobile-menu-panel.tsx');

/** The header's items behind one button, if the header is too narrow for them. */
export function MobileMenu() {
  const { panel, intent, area, opener, toggle, close } = usePanel(loadPanel);
  return (
    <div ref={area} className="wide-nav:hidden">
      <button
        {...intent}
        ref={opener}
        type="button"
        aria-expanded={panel !== undefined}
        aria-controls={panel ? 'mobile-menu' : undefined}
        aria-label={panel ? shellTexts.closeMenu : shellTexts.openMenu}
        className={buttonClass({ variant: 'quiet', className: 'px-3! text-xl!' })}
        onClick={() => toggle(true)}
      >
        <Icon name={panel ? 'x' : 'menu'} />
      </button>
      {panel && <panel.part.MobileMenuPanel area={area} opener={opener} onClose={close} />}
    </div>
  );
}
