const STORED = 'frontdesk-mm';

/** A bank card's width (ISO/IEC 7810 ID-1) in millimetres. */
export const CARD_WIDTH_MM = 85.6;

/** Sets the CSS variable `--mm` to the measured length of a millimetre on this screen. */
export function applyDeviceSize(): void {
  const pixels = Number(localStorage.getItem(STORED));
  if (pixels > 0) document.documentElement.style.setProperty('--mm', `${pixels}px`);
}

/** CSS pixels per millimetre as measured with a bank card; before that, the value for 96 dpi. */
export function pixelsPerMm(): number {
  return Number(localStorage.getItem(STORED)) || 96 / 25.4;
}

export function keepPixelsPerMm(pixels: number): void {
  localStorage.setItem(STORED, String(pixels));
  applyDeviceSize();
}
