/**
 * Warning signs (clinical-rules.md): a name for each, whose words for people are in src/locales/en/red-flags.ts, and
 * what says it. Alternatives stand after `;`, each a list of phrases joined by ` & ` that must all be said (see
 * phrase.ts). The names of the symptoms that were found count as said, too.
 */
export const RED_FLAG_TABLE = [
  [
    'chest-pain',
    `chest (pain|tightness)|HURT in MY heart & shortness of breath|sweat*|faint*|nausea|vomit|palpitation|dizziness|numb|(left|my) arm|jaw|clammy|(arm|shoulder|neck) pain|crush|squeez*|heav*|radiat*|spread|tear*|ripping|going (down|in|up)*|SUDDEN ; arm (pain|~ (tingl*|numb|heav*))|jaw pain|indigest*|heartburn & sweat*|clammy ; palpitation & faint*|(go to|will) fall ; elephant|(sit|press) on (MY chest|me)|heart attack|cardiac arrest`,
  ],
  [
    'breathing',
    `(not|stop|hardly|barely) (breathe|speak)(?! (through|out) )|sentence|(1|few) word~ at|(chest|rib)~ suck*|suffocat*|labou?red|(gasp|fight|struggle)~ (air|breath)|SEVERE (shortness|breathless|dyspn*|asthma)|respiratory distress|(lip|face|skin|turn|going|gone)~ (blue|bluish)|cyano*|chok*(?! up)|stuck in MY throat|frothy ; noisy breathing|drool*|muffled voice & sore throat|fever|difficulty swallowing|shortness of breath ; shortness of breath|HURT when i breathe & (calf|leg) (pain|swelling)|flight|surgery|c section|birth|clot|at rest|lying|lie|sleep~ (chair|upright)|orthopn*|SUDDEN|drows*|confusion`,
  ],
  [
    'stroke',
    `facial droop|slurred speech|1 side weakness|(arm|hand) weakness|(have|had|think)~ stroke|see~ half|SUDDEN~ (weak|numb|blind|vision) ; SUDDEN & vision loss|double vision|leg weakness|numb & eye|side|left|right ; SUDDEN & double vision|walk~ drunk`,
  ],
  [
    'growing-weakness',
    `weakness|weak (in|of)|(arm|hand|leg) weakness|tingling & progressive*|ascend*|spread* (up|to)|CANT (climb|stand|hold)`,
  ],
  [
    'head',
    `headache & jaw pain|scalp & vision loss|scalp ; pupil~ (big*|large*|blown) ; head* & hammer|explo*|burst|worst|most~ ever|thunder*|never had~ this|sudden|out of nowhere|being (hit|kicked)|seizure|confusion|drows* ; (hit|bang|bump|knock|blow to|fell on) MY head|head injury & vomit|faint*|confusion|drows*|thinner|remember|blurred vision`,
  ],
  [
    'meningitis',
    `neck (stiffness|pain) & fever|headache|rash & rash|fever|sensitivity to light|vomit ; (rash|spot)~ not (fade|disappear|blanch)|non blanching|purple rash|purpur*|petechia* ; fever & seizure|confusion|drows*|sensitivity to light|CANT open MY eye`,
  ],
  [
    'bleeding',
    `(not|CANT)~ stop & bleed|blood|cut|pour ; bleed( very)? (heav*|SEVERE|a lot|so much|load)|hanging off|(heavy|SEVERE|LOSE~) (bleed|blood)|blood~ (everywhere|clot)|(pour|soak)~ (blood|pad|out|through)|haemorrhage|stab|gun ?shot|cut off|spurt|deep (cut|wound)|vomiting blood|coughing up blood|blood in stool ; bleed|blood(?! (pressure|test|sugar|thin*|type|donat*)) & faint*|dizziness`,
  ],
  [
    'allergy',
    `anaphyla*|SEVERE allerg*|throat~ (clos*|tight*|shut)|(tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge)|(swollen|swelling of MY) (tongue|lip) ; (throat|face|mouth) swelling|hives|allerg*|stung|ate & shortness of breath|wheez*|faint* ; (throat|face|mouth) swelling & rash|itch|allerg*|stung|ate`,
  ],
  ['seizure', `seizure`],
  [
    'consciousness',
    `unconscious|unrespons*|not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)|not( be)? (wake|woken)(?! (at|early) )|hard to wake|faint*|floppiness|limp|SEVERE (drows*|letharg*) ; confusion & SUDDEN|today|fever|since|night`,
  ],
  [
    'young-baby',
    `(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|new ?born|(baby|infant|girl|boy|son|daughter) (of|,) (\\d+ (week|day)|[12] month)|(is|only|just) (\\d+ (week|day)|[12] month) & fever|hot|feed|breast|floppy|drows*|vomit|shortness of breath|jaundice|blue ; no wet (nappy|diaper) ; battery|magnet & swallow*`,
  ],
  [
    'self-harm',
    `suicid*|(kill|harm|hurt|cut|hang) (my|him|her|them)sel(f|v)(?! (on|while|when|at|by|lift*|play) )|(end|take) (my|his|her) (own )?life|end it|plan to (jump|end|die|hang)|jump (off|in front)|want to die|not want to (live|be (here|alive)|go on|wake up)|(no|any)~ point~ (liv*|going)|see (the|any|a) point|thought about~ (all|tablet|pill)|want it~ over|better( off)? (dead|without me)|save* up my (pill|tablet)|wish~ dead|self harm|cut (my|his|her) wrist`,
  ],
  [
    'poisoning',
    `overdos*(?! of sun*)|(took|taken) all (my|the|of|his|her)|(took|taken|swallow*|ate|drank)~ (too many|whole|bottle|handful|packet|[2-9]\\d)~ (tablet|pill|paracetamol|ibuprofen|insulin)|(drank|drunk|swallow*|drink)~ (bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid)|(?<!food )poison*|fume|carbon monoxide|snake ; tablet|pill|medicine & swallow*|ate & think|got into|toddler`,
  ],
  [
    'abdomen',
    `abdominal pain|stomach ache & tear*|pulsatile|rigid|guarding|rebound|distend*|(moved|migrat*|shift*)~ right|radiat* to MY back|pregnan*|missed period|SUDDEN|faint*|drows*|appendi* ; worst pain|SEVERE~ (abdom*|stomach|tummy|belly|epigastric) ; (lower right|right lower)~ (abdom*|stomach|tummy|belly) & vomit|fever ; abdominal pain & CANT~ straight|double* (up|over)|right side & fever ; testic*|scrot*|balls(?! of) & SUDDEN|SEVERE|vomit|scream*|hard|twist* ; (abdom*|stomach|tummy|belly)~ (hard|rigid)|CANT pass~ (wind|gas|urine|water)|(green|bile|bilious) vomit|vomit* (green|bile) ; jaundice & fever|confusion ; inconsolab*|sunken|drowsiness|letharg*|floppy & vomit|diarrhoea`,
  ],
  [
    'infection',
    `sepsis|septic|mottled ; fever & chemo*|immuno*|transplant|rigor|comes and goes|malaria|hypotens*|(blood pressure|bp)~ low|sickle|return* from|travel*|tampon|(knee|joint|hip|eye|eyelid) swelling|red*~ spread* ; red (line|streak)`,
  ],
  [
    'diabetes',
    `ketoacid*|dka|hypogly*|keton* ; increased thirst & vomit|drows*|abdominal pain ; insulin|sugar & confusion|drowsiness ; diabet*|insulin|sugar & vomit|drows*|confusion|faint* & ran out|miss|stop|high|over|fast|increased thirst|frequent urination|low`,
  ],
  [
    'spine',
    `(?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )|sciatica & numb~ (saddle|between|groin|bottom)|(saddle|groin|bottom)~ numb|CANT feel~ wip*|CANT~ (pee|wee|urinat*|urine|water)|LOSE (control|bladder|bowel)|incontinence|leg weakness`,
  ],
  ['cold-limb', `(leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue) & SUDDEN|SEVERE|turn*|scream* & numb*|HURT`],
  [
    'eye',
    `(bleach|acid|chemical|metal|clean*|flew|splash*)~ eye|(curtain|shadow|veil)~~ (eye|vision|sight) ; eye pain|red eye|eye~ hard & halo|rainbow|vision loss|vomit|SEVERE~ (blur*|nause*) ; vision loss|flashes or floaters & 1 eye|(left|right) eye|curtain|SUDDEN`,
  ],
  [
    'injury',
    `(SEVERE|bad|large)( chemical)? burn|burn~ face|boiling|electr* shock|electrocut*|open fracture|(hit|run over|knocked down) by~ (car|bus|truck|van|train)|(car|[a-z]*bike|road) (crash|accident)|fell (off|from)~ (roof|ladder|height|window|balcon*|tree)|drown* ; fell|fall & (leg|hip)~ short*|shorter ; fell|fall & hip pain & CANT~ (stand|walk|weight)`,
  ],
  [
    'pregnancy',
    `pregnan* & bleed|(SEVERE|bad)~ head*|blurred vision|seeing spot|(not|stop) mov*|less movement|water~ (broke|gone|com*|leak*)|contraction|face swelling|abdominal pain|seizure|shoulder ; baby~ (not|stop)~ mov*|not felt~ baby`,
  ],
] as const;
