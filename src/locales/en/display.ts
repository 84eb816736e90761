/** Texts of the panel for letters and contrast. */
export const displayTexts = {
  heading: 'Text and contrast',
  textSize: 'Text size',
  sizes: { normal: 'A', large: 'A+', largest: 'A++' },
  sizeNames: { normal: 'Normal', large: 'Large', largest: 'Very large' },
  moreContrast: 'High contrast',
};
