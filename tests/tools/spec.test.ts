import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FAMILIES = 'PAGE|REG|VOICE|WORDS|WARN|LOGIN|ADM|DOC|RX|CALL|DATA|ERR|OFF|KIOSK|QUEUE|SAFE|NUM|RUN';
const CITED = new RegExp(`\\b(?:${FAMILIES})-(?:[A-Z]+(?:-\\d+)?|\\d+)\\b`, 'g');
const STATED = new RegExp(`^- \\*\\*((?:${FAMILIES})-[A-Z0-9-]+)\\*\\*`, 'gm');

const pages = readdirSync('docs/spec').map((page) => readFileSync(`docs/spec/${page}`, 'utf8'));
const stated = pages.flatMap((page) => [...page.matchAll(STATED)].map(([, id]) => id));

const sources = execFileSync('git', ['ls-files', 'src', 'server', 'shared', 'tools', 'tests', 'e2e', 'bench'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file));

it('every rule has an id of its own', () => {
  expect(stated.length).toBeGreaterThan(100);
  expect(stated.filter((id, at) => stated.indexOf(id) !== at)).toEqual([]);
});

it('every rule that code or a test cites is stated', () => {
  const known = new Set(stated);
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITED)].map(([id]) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

it('every decision that code cites exists', () => {
  const decisions = new Set(readdirSync('docs/decisions').map((page) => page.slice(0, 4)));
  const cited = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bdocs\/decisions\/(\d{4})/g)].map(([, number = '']) => ({
      file,
      number,
    })),
  );
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter(({ number }) => !decisions.has(number))).toEqual([]);
});

it('every page of code cites only documents that lie here', () => {
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/[\w/-]+\.md\b/g)].map(([page]) => ({ file, page })),
  );
  const stray = named.filter(({ page }) => !existsSync(page) && !existsSync(`docs/${page}`));
  expect(stray).toEqual([]);
});
