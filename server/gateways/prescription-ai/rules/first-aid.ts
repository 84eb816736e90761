/** What to do until help comes, by the warning sign. */
const FIRST_AID: readonly (readonly [sign: RegExp, what: string])[] = [
  [/eye injury/iu, 'If anything splashed into an eye, rinse it with clean water at once, for at least 20 minutes.'],
  [
    /allergic reaction/iu,
    'Use an adrenaline auto-injector now if there is one; lay the patient flat, or let them sit if breathing is hard.',
  ],
  [/stroke/iu, 'Note the time when it began. Nothing to eat or drink.'],
  [/bleeding/iu, 'Press firmly on a wound that bleeds.'],
  [/poisoning/iu, 'Call the poison centre and keep the packaging. Do not make the patient vomit.'],
  [
    /injury or burn/iu,
    'Cool a burn under running water for 20 minutes. Do not move a patient whose neck or back may be hurt.',
  ],
  [/chest pain|breathing/iu, 'Let the patient sit upright and rest.'],
  [/\bfit\b|unconscious|consciousness/iu, 'Do not hold a fit; lay an unconscious patient who breathes on the side.'],
  [/diabetes|blood sugar/iu, 'Measure the blood sugar now. If it is low and the patient is awake, give sugar.'],
  [/abdominal/iu, 'Nothing to eat or drink.'],
  [/cauda equina/iu, 'The bladder and the legs must be examined today.'],
];

/** First aid for the warning signs of a case, each line once. */
export function firstAid(alarms: readonly string[]): string[] {
  return FIRST_AID.filter(([sign]) => alarms.some((alarm) => sign.test(alarm))).map(([, what]) => what);
}
