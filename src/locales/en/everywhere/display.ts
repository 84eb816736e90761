import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the panel for text size and contrast. */
export const displayTexts = catalogue('everywhere/display', {
  heading: 'Text and contrast',
  textSize: 'Text size',
  sizes: { normal: 'A', large: 'A+', largest: 'A++' },
  sizeNames: { normal: 'A, normal text', large: 'A+, large text', largest: 'A++, very large text' },
  moreContrast: 'High contrast',
  pauseMotion: 'Pause motion',
  readAloud: { heading: 'Read aloud', read: 'Read this page', stop: 'Stop reading', volume: 'Volume' },
});
