import { expect, test } from 'vitest';
import { criticalCss } from '../../tools/build/critical-css.ts';

const HTML = '<html><body><main class="card sm:p-4 w-1/2 [&amp;>p]:m-0"><p>Text</p></main></body></html>';

test.each([
  ['a class of the page', '.card{color:red}'],
  ['an element', 'main p{color:red}'],
  ['every element', '*,:before{margin:0}'],
  ['an escaped class', '.sm\\:p-4{padding:1rem}'],
  ['a class with a slash and one with signs', '.w-1\\/2{width:50%}.\\[\\&\\>p\\]\\:m-0>p{margin:0}'],
  ['one of several selectors', '.gone,.card:focus{color:red}'],
  ['a rule inside of media and layers', '@layer utilities{@media (min-width:40rem){.card{color:red}}}'],
  ['what stands in brackets is not asked for', '.card:not(.gone){color:red}'],
  ['a bracket in quotes', '.card{content:"}"}.sm\\:p-4{content:"{"}'],
  ['the order of layers', '@layer theme,base;'],
  ['what somebody has chosen before', 'html[data-contrast=more] .card,:root[data-text-size=large]{color:red}'],
  ['a line around something', '.card{box-shadow:0 0 0 2px #000}main{box-shadow:none}'],
  ['letters', '@font-face{font-family:A;src:url(a.woff2)}'],
])('keeps %s', (_what, css) => {
  expect(criticalCss(css, HTML)).toBe(css);
});

test.each([
  ['a class that the page does not have', '.gone{color:red}'],
  ['a part of a class', '.car{color:red}'],
  ['an element that it does not have', 'table{color:red}'],
  ['a place inside of another class', '.gone .card{color:red}'],
  ['hovering', '.card:hover{color:red}'],
  ['what only staff screens have', 'html[data-area=staff]{color:red}'],
  ['a picture inside the sheet', '.card:after{content:"";background:url(data:image/png;base64,AAAA)}'],
  ['a control that cannot be used', '.card:disabled,.card[aria-disabled=true]{color:red}'],
  ['a part of a browser’s own control', '::placeholder,main::-webkit-scrollbar{color:red}'],
  ['what moves once the app says so', '[data-motion] .card{animation:1s turn}@keyframes turn{to{rotate:1turn}}'],
  ['print', '@media print{.card{color:red}}'],
  ['media with nothing left', '@media (min-width:40rem){.gone{color:red}}'],
  ['an animation that nobody asks for', '@keyframes turn{to{rotate:1turn}}'],
  ['a soft edge', '.card{--tw-shadow:0 8px 24px #0001;box-shadow:var(--tw-shadow)}main{box-shadow:0 1px 2px #000}'],
  ['a remark', '/* .card{} */'],
])('drops %s', (_what, css) => {
  expect(criticalCss(css, HTML)).toBe('');
});

test('drops the sky, which the page has', () => {
  expect(criticalCss('.sky,.sky-glow{opacity:1}', '<div class="sky"><div class="sky-glow"></div></div>')).toBe('');
});

test('values stay as far as they are asked for, directly or by other values', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}@property --c{syntax:"*";inherits:false}.card{margin:var(--a)}';
  expect(criticalCss(css, HTML)).toBe(':root{--a:var(--b);--b:1px}.card{margin:var(--a)}');
});
