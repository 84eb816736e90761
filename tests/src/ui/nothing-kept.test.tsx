import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

it.each([
  ['a line', <TextField key="a" id="a" label="a" />],
  ['several lines', <TextAreaField key="b" id="b" label="b" />],
  ['a search', <SearchField key="c" id="c" label="c" />],
])('%s is not kept by the browser unless it is asked to', (_, field) => {
  expect(renderToStaticMarkup(field)).toMatch(/autocomplete="off"/i);
});

it('a login lets a password manager help', () => {
  const field = <TextField id="email" label="Email" autoComplete="username" />;
  expect(renderToStaticMarkup(field)).toMatch(/autocomplete="username"/i);
});

it('every field that is drawn without these says what the browser may keep', () => {
  const silent = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/<(?:input|textarea)\b[^]*?\/>/g)].some(
        ([field]) => !/autoComplete|type="(?:radio|checkbox|file|time|number|range)"|\{\.\.\.box\}/.test(field),
      ),
    );
  expect(silent).toEqual([]);
});
