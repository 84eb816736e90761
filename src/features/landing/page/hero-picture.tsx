import hero from '#src/ui/pictures/hero.svg?url';
import { Picture } from '#src/ui/pictures/picture.tsx';

/** A patient at a kiosk, which shows this product’s real screens. Its space is in the first paint, its shapes follow. */
export function HeroPicture() {
  return (
    <div id="hero-picture" className="mx-auto aspect-[680/600] w-full">
      <Picture drawing={hero} width={680} height={600} />
    </div>
  );
}
