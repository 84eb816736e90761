import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';

/** The warning signs in measured values. */
export function measuredAlarms({ measured, age = 40, pregnant, recentBirth, conditions }: CaseFacts): string[] {
  const adult = age >= 16;
  const {
    temperature = 37,
    systolic = 120,
    diastolic = 70,
    oxygen = 98,
    heartRate = 80,
    breathingRate = 16,
    sugars,
  } = measured;
  const copd = conditions.includes('COPD') ? 90 : 93;
  return [
    oxygen < copd ? `Oxygen saturation of ${oxygen} %` : '',
    systolic >= 180 || diastolic >= 120 ? `Blood pressure of ${systolic}/${diastolic}` : '',
    adult && systolic < 90 ? `Low blood pressure of ${systolic}/${diastolic}` : '',
    (pregnant === true || recentBirth) && (systolic >= 140 || diastolic >= 90)
      ? `Blood pressure of ${systolic}/${diastolic} ${pregnant === true ? 'in pregnancy' : 'after a birth'}`
      : '',
    pregnant === true && temperature >= 38 ? 'Fever in pregnancy' : '',
    temperature >= 40 || temperature < 35 ? `Temperature of ${Math.round(temperature * 10) / 10} °C` : '',
    adult && (heartRate >= 130 || heartRate < 45) ? `Heart rate of ${heartRate}` : '',
    (adult && breathingRate >= 25) || breathingRate >= 45 ? `Breathing rate of ${breathingRate}` : '',
    ...sugars.map((sugar) => (sugar < 3.5 || sugar > 20 ? 'Blood sugar far from normal' : '')),
  ].filter((label) => label !== '');
}
