import { describe, expect, it } from 'vitest';
import { readCautions } from '#server/medicines/known/cautions.ts';
import { readKnownConditions } from '#server/medicines/known/conditions.ts';
import { readCrossReactions } from '#server/medicines/known/cross-reactions.ts';
import { readDoses } from '#server/medicines/known/doses.ts';
import { dangerBetween, readInteractions } from '#server/medicines/known/interactions.ts';
import { MEDICINES_BY_NAME, readKnownMedicines } from '#server/medicines/known/known-medicines.ts';
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

  it.each(['kidny disease', 'eGFR below 50', 'under ten', 'under 400', 'from 65 and from 65', 'takes warfarn'])(
    'and so is a patient that nobody is: %s',
    (patient) => {
      expect(() => readCautions(tableOf(`nsaid\t${patient}\tstop\tx\ty`))).toThrow(/known\/x\.tsv:2: “/);
    },
  );

  it('and so is a cross-reaction of a class that nobody knows, or one that is told twice', () => {
    const columns = ['one', 'other', 'why', 'source'];
    const rows = (...lines: readonly string[]) => rowsOf([columns.join('\t'), ...lines].join('\n'), 'x.tsv', columns);
    expect(() => readCrossReactions(rows('nsaids\tnsaid\tx\ty'))).toThrow(/x\.tsv:2: “nsaids”/);
    expect(() => readCrossReactions(rows('ace\tnsaid\tx\ty', 'nsaid\tace\tx\ty'))).toThrow(/x\.tsv:3: .*x\.tsv:2/);
  });

  it.each([
    ['a phrase with a sign that means nothing', 'gout\t\tgout\\w+', /x\.tsv:2: “gout\\w\+” is no phrase/],
    ['a phrase of which nothing has to be said', 'gout\t\t[gout]', /x\.tsv:2: nothing of “\[gout\]”/],
    ['a phrase that any word fits', 'gout\t\t*', /x\.tsv:2: nothing of “\*”/],
    ['a phrase with a bracket left open', 'gout\t\t(gout', /x\.tsv:2: a bracket of “\(gout”/],
  ])('and so is %s in the table of conditions', (_, line, fault) => {
    const columns = ['condition', 'in a sentence', 'words'];
    expect(() => readKnownConditions(rowsOf([columns.join('\t'), line].join('\n'), 'x.tsv', columns))).toThrow(fault);
  });

  it.each([
    ['without a figure', ['digoxin\t\tlittle\tx'], /x\.tsv:2: “little” is no figure/],
    ['of a unit', ['digoxin\t\t5 mg\tx'], /x\.tsv:2: “5 mg” is no figure/],
    ['that nobody takes', ['digoxin\t\t1000000\tx'], /x\.tsv:2: “1000000” is no figure/],
    ['of a class', ['nsaid\t\t100\tx'], /x\.tsv:2: “nsaid” is no substance/],
    ['that is told twice', ['digoxin\t\t1\tx', 'digoxin\t\t2\tx'], /x\.tsv:3: digoxin for everybody/],
    ['without a source', ['digoxin\t\t1\tx', 'digoxin\tfrom 65\t2\t'], /x\.tsv:3: a source/],
  ])('and so is a dose %s', (_, lines, fault) => {
    const columns = ['substance', 'patient', 'most mg in 24 hours', 'source'];
    expect(() => readDoses(rowsOf([columns.join('\t'), ...lines, '#'].join('\n'), 'x.tsv', columns))).toThrow(fault);
  });

  it.each([
    ['a class that no row speaks of', ['ibuprofen\tnsaids\tadvil'], [], /x\.tsv:2: .*class “nsaids”/],
    ['no class', ['ibuprofen\t\tadvil'], [], /x\.tsv:2: “ibuprofen” has no class/],
    ['a class twice', ['ibuprofen\tnsaid, nsaid\tadvil'], [], /x\.tsv:2: “nsaid” is there twice/],
    ['a comma too many', ['ibuprofen\tnsaid\tadvil,'], [], /x\.tsv:2: there is a comma too many/],
    ['no name', ['\tnsaid\tadvil'], [], /x\.tsv:2: a name/],
    ['a name that nothing finds', ['ibuprofen\tnsaid\tbest of all pain pills'], [], /x\.tsv:2: .*more than 4 words/],
    ['a name of another', ['ibuprofen\tnsaid\tadvil', 'naproxen\tnsaid\tadvil'], [], /x\.tsv:3: “advil”/],
    ['a product of nothing known', ['ibuprofen\tnsaid\tadvil'], ['duo\tibuprofn'], /y\.tsv:2: “ibuprofn”/],
    ['a product of one thing twice', ['ibuprofen\tnsaid\ta'], ['duo\tibuprofen, ibuprofen'], /y\.tsv:2: .*twice/],
  ])('and so is a substance with %s', (_, lines, products, fault) => {
    const columns = ['substance', 'classes', 'other names and brands'];
    const substanceRows = rowsOf([columns.join('\t'), ...lines].join('\n'), 'x.tsv', columns);
    const productRows = rowsOf(['name\tsubstances', ...products].join('\n'), 'y.tsv', ['name', 'substances']);
    expect(() => readKnownMedicines(substanceRows, productRows, new Set(['nsaid']))).toThrow(fault);
  });
});
