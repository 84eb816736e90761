/** Texts of the panel for text size and contrast. */
export const displayTexts = {
  heading: 'Text and contrast',
  textSize: 'Text size',
  sizes: { normal: 'A', large: 'A+', largest: 'A++' },
  sizeNames: { normal: 'A, normal text', large: 'A+, large text', largest: 'A++, very large text' },
  moreContrast: 'High contrast',
  pauseMotion: 'Pause motion',
};
