import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadOffer = () => import('#src/features/shell/language/language-offer.tsx');

/** Where the browser’s own language is offered; loaded only where there is more than one. */
export function LanguageOfferSlot() {
  const { languages } = useKnownClinic();
  const device = useDevice();
  const loaded = useAfterPaint(loadOffer, languages.length > 1 && device === null);
  return loaded ? <loaded.LanguageOffer /> : null;
}
