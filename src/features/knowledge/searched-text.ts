import type {
  Knowledge,
  KnownCombination,
  KnownCondition,
  KnownDanger,
  KnownDose,
  KnownLocalForm,
  KnownSign,
  OverTheCounter,
} from '#shared/contract/staff/knowledge.ts';

/** What a search looks in. */
export function signText({ id, label, why, source, said, noted, together, report, reportTogether }: KnownSign): string {
  const phrases = [...said, ...noted, ...report].map(({ phrase }) => phrase);
  const inReports = reportTogether.flatMap(({ maybe, groups }) => [maybe, ...groups.flat()]);
  return [id, label, why, source, ...phrases, ...together.flat(2), ...inReports].join(' ');
}

export function substanceText({ name, classes, otherNames }: Knowledge['substances'][number]): string {
  return [name, ...classes, ...otherNames].join(' ');
}

export function dangerText({ one, other, why, source }: KnownDanger): string {
  return [one, other, why, source].join(' ');
}

export function combinationText({ name, substances }: KnownCombination): string {
  return [name, ...substances].join(' ');
}

export function conditionText({ name, words }: KnownCondition): string {
  return [name, ...words].join(' ');
}

export function doseText({ substance, patient, source }: KnownDose): string {
  return [substance, patient, source].join(' ');
}

export function localFormText({ medicine, form, countsAs, source }: KnownLocalForm): string {
  return [medicine, form, countsAs, source].join(' ');
}

export function overTheCounterText({ name, product, dose, source }: OverTheCounter): string {
  return [name, product, dose, source].join(' ');
}
