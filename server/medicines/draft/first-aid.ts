/** What to do until help arrives, by warning sign; eating, drinking and positioning are decided below. */
const FIRST_AID: readonly (readonly [sign: RegExp, what: string])[] = [
  [/eye injury/iu, 'If anything splashed into an eye, rinse it with clean water at once, for at least 20 minutes.'],
  [/allergic reaction/iu, 'Use an adrenaline auto-injector now if there is one.'],
  [/stroke/iu, 'Note the time when it began.'],
  [/bleeding/iu, 'If a wound bleeds, press firmly on it.'],
  [/poisoning/iu, 'Call the poison centre and keep the packaging. Do not make the patient vomit.'],
  [/injury or burn/iu, 'Cool a burn under running water for 20 minutes.'],
  [/throat that closes/iu, 'Do not look into the throat with an instrument.'],
  [/clot in a leg/iu, 'No walking about, and no rubbing of the leg.'],
  [/severe skin reaction/iu, 'Stop the medicine that was begun last, and bring its packaging.'],
  [/cauda equina/iu, 'The bladder and the legs must be examined today.'],
  [
    /may be hurting/iu,
    'See the patient alone, behind a closed door; write down what is said and seen; tell whoever is responsible for protection here, before the patient leaves.',
  ],
];

/** Signs that may lead to an operation, unsafe swallowing or loss of consciousness. */
const NOTHING_BY_MOUTH =
  /stroke|abdominal|bleeding|consciousness|throat that closes|head injury|injury or burn|limb without blood|allergic reaction|poisoning|pregnancy|after a birth|gravely ill/iu;
const SUGAR = /diabetes|blood sugar/iu;
const SITS = /chest pain|breathing|throat that closes|oxygen/iu;
const LIES = /allergic reaction|bleeding|low blood pressure|after a birth/iu;
const HURT_SPINE = /injury or burn|head injury/iu;
const MAY_FAINT = /\bfit\b|unconscious|consciousness|poisoning/iu;

/** First aid for a case's warning signs: each line once, and no line contradicts another. */
export function firstAid(alarms: readonly string[]): string[] {
  const has = (sign: RegExp) => alarms.some((alarm) => sign.test(alarm));
  return [
    ...FIRST_AID.filter(([sign]) => has(sign)).map(([, what]) => what),
    byMouth(has(NOTHING_BY_MOUTH), has(SUGAR)),
    posture(has(SITS), has(LIES), has(HURT_SPINE)),
    has(MAY_FAINT)
      ? `Do not hold a fit; turn a patient who is unconscious and breathes on the side${has(HURT_SPINE) ? ', head, neck and back in one line' : ''}.`
      : '',
  ].filter((line) => line !== '');
}

function byMouth(nothing: boolean, sugar: boolean): string {
  if (nothing && sugar)
    return 'Nothing to eat or drink. Measure the blood sugar now; if it is low, glucose goes into a vein or glucagon is injected.';
  if (nothing) return 'Nothing to eat or drink.';
  return sugar
    ? 'Measure the blood sugar now. If it is low and the patient is awake and swallows safely, give sugar by mouth.'
    : '';
}

function posture(sits: boolean, lies: boolean, spine: boolean): string {
  if (spine)
    return sits
      ? 'Do not move a patient whose neck or back may be hurt; otherwise help the patient into the position in which breathing is easiest.'
      : 'Do not move a patient whose neck or back may be hurt.';
  if (sits && lies) return 'Let the patient sit if breathing is hard, and lie if not; no standing and no walking.';
  if (sits) return 'Let the patient sit upright and rest.';
  return lies ? 'Lay the patient down, legs raised; no standing and no walking.' : '';
}
