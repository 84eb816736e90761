import picture from './hero.svg?raw';

const drawing = { __html: picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>')) };

/**
 * Part of the page itself, because as a file it was the last and largest thing to load. Its space is in the first
 * paint, and its shapes follow directly (tools/build/prerender-shell.ts).
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
