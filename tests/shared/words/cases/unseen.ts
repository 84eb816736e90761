import type { LabelledCase } from './labelled-case.ts';
import { UNSEEN_EIGHT } from './unseen-eight.ts';
import { UNSEEN_EIGHTEEN } from './unseen-eighteen.ts';
import { UNSEEN_ELEVEN } from './unseen-eleven.ts';
import { UNSEEN_FIFTEEN } from './unseen-fifteen.ts';
import { UNSEEN_FIVE } from './unseen-five.ts';
import { UNSEEN_FOUR } from './unseen-four.ts';
import { UNSEEN_FORTY } from './unseen-forty.ts';
import { UNSEEN_FOURTEEN } from './unseen-fourteen.ts';
import { UNSEEN_NINE } from './unseen-nine.ts';
import { UNSEEN_NINETEEN } from './unseen-nineteen.ts';
import { UNSEEN_ONE } from './unseen-one.ts';
import { UNSEEN_SEVENTEEN } from './unseen-seventeen.ts';
import { UNSEEN_SIX } from './unseen-six.ts';
import { UNSEEN_SIXTEEN } from './unseen-sixteen.ts';
import { UNSEEN_TEN } from './unseen-ten.ts';
import { UNSEEN_THIRTEEN } from './unseen-thirteen.ts';
import { UNSEEN_THIRTY } from './unseen-thirty.ts';
import { UNSEEN_THIRTY_ONE } from './unseen-thirty-one.ts';
import { UNSEEN_THIRTY_TWO } from './unseen-thirty-two.ts';
import { UNSEEN_THIRTY_THREE } from './unseen-thirty-three.ts';
import { UNSEEN_THIRTY_FOUR } from './unseen-thirty-four.ts';
import { UNSEEN_THIRTY_FIVE } from './unseen-thirty-five.ts';
import { UNSEEN_THIRTY_SIX } from './unseen-thirty-six.ts';
import { UNSEEN_THIRTY_SEVEN } from './unseen-thirty-seven.ts';
import { UNSEEN_THIRTY_EIGHT } from './unseen-thirty-eight.ts';
import { UNSEEN_THIRTY_NINE } from './unseen-thirty-nine.ts';
import { UNSEEN_THREE } from './unseen-three.ts';
import { UNSEEN_TWELVE } from './unseen-twelve.ts';
import { UNSEEN_TWENTY } from './unseen-twenty.ts';
import { UNSEEN_TWENTY_EIGHT } from './unseen-twenty-eight.ts';
import { UNSEEN_TWENTY_FIVE } from './unseen-twenty-five.ts';
import { UNSEEN_TWENTY_FOUR } from './unseen-twenty-four.ts';
import { UNSEEN_TWENTY_NINE } from './unseen-twenty-nine.ts';
import { UNSEEN_TWENTY_ONE } from './unseen-twenty-one.ts';
import { UNSEEN_TWENTY_SEVEN } from './unseen-twenty-seven.ts';
import { UNSEEN_TWENTY_SIX } from './unseen-twenty-six.ts';
import { UNSEEN_TWENTY_THREE } from './unseen-twenty-three.ts';
import { UNSEEN_TWENTY_TWO } from './unseen-twenty-two.ts';
import { UNSEEN_TWO } from './unseen-two.ts';

/** All that was written before a look at what the rules make of it; what came out at once is in docs/benchmarks.md. */
export const UNSEEN: readonly LabelledCase[] = [
  ...UNSEEN_ONE,
  ...UNSEEN_TWO,
  ...UNSEEN_THREE,
  ...UNSEEN_FOUR,
  ...UNSEEN_FIVE,
  ...UNSEEN_SIX,
  ...UNSEEN_EIGHT,
  ...UNSEEN_NINE,
  ...UNSEEN_TEN,
  ...UNSEEN_ELEVEN,
  ...UNSEEN_TWELVE,
  ...UNSEEN_THIRTEEN,
  ...UNSEEN_FOURTEEN,
  ...UNSEEN_FIFTEEN,
  ...UNSEEN_SIXTEEN,
  ...UNSEEN_SEVENTEEN,
  ...UNSEEN_EIGHTEEN,
  ...UNSEEN_NINETEEN,
  ...UNSEEN_TWENTY,
  ...UNSEEN_TWENTY_ONE,
  ...UNSEEN_TWENTY_TWO,
  ...UNSEEN_TWENTY_THREE,
  ...UNSEEN_TWENTY_FOUR,
  ...UNSEEN_TWENTY_FIVE,
  ...UNSEEN_TWENTY_SIX,
  ...UNSEEN_TWENTY_SEVEN,
  ...UNSEEN_TWENTY_EIGHT,
  ...UNSEEN_TWENTY_NINE,
  ...UNSEEN_THIRTY,
  ...UNSEEN_THIRTY_ONE,
  ...UNSEEN_THIRTY_TWO,
  ...UNSEEN_THIRTY_THREE,
  ...UNSEEN_THIRTY_FOUR,
  ...UNSEEN_THIRTY_FIVE,
  ...UNSEEN_THIRTY_SIX,
  ...UNSEEN_THIRTY_SEVEN,
  ...UNSEEN_THIRTY_EIGHT,
  ...UNSEEN_THIRTY_NINE,
  ...UNSEEN_FORTY,
];
