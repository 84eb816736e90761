import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { Icon } from '#src/ui/parts/icon.tsx';

/** The logo, which links nowhere, because a kiosk has no other page. */
export function Brand() {
  return (
    <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight text-ink">
      <Icon name="mark" className="brand-mark size-10" />
      <span>{shellTexts.productName}</span>
    </p>
  );
}
