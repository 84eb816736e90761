import { describe, expect, it } from 'vitest';
import { checkMedicines } from '#server/medicines/check/check-medicines.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import { readLocalForms } from '#server/medicines/known/local-forms.ts';
import { rowsOf } from '#server/medicines/known/read-table.ts';
import { partOfProduct } from '#server/medicines/dose/part-of-product.ts';
import { readDose } from '#server/medicines/dose/read-daily.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { perhapsMeant } from '#server/medicines/substances/spelled-alike.ts';

type Written = { name: string; dosage?: string; frequency?: string };
const checked = (medicine: Written, over: Partial<PatientFacts> = {}) =>
  checkMedicines([medicine], { allergies: [], conditions: [], takes: [], age: 50, ...over });
const found = (medicine: Written, over?: Partial<PatientFacts>) =>
  checked(medicine, over).map(({ kind, severity }) => `${kind} ${severity}`);

describe('a form that hardly reaches the blood', () => {
  it.each([
    [{ name: 'Hydrocortisone 1% cream' }, { conditions: ['diabetes, hypertension'] }],
    [{ name: 'Hydrocortisone 1%', dosage: 'a thin layer of cream' }, { conditions: ['diabetes'] }],
    [{ name: 'Fusidic acid cream' }, { takes: ['simvastatin 40 mg'] }],
    [{ name: 'Ciprofloxacin ear drops' }, { takes: ['tizanidine 4 mg'], conditions: ['epilepsy'] }],
    [{ name: 'Tetracycline ointment' }, { age: 6 }],
    [{ name: 'Ketoconazole shampoo' }, { takes: ['simvastatin'] }],
    [{ name: 'Hydrocortisone cream' }, { takes: ['hydrocortisone 20 mg tablets'], conditions: [] }],
    [{ name: 'Minoxidil solution for the scalp' }, { takes: ['sildenafil'] }],
    [{ name: 'Tacrolimus ointment' }, { takes: ['clarithromycin'] }],
  ])('%j is not warned of like a tablet, for %j', (medicine, over) =>
    expect(found(medicine, over).filter((one) => !one.startsWith('interaction care'))).toEqual([]),
  );

  it.each([
    [{ name: 'Timolol eye drops 0.5%' }, { conditions: ['asthma'] }, 'condition stop'],
    [{ name: 'Ketoprofen gel' }, { takes: ['warfarin'] }, 'interaction care'],
    [{ name: 'Dexamethasone eye drops' }, { conditions: ['glaucoma'] }, 'condition stop'],
    [{ name: 'Miconazole oral gel' }, { takes: ['warfarin'] }, 'interaction stop'],
    [{ name: 'Fluticasone nasal spray' }, { takes: ['ritonavir'] }, 'interaction care'],
    [{ name: 'Fentanyl patch' }, { takes: ['clarithromycin'] }, 'interaction stop'],
    [{ name: 'Neomycin ear drops' }, { allergies: ['gentamicin'] }, 'allergy stop'],
    [{ name: 'Hydrocortisone cream' }, { allergies: ['hydrocortisone'] }, 'allergy stop'],
    [{ name: 'Hydrocortisone 20 mg tablets' }, { conditions: ['diabetes'] }, 'condition care'],
    [{ name: 'Budesonide inhaler' }, { takes: ['ritonavir'] }, 'interaction stop'],
  ])('%j still is, where it matters, for %j: %s', (medicine, over, warning) =>
    expect(found(medicine, over)).toContain(warning),
  );

  it('is named, and belongs to its own item of a list only', () => {
    expect(checked({ name: 'Dexamethasone eye drops' }, { conditions: ['glaucoma'] })[0]?.message).toContain(
      'dexamethasone in the eye',
    );
    const [cream, tablets] = findMedicines('hydrocortisone cream, prednisolone 5 mg');
    expect([cream?.classes, tablets?.classes]).toEqual([['skinsteroid'], ['steroid']]);
  });

  it.each([
    ['steroid\tskni\tskinsteroid\tlabel', 'skni'],
    ['sterod\tskin\tskinsteroid\tlabel', 'sterod'],
    ['steroid\tskin\tskinsterod\tlabel', 'skinsterod'],
    ['steroid\tskin\tskinsteroid\t\nsteroid\tear\tskinsteroid\tlabel', 'source'],
    ['steroid\tskin\tskinsteroid\tlabel\nsteroid\tskin\tskinsteroid\tlabel', 'already'],
  ])('is refused with its line when the row is %j', (line, why) => {
    const rows = rowsOf(`medicine\tform\tcounts as\tsource\n${line}`, 'local-forms.tsv', [
      'medicine',
      'form',
      'counts as',
      'source',
    ]);
    expect(() => readLocalForms(rows)).toThrow(new RegExp(`local-forms.tsv:\\d+: .*${why}`, 'u'));
  });
});

describe('how much is taken at once', () => {
  it.each([
    [{ name: 'Paracetamol 500 mg tablets', dosage: '2 tablets' }, 1000],
    [{ name: 'Paracetamol 500 mg', dosage: 'two tablets' }, 1000],
    [{ name: 'Calpol 120 mg/5 ml', dosage: '7.5 ml' }, 180],
    [{ name: 'Paracetamol', dosage: '250 mg/5 ml, 10 ml' }, 500],
    [{ name: 'Ibuprofen 100 mg in 5 ml', dosage: '5 ml' }, 100],
    [{ name: 'Sertraline 100 mg', dosage: 'half a tablet' }, 50],
    [{ name: 'Sertraline 100 mg', dosage: '50 mg' }, 50],
    [{ name: 'Amoxicillin 125 mg/5 ml', dosage: 'as told' }, undefined],
  ])('%j is %s mg', (written, mg) => expect(readDose(written)).toBe(mg));

  it('of two substances is told by the figures of both', () => {
    const both = (written: Written, held: string[]) =>
      held.map((one) => {
        const part = partOfProduct(written, one, held);
        return part === undefined ? undefined : readDose(part);
      });
    const opioids = ['paracetamol', 'codeine'];
    expect(both({ name: 'Co-codamol 30/500', dosage: '2 tablets' }, opioids)).toEqual([1000, 60]);
    expect(both({ name: 'Percocet 5/325 mg', dosage: '1 tablet' }, opioids)).toEqual([325, 5]);
    const cotrimoxazole = ['sulfamethoxazole', 'trimethoprim'];
    expect(both({ name: 'Co-trimoxazole', dosage: '960 mg' }, cotrimoxazole)).toEqual([undefined, undefined]);
  });

  it.each([
    [{ name: 'Co-trimoxazole', dosage: '960 mg', frequency: 'bd' }, []],
    [{ name: 'Co-codamol 8/500', dosage: '1 tablet', frequency: 'qds' }, []],
    [{ name: 'Co-codamol 30/500', dosage: '2 tablets', frequency: 'qds' }, ['dose care']],
    [{ name: 'Co-codamol 30/500', dosage: '3 tablets', frequency: 'qds' }, ['dose stop', 'dose stop']],
    [{ name: 'Janumet 50/1000', dosage: '2 tablets', frequency: 'bd' }, ['dose stop', 'dose stop']],
    [{ name: 'Paracetamol 500 mg tablets', dosage: '2 tablets', frequency: 'six times a day' }, ['dose stop']],
  ])('%j is compared as what it holds: %j', (medicine, doses) =>
    expect(found(medicine).filter((one) => one.startsWith('dose'))).toEqual(doses),
  );
});

describe('names of other countries', () => {
  it.each([
    ['Ciprofloxacino', 'ciprofloxacin'],
    ['Simvastatine', 'simvastatin'],
    ['clarithromicin 500 mg', 'clarithromycin'],
    ['Hidroclorotiazida', 'hydrochlorothiazide'],
    ['Levotiroxina', 'levothyroxine'],
    ['Fenitoína', 'phenytoin'],
    ['Espironolactona', 'spironolactone'],
    ['Ecosprin 75', 'aspirin'],
    ['Marcumar', 'phenprocoumon'],
    ['Ibuflam 600', 'ibuprofen'],
    ['Adiro 100', 'aspirin'],
    ['Tachipirina', 'paracetamol'],
  ])('%s is %s', (written, ingredient) =>
    expect(findMedicines(written).map((one) => one.ingredient)).toEqual([ingredient]),
  );

  it('are no ordinary words', () => {
    const text = 'A concert at the nameend of the foster home, pain of the MCP joint, no spa, a profile of memories';
    expect(findMedicines(text)).toEqual([]);
  });

  it('and a slip of the pen is asked about, never corrected', () => {
    expect(checked({ name: 'Warfrin 5 mg' })).toEqual([
      expect.objectContaining({
        kind: 'unchecked',
        message: 'Warfrin 5 mg is not in the tables here: not checked. Is warfarin meant?',
      }),
    ]);
    expect(perhapsMeant('prednisalone 5 mg')).toBe('prednisolone');
    expect(perhapsMeant('Zyloprantine')).toBeUndefined();
    expect(perhapsMeant('')).toBeUndefined();
  });
});
