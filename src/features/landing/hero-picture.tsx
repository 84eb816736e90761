import picture from './hero.svg?raw';

const drawing = { __html: picture.slice(picture.indexOf('>') + 1, picture.lastIndexOf('</svg>')) };

/** Stands in the page itself: as a file of its own it was the last thing to come, and the largest. */
export function HeroPicture() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="-28 0 696 600"
      className="mx-auto h-auto w-full max-w-[24rem] lg:max-w-full"
      dangerouslySetInnerHTML={drawing}
    />
  );
}
