import picture from './hero.svg?raw';

const drawing = { __html: picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>')) };

/**
 * Stands in the page itself: as a file of its own it was the last thing to come, and the largest. Its place is there with
 * the first paint, its shapes come right after (tools/build/prerender-shell.ts).
 */
export function HeroPicture() {
  return (
    <div id="hero-picture" className="mx-auto aspect-[696/600] w-full max-w-[24rem] lg:max-w-full">
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="-28 0 696 600"
        className="size-full"
        dangerouslySetInnerHTML={drawing}
      />
    </div>
  );
}
