import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBareText } from '../../tools/gates/bare-text.ts';

const within = (children: string) => findBareText('a.tsx', `const a = <p>${children}</p>;`).length;

describe('a text beside something that comes and goes', () => {
  it('is found, whatever comes and goes and however the text is written', () => {
    expect(within('{busy && <i />} text')).toBe(1);
    expect(within('{busy ? <i /> : null}{texts.save}')).toBe(1);
    expect(within('{rows.map((row) => <i key={row} />)}{words(2)}')).toBe(1);
    expect(within('<b>a</b>{busy && `text`}')).toBe(1);
    expect(within('{icon && <i />}{children}')).toBe(1);
    expect(within('text {busy ? "more" : <i />}')).toBe(1);
  });

  it('is none in an element of its own, alone, or beside what stays', () => {
    expect(within('{busy && <i />}<span>text</span>')).toBe(0);
    expect(within('{busy ? "on" : "off"}')).toBe(0);
    expect(within('<b>a</b> text')).toBe(0);
    expect(within('{busy && <i />}{open && <b>text</b>}')).toBe(0);
  });
});

// A browser that translates the page moves every text into an element of its own (docs/decisions/0091).
it('no component has one: a translated page goes on working', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    findBareText(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
