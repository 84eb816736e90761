import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { type MenuEnd, openByKey } from '#src/ui/dialogs/menu-opener.ts';
import { usePanel } from './use-panel.ts';

const loadList = () => import('#src/features/shell/menus/staff-menu-list.tsx');

/** The Staff Login menu button, following the WAI-ARIA pattern. */
export function StaffMenu() {
  const { panel, intent, area, opener, open, toggle, close } = usePanel<
    typeof import('#src/features/shell/menus/staff-menu-list.tsx'),
    MenuEnd
  >(loadList);
  return (
    <div ref={area} className="relative">
      <button
        {...intent}
        ref={opener}
        type="button"
        id="staff-menu-button"
        aria-haspopup="menu"
        aria-expanded={panel !== undefined}
        aria-controls={panel ? 'staff-menu' : undefined}
        className={buttonClass({ variant: 'quiet', className: 'px-3!' })}
        onClick={() => toggle('first')}
        onKeyDown={(event) => openByKey(event, open)}
      >
        {shellTexts.staffLogin}
        <Icon name="chevron-down" size={100} />
      </button>
      {panel && <panel.part.StaffMenuList start={panel.how} area={area} opener={opener} onClose={close} />}
    </div>
  );
}
