/** Signs in pregnancy, after a birth, and in the youngest. */
export const MOTHER_AND_CHILD = {
  pregnancy: [
    '@pregnant & @bleeding unless (pressure|test|blood taken|get bloods|gum|wipe|when i was pregnant)',
    '@pregnant & (headache|bad head|head .. (ache|hurt|pound*|split*)) & (@swollen|see*|spot|star|flash*|blur*|@awful|all day|vision|rib|hand|face|pressure)',
    '@pregnant & (face|hand|finger) .. @swollen & (headache|head|vision|flash*|pain|sudden*|blur*)',
    '@pregnant & (flash*|star|spot|zigzag|blur*) .. (eye|light|vision|see*)|see* (flash*|spot|star) & @pregnant',
    '@pregnant & (pain|cramp|hurt) .. (1 side|left|low down|right|rib|shoulder|tummy|belly|stomach|below|bump) unless (hip|back|pelvic girdle|heartburn)',
    '@pregnant & (severe|sharp|sudden*|terribl*|awful|bad|unbear*) .. (pain|cramp)',
    '(missed period|week late|amenorrhoea) & (shoulder tip|1 side|bleed|spotting) & (pain|cramp)',
    '@pregnant & (shoulder tip|tip of MY shoulder)',
    '@pregnant & water .. (broke|broken|gone|leak*|went)',
    'my water (hav|has|have|just|is|are)* ?(broke|broken|gone|gone)',
    '@pregnant & (faint|fainted|collaps*|pass out|passed out|fit|seizure)',
    'baby .. not .. (kick*|mov*)|not .. (felt|feel) .. (baby|kick*|mov*) unless (able to)',
    '(@pregnant|baby|bump) & (not( been| felt| really| much)*|less|hardly|barely|stopped|no)( [^ .,]+){0,2} (kick*|mov*|movement) unless (hip|knee|back|bowel|house)',
    '@pregnant & contraction',
    '(just had (a|my|our|the) baby|gave birth|had (a|my|the) baby|c section|given birth|after (the|a) birth) & (@fever|bleed|clot|soak*|hot|shak*|smell*|breath*)',
  ],
  'young-baby': [
    '(newborn|new born|[1-9]\\d? day old) & (@fever|hot|floppy|sleepy|blue|grunt*|breath* fast|shak*) unless (birth|breastfeed*|jab|vaccin*|well and)',
    '(newborn|new born|[1-9]\\d? day old) & (not|wo not) .. (bottle|breast|feed|milk|wake) unless (birth)',
    '(baby|HE)( is)* (([1-9]|10|11|12) week|(1|2) month) & (@fever|hot|floppy|not .. (feed|bottle|milk|wake|tak*)) unless (pregnan*|breast|boob|feed* (well|fine)|(feed|doing) (him|her)|latch*)',
    '(baby|infant) & (no|not a|not had a) (wee|wet (diaper|nappy))',
    '(baby|infant) & (floppy|limp|blue|grunt*|stopped breath*|not breath*) unless (blue eye)',
  ],
} as const;
