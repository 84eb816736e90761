const SUDDEN =
  '(sudden*|acute|out of (the blue|nowhere)|minute ago|hour ago|(since|for) (an|1|2|half an) hour|woke up|this morning|since (lunch|breakfast)|(?<!# )just now|all at once|hit me)';
const SEVERE = '(severe|worst|terrible|excruciat*|unbear*|agon*)';
const BELLY = '(abdom*|stomach|tummy|belly|gut|epigastric|quadrant|iliac)';

/**
 * Warning signs (clinical-rules.md): a name for each, whose words for people are in src/locales/en/red-flags.ts, and
 * what says it. Alternatives stand after `;`, each a list of phrases joined by ` & ` that must all be said (see
 * phrase.ts). The names of the symptoms that were found count as said, too. The order of the
 * alternatives means nothing: most of them stand in the one that compresses best.
 */
export const RED_FLAG_TABLE = [
  [
    'chest-pain',
    `chest~ crush*|(van|truck)~ on MY chest|(hold|clutch*|grab*) MY chest ; indigest*|heartburn|epigastric|jaw pain|arm( pain|~ (tingl*|numb|heav*)) & sweat* ; palpitation|squeez*|crush|neck|vomit|tear*|radiat*|sit down|shortness of breath|shoulder|teeth|numb|heav*|arm|nausea|sweat*|going (down|in|up)*|grey|pale|pain at rest|(gone|went|turn)~ (white|colour)|jaw|spread|ripping|${SUDDEN}|dizziness|faint* & chest (pain|tightness)|HURT in MY heart ; hour|spray & chest tightness ; palpitation & faint*|(go to|will) fall ; sweat*|arm|jaw & burn*~ chest ; cardiac arrest|(sit|press|stand) on (MY chest|me)|elephant|tear* (back|chest) pain|heart attack(?! when)`,
  ],
  [
    'breathing',
    `CANT open MY mouth|noisy breathing|muffled voice|drool*(?! more) & fever|difficulty swallowing|sore throat|noise when HE breathe|shortness of breath ; chok*(?! up)|(not( think HE is)?|stop|hardly|barely) (breathe|speak)(?! (through|out|in my sleep) )(?! ([^ .]+ ){0,6}snor* )(?<!snor[^.]{0,120} stop breathe)|CANT~ (sentence|finish MY word)|labou?red|(1|few) word~ at|respiratory distress|hav an asthma attack|(?<!(full|whole|complete) )sentence|cyano*|stuck in MY throat|frothy|strid* at rest|indraw*|grunting|${SEVERE} (shortness|breathless|dyspn*|asthma)|suffocat*|(gasp|fight|struggle)~ (air|breath)|(chest|rib)~ suck*|rib~ pull*|(pull*|suck*)~ rib|(lip|face|skin|turn|go*)~ (blue|bluish)|blue lip ; inhaler~ (nothing|not (work|help|touch))|only say|CANT swallow MY (spit|saliva) ; ${SUDDEN}|orthopn*|low blood pressure|clot (in|on)|(a|blood) clot|sleep~ (chair|upright)|confusion|c section|surgery|birth|drows*|long~ flight|at rest|(calf|leg) (pain|swelling) & HURT (when i|to) breathe|shortness of breath ; wheezing & CANT (talk|speak) ; noisy breathing & inhaled|${SUDDEN} ; month old & paus*~ breath*`,
  ],
  [
    'stroke',
    `double vision & difficulty swallowing ; (arm|hand) weakness|facial droop|half of everything|slurred speech|see~ half|wrong word|1 side weakness|face weakness|(have|had|think)~ stroke|${SUDDEN}~ (weak|numb|blind|vision) ; ${SUDDEN} & eye|left|right|side & double vision|leg weakness|numb|vision loss ; ${SUDDEN} & double vision|(walk|sound*|talk*)~ drunk|CANT understand (what|people|them)`,
  ],
  [
    'growing-weakness',
    `(arm|hand|leg) weakness|weak (in|of)|tingling|weakness|weaker & CANT (climb|stand|hold)|spread* (up|to)|(going|creep*|mov*) up (to|MY leg) ; weakness|weaker & ascend* ; progressive*~ weak*`,
  ],
  [
    'head',
    `headache & scalp|jaw pain & scalp|vision loss ; headache & walk* into ; head* & warfarin|vomit|blurred vision|thinner|anticoag* & fall|fell ; head injury|(hit|bang|bump|knock|blow to|fell~~ on) MY head & faint*|drows*|vomit|blurred vision|thinner|remember|confusion|fluid ; headache|(?<!(over|above) (my|his|her) )head(?! is (fine|ok|clear|all right)) & confusion|never had~ (this|it)|explo*|most~ ever|out of nowhere|sudden|worst|thunder*|drows*|(more|worse) than( it)? ever|of my( whole)? life|hammer|burst|being (hit|kicked)|seizure ; pupil~ (big*|large*|blown)`,
  ],
  [
    'meningitis',
    `(?<!hay )fever & confusion|CANT open MY eye|drows*|sensitivity to light|seizure ; (?<!hay )fever|rash|sensitivity to light|vomit & (?<!hay )fever|rash|headache & neck (stiffness|pain) ; (rash|spot)~ not (fade|disappear|blanch)|not go away when~ (push|press)|non blanching|purple (rash|spot)|purpur*|petechia*`,
  ],
  [
    'bleeding',
    `dizziness|faint* & bleed|blood(?! (pressure|test|sugar|thin*|type|donat*)) ; blood~ (run|gush) ; cut|wound & cut~ open|burst open|(lot|load) of blood(?! test) ; bled|blood(?! pressure)|cut|pour|bleed|nosebleed|towel & (not|CANT)~ stop ; (finger|thumb)~ off|amputat*~ (finger|thumb)|been shot|hanging off|(i|HE)( (have|has|was))* (been|got) stab|blood in stool|stab (wound|by|with)|(vomiting|(bring*|brought) up) blood|(heavy|${SEVERE}|LOSE~) (bleed|blood)(?! (for|every|between) )|blood~ (everywhere|clot)|spurt|bleed( very| real| so)* (heav*|bad|${SEVERE}|a lot|so much|load)|coughing up blood|gun ?shot|haemorrhage|bleed~ soak|(pour|soak|pump|through)~ (blood|pad|towel|out)|(?<!get )cut off|deep~ (cut|wound)`,
  ],
  [
    'allergy',
    `after eat [^ ]*(nut|prawn|shrimp|fish|egg)|hives|(throat|face|mouth) swelling|allerg*|stung|ate & faint*|noisy breathing|wheez*|shortness of breath ; stung|ate & chest tightness ; rash|itch|allerg*|stung|ate & (throat|face|mouth) swelling ; rash|itch|scratch & eye~ shut ; hives & vomit|hoarse ; throat is swelling|airway~ clos* ; (tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge|big*|fat|come~ up)|(swollen|swelling of MY) (tongue|lip)|throat~ (clos*|tight*|shut)|${SEVERE} allerg*|anaphyla*`,
  ],
  ['seizure', `seizure`],
  [
    'consciousness',
    `drowsiness & breath*( very)? slow ; head~ lolling|(went|going|gone|all) limp|in and out of consciousness|${SEVERE} (drows*|letharg*)|unrespons*|not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)|unconscious|(pale|grey)( and| ,)+ (sweat*|clammy)|hard to (wake|rouse)|faint*|not( be)? (wake|woken|rouse)(?! (me|at|early) )|floppiness|out cold(?! on) ; ${SUDDEN}|now|today|since|night|fever & confusion`,
  ],
  [
    'young-baby',
    `(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|(is|only|just|baby|infant|girl|boy|son|daughter)( of| ,| aged?)? (([1-9]|1[0-2]) week|\\d+ day|[12] month)(?! (pregnan*|ago))|new ?born|born \\d+ day ago|(just|only) a month old & fever|breast|jaundice|hot|feed(?! (great|well|fine|ok|normal*|good|a) )|floppy|drows*|vomit|blue|shortness of breath ; magnet|battery & swallow* ; no wet (nappy|diaper)`,
  ],
  [
    'self-harm',
    `CANT keep mysel(f|v) safe|life is not worth ; nothing~ to live|self harm|(?<!(would not|not want to|never|not think about) )(kill|harm|hurt|cut|hang|shoot|drown) (my|him|her|them)sel(f|v)(?! (on|while|when|at|by|lift*|play) )|(?<!not )want to die(?! laugh)|(kill|harm|hurt) (my|him|her|them)sel(f|v) but|want to die but|want it~ over|not trust mysel(f|v)|not want to (live|be (here|alive)|go on|wake up)|plan to (jump|end|die|hang)|see (the|any|a) point|(end|take) (my|his|her) (own )?life|jump (off|in front)|end it|nobody would (care|mind|miss)|(no|any)~ point~ (liv*|going)|(save* up|silly with) my (pill|tablet)|put* my tablet by(?! (the|my|a) )|(every[^ ]+|they[^ ]*|people)~ be better(?= off)|better( off)? (dead|without me)|cut (my|his|her) wrist|thought about~ (all|tablet|pill)|count* out MY (pill|tablet)|wish~ dead|lost MY will to live|voice~~ (kill|harm|hurt)|suicid*(?! help)|wish i was not (alive|here|born) ; end everything|say goodbye|driv*~ into a (wall|tree) ; left a note & sorry|locked ; i have written a note & tablet|pill ; go through with it & tonight|bridge`,
  ],
  [
    'poisoning',
    `know how many|packet~ empty & tablet|pill ; got into|think|toddler & swallow*|ate & pill|tablet|medicine ; carbon monoxide|pesticid*|(took|taken) all (my|the|of|his|her)|(took|taken|had)~~ (?!(it|this|that) )[^ ]+ is (tablet|pill)|(took|taken|swallow*|ate|drank)~ (too many|whole|bottle|handful|packet|strip|[2-9]\\d)~ (tablet|pill|painkiller|paracetamol|ibuprofen|insulin|of)|empty (packet|bottle)|(took|taken|swallow*)~ (load|lot)~ (tablet|pill|medicine|paracetamol|ibuprofen|aspirin)|(took|taken)~ (twice|double|too much(?! (time|on) ))|(drank|drunk|swallow*|drink|ingest*)~ (antifreez*|drain|bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid|cleaning|weed)|snake|fume|soot|overdos*(?! of sun*)|(?<!food )poison*`,
  ],
  [
    'abdomen',
    `belly button & moved ; testic*|scrot* & ${SUDDEN}|fever|${SEVERE}|scream*|hard|twist*|vomit ; ${BELLY}~ (hard|rigid)|(not|unable)~ pass*( [^ ]+ or)?~ (wind|gas|urine|water)|vomit* (green|bile)|(green|bile|bilious) vomit ; abdominal pain|stomach ache & faint*|drows*|pregnan*|(moved|migrat*|shift*)~ right|rebound|pulsatile|appendi*|rigid|tear*|radiat* to MY back|missed period|guarding|${SUDDEN}|distend* ; (lower right|right lower)~ ${BELLY}|pelvic pain & fever|vomit ; (?<!hiatus )hernia & vomit ; abdominal pain & CANT~ straight|double* (up|over) & fever ; abdominal pain & right side & fever & vomit ; ${BELLY}~ (unbear*|agon*|excruciat*) ; inconsolab*|letharg*|floppy|drowsiness|sunken & diarrhoea|vomit ; jaundice & confusion|shak*|chills|fever ; ${SEVERE}~ ${BELLY}|worst pain`,
  ],
  [
    'infection',
    `fever & shiver*~ uncontrol*|immuno*|transplant|comes and goes|red*~~ spread*|rapid* spread*|peel*~ skin|(blood pressure|bp)~ low|sickle|malaria|(knee|joint|hip|eye|eyelid) swelling|return* from|hypotens*|kidney pain|shak* chill*|rigor|chemo*|travel*|tampon ; blotch*|mottled|septic|sepsis ; red (line|streak)`,
  ],
  [
    'diabetes',
    `insulin|sugar & confusion|shaky|drowsiness|sweat* ; diabet* & confusion & sweat* ; dka|hypogly*|ketoacid*|keton* ; diabet*|insulin|sugar & confusion|faint*|drows*|vomit & thirst|high|fast|ran out|frequent urination|miss|breath|low|all day|stop|over ; abdominal pain|drows*|vomit & thirst`,
  ],
  [
    'spine',
    `CANT feel~ (wip*|chair|seat|bottom)|LOSE (control|bladder|bowel)|CANT~ (pee|wee|urinat*|urine|water)|incontinence|leg weakness|numb~ (saddle|between|groin|bottom)|(saddle|groin|bottom)~ numb & (?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )|sciatica ; numb & LOSE control`,
  ],
  [
    'cold-limb',
    `(leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue)|(cold|pale)~ (leg|foot|arm|hand) & HURT|weakness|numb* & ${SUDDEN}|${SEVERE}|scream*|gone|turn* ; pulseless ; (plaster|cast|fractur*|crush*) & numb & ${SEVERE}|white ; (leg|foot|arm|hand) [^.]{0,40}cold( and| ,)+ (white|pale|blue) & HURT`,
  ],
  ['swollen-leg', `1 leg|hot|operation|surgery|flight|journey & leg swelling|calf swelling|calf pain`],
  [
    'eye',
    `1 eye|(left|right|this) eye|hit|${SUDDEN} & vision loss ; curtain|shadow|${SUDDEN} & flashes or floaters ; (curtain|shadow|veil)~~ (eye|vision|sight)|(bleach|acid|chemical|metal|lime|petrol|clean*|flew|splash*)~ (eye|face) ; ${SEVERE}~ (blur*|nause*)|vomit|halo|rainbow|vision loss & eye~ hard|red eye|eye pain`,
  ],
  [
    'injury',
    `(leg|hip)~ short*|shorter & fall|fell ; hip pain & CANT~ (stand|walk|weight) & fall|fell|slip(?! disc) ; neck pain|back pain|thrown|fell & (ca not|unable to) (move|feel) MY (leg|arm|feet) ; (car|[a-z]*bike|road) (crash|accident)|(electr*|voltage) shock(?! (down|lik|in|pain) )|electrocut*|drown*|burn~ face|scald|open fracture|fell (off|from)~ (roof|ladder|height|window|balcon*|tree)(?! [^ ]+ (week|month|year) ago)|boiling (water|oil|fat|kettle|milk|tea|coffee|soup)|(${SEVERE}|bad|large)( chemical)? burn|(hit|run over|knocked down) by~ (car|bus|truck|van|train) ; (knock*|hit)~~ by a (car|van|bus|truck|lorry)|bone~ out|roll* over MY|burn*( on| to)? both|nail gun`,
  ],
  [
    'pregnancy',
    `bleed|blurred vision|pain on 1 side|less movement|shoulder|seizure|contraction|abdominal pain|see* (spot|star)|(not|stop) mov*|face swelling|water~ (broke*|gone|com*|leak*)|(${SEVERE}|bad)~ head* & (week|month) gone|(?<!(when|while) i was )pregnan*|gestation ; baby~ (not|stop)~ mov*|not felt~ baby ; baby~ hardly~ kick* ; \\d\\d week & flashes or floaters|face swelling|water~ (broke|gone)`,
  ],
] as const;
