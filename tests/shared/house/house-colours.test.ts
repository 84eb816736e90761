import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  fitForButtons,
  fitForGround,
  houseTokens,
  isFitForButtons,
  isFitForGround,
} from '#shared/house/house-colours.ts';

const COLOURS = ['#ffcc00', '#ff0000', '#00ff00', '#e0f7ff', '#7a4a00', '#000000', '#ffffff', '#808080', '#1b7f5a'];

describe('the colours of a house', () => {
  it('have the contrast that WCAG 2 computes', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#0b5cad', '#ffffff')).toBeCloseTo(6.67, 2);
    expect(contrastOf('#ffffff', '#0b5cad')).toBe(contrastOf('#0b5cad', '#ffffff'));
  });

  it('are refused where they cannot be read, and the one that is offered can', () => {
    expect(isFitForButtons('#ffcc00')).toBe(false);
    expect(isFitForGround('#1b7f5a')).toBe(false);
    for (const colour of COLOURS) {
      expect(isFitForButtons(fitForButtons(colour)), colour).toBe(true);
      expect(isFitForGround(fitForGround(colour)), colour).toBe(true);
    }
    expect(fitForButtons('#1b7f5a')).toBe('#1b7f5a');
  });

  it('give links that can be read on their own ground, whichever two were chosen', () => {
    for (const brand of COLOURS.map(fitForButtons))
      for (const ground of COLOURS.map(fitForGround)) {
        const tokens = houseTokens({ brandColour: brand, groundColour: ground });
        for (const sky of ['sky-100', 'sky-200', 'sky-300'])
          expect(contrastOf(tokens['brand-strong'] ?? '', tokens[sky] ?? '')).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('replace nothing where none is set', () => {
    expect(houseTokens({ brandColour: '', groundColour: '' })).toEqual({});
  });
});
