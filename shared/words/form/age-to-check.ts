import type { PatientPerson } from '#shared/words/reading/patient-person.ts';
import { phrase, says } from '#shared/words/reading/phrase.ts';
import type { Span } from '#shared/words/reading/plain-words.ts';

/** Younger patients do not register themselves: this may be the end of a longer number ("sixty-nine"). */
const SPEAKS_FROM = 10;
const GROWN_UP = 16;
const RARELY_OLDER = 105;
const ADULTS_LIFE =
  'job|pension*|retire*|work* (as|at|in|for|from)|at work|my (work|boss|office|shift|husband|wife|son|daughter|child|kid|children|grand[a-z]*|partner|fiance)|i (drive|drove|teach|smoke|drink|work)|i am (a )?(married|divorced|widow*|retired|pregnant|nurse|teacher|driver|builder|engineer|farmer|plumber|student|[a-z]+er)|at (uni|university|college)|mortgage|menopause|prostate|pregnan*';
const OF_AN_ADULT = phrase(ADULTS_LIFE);
const ADULT = phrase(
  '(my|our|the) ([^ .,]+ ){0,2}(husband|wife|father|mother|dad|mum|mom|grand(father|mother|dad|ma|pa|mum)|nan|gran|granny|uncle|aunt*|boss|colleague|partner|fiance|boyfriend|girlfriend|tenant)(?! of )',
);
const CHILD = phrase(
  '(my|our|the) ([^ .,]+ ){0,2}(baby|toddler|infant|newborn|(little|small) (boy|girl))|schoolboy|schoolgirl',
);
const YOUNGER = phrase('son|daughter|boy|girl|child|kid|nephew|niece|grandson|granddaughter');
/** Another number directly before or after: "six. Nine years old", "sixty, no, nine", "83, 3 years old". */
const NUMBER_BEFORE = /(?<![\d.]) \d{1,3}(?: (?:[,.]|and|or|no|year|old)){0,2} $/u;
const NUMBER_AFTER = /^(?: (?:[,.]|or|no)){0,2} \d{1,3} (?:[,.?]|year|old|$)/u;

/** Whether an age was said in words too uncertain to rely on, so that the speaker is asked to check. */
export function isHardlyCarried(text: string, age: Span & { readonly value: number }, patient: PatientPerson): boolean {
  const rest = `${text.slice(0, age.start)}#${text.slice(age.end)}`;
  if (age.value > RARELY_OLDER) return true;
  if (patient.other) {
    const isAdult = says(text, ADULT) && !says(text, CHILD) && !says(text, YOUNGER);
    return (isAdult && age.value < GROWN_UP) || (says(text, CHILD) && age.value > GROWN_UP) || isBeside(text, age);
  }
  return age.value < SPEAKS_FROM || (age.value < GROWN_UP && says(rest, OF_AN_ADULT)) || isBeside(text, age);
}

function isBeside(text: string, { start, end, value }: Span & { readonly value: number }): boolean {
  const number = start + Math.max(0, text.slice(start, end).search(/\d/u));
  const others = [NUMBER_BEFORE.exec(text.slice(0, number)), NUMBER_AFTER.exec(text.slice(end))];
  // "I'm sixty-four, sixty-four years old" says it twice.
  return others.some((other) => other !== null && Number(/\d+/u.exec(other[0])?.[0]) !== value);
}
