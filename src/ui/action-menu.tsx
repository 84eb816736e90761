import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

type ActionMenuProps = {
  /** What stands on the button. */
  text: string;
  /** What it goes on with for who cannot see where it stands. */
  of: string;
  actions: readonly { readonly id: string; readonly text: string; readonly onPick: () => void }[];
};

/** A button that opens a few actions, as the WAI-ARIA authoring practices have menus: arrows, Home, End, letters, Escape. */
export function ActionMenu({ text, of, actions }: ActionMenuProps) {
  return (
    <Menu as="div" className="relative">
      <MenuButton className={buttonClass({ variant: 'quiet', className: 'min-h-11! px-4! py-1.5!' })}>
        {text}
        <span className="sr-only">{of}</span>
        <Icon name="chevron-down" />
      </MenuButton>
      {/* In place and not modal: what a menu covers stays in its landmark and can be read. */}
      <MenuItems
        modal={false}
        className="absolute end-0 top-full z-30 mt-1 grid min-w-56 rounded-input border border-line bg-white p-1.5 shadow-toast focus:outline-none max-sm:start-0 max-sm:end-auto"
      >
        {actions.map((action) => (
          <MenuItem key={action.id}>
            <button
              type="button"
              className="min-h-11 rounded-input px-3 text-start font-semibold text-ink data-focus:bg-sky-200"
              onClick={action.onPick}
            >
              {action.text}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
