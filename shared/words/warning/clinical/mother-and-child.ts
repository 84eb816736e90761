import type { SignPhrases } from './sign-phrases.ts';
import { SEVERE } from './sudden-and-severe.ts';

/** Young babies and pregnancy (see sign-phrases.ts). */
export const MOTHER_AND_CHILD = {
  'young-baby': {
    alone: ['no wet (nappy|diaper)'],
    together: [
      [
        [
          '(?<!(breastfeed|birth)[^.]{0,30} )(((?<!it )is|only|just|baby|infant|girl|boy|son|daughter)( of| ,| aged?)? (([1-9]|1[0-2]) week|\\d+ day|[12] month)(?! (pregnan*|ago))|new ?born|born \\d+ day ago|(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|(just|only) a month old)',
        ],
        [
          'blue',
          'breast',
          'drows*',
          'feed(?! (great|well|fine|ok|normal*|good|a) )',
          'fever',
          'floppy',
          'hot',
          'jaundice',
          'shortness of breath',
          'vomit',
        ],
      ],
      [['battery', 'magnet'], ['swallow*']],
    ],
  },
  pregnancy: {
    alone: [
      'baby~ hardly~ kick*',
      'baby~ (not|stop)~ mov*',
      '(my|her) water( (has|have|just))* (broke*|gone)',
      'not felt~ baby',
    ],
    together: [
      [
        [
          `(${SEVERE}|bad)~ head*`,
          'abdominal pain',
          'bleed',
          'blurred vision',
          'contraction',
          'face swelling',
          'gush',
          'less movement',
          '(not|stop) mov*',
          'pain on 1 side',
          'see* (spot|star)',
          'seizure',
          'shoulder',
          'water~ (broke*|gone|com*|leak*)',
        ],
        ['gestation', '(?<!((when|while) i was|look) )pregnan*', '(?<!look [^.]{0,16})(week|month) gone'],
      ],
      [['\\d\\d( th)? week'], ['face swelling', 'flashes or floaters', 'water~ (broke|gone)']],
    ],
  },
} satisfies Record<string, SignPhrases>;
