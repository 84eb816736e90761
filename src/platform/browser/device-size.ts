const STORED = 'frontdesk-mm';

/** A bank card's width (ISO/IEC 7810 ID-1) in millimetres. */
export const CARD_WIDTH_MM = 85.6;

/** Takes up how large a millimetre is on this screen, where it was measured: `--mm` for every size in CSS. */
export function applyDeviceSize(): void {
  const pixels = Number(localStorage.getItem(STORED));
  if (pixels > 0) document.documentElement.style.setProperty('--mm', `${pixels}px`);
}

/** CSS pixels of a millimetre as measured; those of a screen of 96 dpi until somebody has held a card to it. */
export function pixelsPerMm(): number {
  return Number(localStorage.getItem(STORED)) || 96 / 25.4;
}

export function keepPixelsPerMm(pixels: number): void {
  localStorage.setItem(STORED, String(pixels));
  applyDeviceSize();
}
