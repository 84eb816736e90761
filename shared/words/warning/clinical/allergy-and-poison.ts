import type { SignPhrases } from './sign-phrases.ts';
import { SEVERE } from './sudden-and-severe.ts';

/** Allergic reactions and poisoning (see sign-phrases.ts). */
export const ALLERGY_AND_POISON = {
  allergy: {
    alone: [
      `${SEVERE} allerg*`,
      'airway~ close',
      'anaphyla*',
      '(swollen|swelling of MY) (tongue|lip)',
      'throat~ (close|tight*|shut)',
      'throat is swelling',
      '(tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge|massive|big*|fat|come~ up)',
    ],
    together: [
      [
        [
          'after eat [^ ]*(nut|prawn|shrimp|fish|egg)',
          'allerg*',
          'ate',
          'hives',
          'stung',
          '(throat|face|mouth) swelling',
        ],
        ['faint*', 'noisy breathing', 'shortness of breath', 'wheez*'],
      ],
      [['allerg*', 'ate', 'itch', 'rash', 'stung'], ['(throat|face|mouth) swelling']],
      [['ate', 'stung'], ['chest tightness']],
      [['hoarse', 'vomit'], ['hives']],
      [['itch', 'rash', 'scratch'], ['eye~ shut']],
    ],
  },
  poisoning: {
    alone: [
      'carbon monoxide',
      '(drank|drunk|swallow*|drink|ingest*)~ (antifreez*|drain|bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid|cleaning|weed)',
      'empty (packet|bottle)',
      'fume',
      'overdos*(?! of sun*)',
      'pesticid*',
      '(?<!food )poison*(?! (ivy|oak) )',
      'snake',
      'soot',
      '(took|taken)( [^ .]+){0,6} \\d strip',
      '(took|taken) all (my|the|of|his|her)',
      '(took|taken(?! in ))~ (twice|double|too much(?! (time|on) ))',
      '(took|taken|had|ate|drank|swallow*)~~ (?!(it|this|that) )[^ ]+ is ([^ ]+ )?(tablet|pill)',
      '(took|taken|swallow*)~ 1\\d (tablet|pill|painkiller|paracetamol|ibuprofen)',
      '(took|taken|swallow*)~ (load|lot)~ (tablet|pill|medicine|paracetamol|ibuprofen|aspirin)',
      '(took|taken|swallow*)~~ whole (bottle|box|packet|strip)',
      '(took|taken|swallow*|ate|drank)( [^ .]+){0,4} (too many|whole|bottle|handful|packet|strip|[2-9]\\d)~ (tablet|pill|painkiller|paracetamol|ibuprofen|insulin|of)',
    ],
    together: [
      [
        ['know how many', 'packet~ empty'],
        ['pill', 'tablet'],
      ],
      [
        ['got into', 'think', 'toddler'],
        ['ate', 'swallow*'],
        ['medicine', 'pill', 'tablet'],
      ],
    ],
  },
} satisfies Record<string, SignPhrases>;
