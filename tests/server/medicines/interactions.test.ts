import { describe, expect, it } from 'vitest';
import { readCautions } from '#server/medicines/known/cautions.ts';
import { readKnownConditions } from '#server/medicines/known/conditions.ts';
import { readCrossReactions } from '#server/medicines/known/cross-reactions.ts';
import { readDoses } from '#server/medicines/known/doses.ts';
import { dangerBetween, readInteractions } from '#server/medicines/known/interactions.ts';
import { MEDICINES_BY_NAME } from '#server/medicines/known/known-medicines.ts';
import { rowsOf } from '#server/medicines/known/read-table.ts';

const substances = [
  ...new Map([...MEDICINES_BY_NAME.values()].flat().map((medicine) => [medicine.ingredient, medicine])).values(),
];
const COLUMNS = ['one', 'other', 'severity', 'why', 'source'];
const tableOf = (...lines: readonly string[]) => rowsOf([COLUMNS.join('\t'), ...lines].join('\n'), 'x.tsv', COLUMNS);

const named = (name: string) => MEDICINES_BY_NAME.get(name)?.[0] ?? { ingredient: name, classes: [] };

describe('the table of interactions', () => {
  it('says the same of every pair, whichever comes first', () => {
    const differing = substances.flatMap((one, index) =>
      substances.slice(index + 1).flatMap((other) => {
        const [forth, back] = [dangerBetween(one, other), dangerBetween(other, one)];
        return forth?.severity === back?.severity && forth?.why === back?.why
          ? []
          : [`${one.ingredient} with ${other.ingredient}`];
      }),
    );
    expect(substances.length).toBeGreaterThan(400);
    expect(differing).toEqual([]);
  });

  it('says of one substance what its class does not: low-dose aspirin beside clopidogrel is care, ibuprofen is stop', () => {
    expect(dangerBetween(named('aspirin'), named('clopidogrel'))?.severity).toBe('care');
    expect(dangerBetween(named('ibuprofen'), named('clopidogrel'))?.severity).toBe('stop');
    expect(dangerBetween(named('aspirin'), named('ramipril'))).toBeUndefined();
  });

  it.each([
    ['bisoprolol', 'quinidine'],
    ['atenolol', 'quinidine'],
    ['domperidone', 'apomorphine'],
    ['flecainide', 'citalopram'],
    ['flecainide', 'escitalopram'],
    ['fluvoxamine', 'rasagiline'],
    ['cinnarizine', 'zopiclone'],
    ['ledipasvir', 'rosuvastatin'],
    ['bosentan', 'fluconazole'],
    ['roflumilast', 'rifampicin'],
  ])('hides no other danger behind such a word: %s with %s is stop', (one, other) => {
    expect(dangerBetween(named(one), named(other))?.severity).toBe('stop');
  });
});

describe('a fault in a table is told with its file and line', () => {
  it.each([
    ['a pair that is told twice', ['nsaid\tace\tstop\tx\ty', 'ace\tnsaid\tcare\tx\ty'], /x\.tsv:3: .*x\.tsv:2 already/],
    ['a medicine that nobody knows', ['nsaid\tzyloprantine\tstop\tx\ty'], /x\.tsv:2: “zyloprantine”/],
    ['a severity that is none', ['nsaid\tace\tbad\tx\ty'], /x\.tsv:2: the severity/],
    ['a row without a source', ['nsaid\tace\tstop\t\ty'], /x\.tsv:2: a reason and a source/],
    ['a row with too few columns', ['# a remark', 'nsaid\tace\tstop'], /x\.tsv:3: 3 columns/],
  ])('%s', (_, lines, fault) => {
    expect(() => readInteractions(tableOf(...lines))).toThrow(fault);
  });

  it('and so is one in the table of cautions', () => {
    const twice = tableOf('nsaid\tulcer\tstop\tx\ty', 'nsaid\tulcer\tstop\tx\ty');
    expect(() => readCautions(twice)).toThrow(/x\.tsv:3: nsaid with ulcer stands at .*x\.tsv:2/);
  });

  it.each(['kidny disease', 'eGFR below 50', 'under ten'])('and so is a patient that nobody is: %s', (patient) => {
    expect(() => readCautions(tableOf(`nsaid\t${patient}\tstop\tx\ty`))).toThrow(/known\/x\.tsv:2: “/);
  });

  it('and so is a cross-reaction of a class that nobody knows, or one that is told twice', () => {
    const columns = ['one', 'other', 'why', 'source'];
    const rows = (...lines: readonly string[]) => rowsOf([columns.join('\t'), ...lines].join('\n'), 'x.tsv', columns);
    expect(() => readCrossReactions(rows('nsaids\tnsaid\tx\ty'))).toThrow(/x\.tsv:2: “nsaids”/);
    expect(() => readCrossReactions(rows('ace\tnsaid\tx\ty', 'nsaid\tace\tx\ty'))).toThrow(/x\.tsv:3: .*x\.tsv:2/);
  });

  it.each([
    ['a phrase with a sign that means nothing', 'gout\t\tgout\\w+', /x\.tsv:2: “gout\\w\+” is no phrase/],
    ['a phrase with a bracket left open', 'gout\t\t(gout', /x\.tsv:2: a bracket of “\(gout”/],
  ])('and so is %s in the table of conditions', (_, line, fault) => {
    const columns = ['condition', 'in a sentence', 'words'];
    expect(() => readKnownConditions(rowsOf([columns.join('\t'), line].join('\n'), 'x.tsv', columns))).toThrow(fault);
  });

  it('and so is a dose without a figure', () => {
    const columns = ['substance', 'patient', 'most mg in 24 hours', 'source'];
    const rows = rowsOf([columns.join('\t'), 'digoxin\t\tlittle\tx'].join('\n'), 'x.tsv', columns);
    expect(() => readDoses(rows)).toThrow(/x\.tsv:2: milligrams/);
  });
});
