const SUDDEN =
  '(sudden*|acute|out of (the blue|nowhere)|minute ago|hour ago|o.clock|(since|for) (an|1|2|half an) hour|woke up|this morning|since (lunch|breakfast)|(?<!# )just now|all at once|hit me)';
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
    `chest and (down|into|up) MY (arm|jaw|neck) ; shoulder blade & sudden*|tear* ; epigastric|heartburn|indigest*|jaw pain|arm( pain|~ (tingl*|numb|heav*)) & sweat* ; hour|spray & chest tightness ; burn*~ chest & arm|jaw|sweat* ; palpitation|squeez*|crush|neck|sweat*|tear*|radiat*|vomit|sit down|shortness of breath|shoulder|numb|heav*|going (down|in|up)*|pain at rest|pale|grey|(gone|went|turn)~ (white|colour)|teeth|arm|jaw|spread|nausea|ripping|${SUDDEN}|dizziness|faint* & chest (pain|tightness)|HURT in MY heart ; palpitation & faint*|(go to|will) fall ; chest~ crush*|(hold|clutch*|grab*) MY chest|(van|truck)~ on MY chest ; cardiac arrest|heart attack(?! when)|(sit|press|stand)( right)? on (MY (chest|breastbone)|me)|elephant|tear* (back|chest) pain`,
  ],
  [
    'breathing',
    `CANT open MY mouth|muffled voice|drool*(?! more)|noisy breathing & difficulty swallowing|sore throat|fever|noise when HE breathe|shortness of breath ; chok*(?! up)|(not( think HE is)?|stop|hardly|barely) (breathe|speak)(?! (through|out|in my sleep) )(?! ([^ .]+ ){0,6}snor* )(?<!snor[^.]{0,120} stop breathe)|CANT~ (sentence|finish MY word)|(lip|face|skin|turn|go*)~ (blue|bluish)|${SEVERE} (shortness|breathless|dyspn*|asthma)|respiratory distress|hav an asthma attack|(1|few) word~ at|labou?red|strid* at rest|blue lip|cyano*|indraw*|grunting|(?<!(full|whole|complete) )sentence|(pull*|suck*)~ rib|(chest|rib)~ suck*|stuck in MY throat|frothy|rib~ pull*|(gasp|fight|struggle)~ (air|breath)|suffocat* ; noisy breathing & ${SUDDEN}|inhaled ; CANT swallow MY (spit|saliva)|inhaler~ (nothing|not (work|help|touch))|only say ; wheezing & CANT (talk|speak) ; ${SUDDEN}|orthopn*|clot (in|on)|(a|blood) clot|sleep~ (chair|upright)|confusion|c section|surgery|at rest|drows*|long~ flight|birth|low blood pressure|(calf|leg) (pain|swelling) & HURT (when i|to) breathe|shortness of breath ; month old & paus*~ breath*`,
  ],
  [
    'stroke',
    `(arm|hand) weakness|facial droop|(have|had|think)~ stroke|1 side weakness|face weakness|half of everything|slurred speech|see~ half|wrong word|${SUDDEN}~ (weak|numb|blind|vision) ; ${SUDDEN} & double vision|(walk|sound*|talk*)~ drunk|CANT understand (what|people|them) ; ${SUDDEN} & eye|left|right|side & double vision|leg weakness|numb|vision loss ; double vision & difficulty swallowing`,
  ],
  [
    'growing-weakness',
    `(arm|hand|leg) weakness|weakness|weak (in|of)|tingling|weaker & CANT (climb|stand|hold)|spread* (up|to)|(going|creep*|mov*) up (to|MY leg) ; weakness|weaker & ascend* ; progressive*~ weak*`,
  ],
  [
    'head',
    `thunderclap ; headache & scalp|jaw pain & scalp|vision loss ; headache & walk* into ; head* & warfarin|anticoag*|vomit|blurred vision|thinner & fall|fell ; headache|(?<!(over|above) (my|his|her) )head(?! is (fine|ok|clear|all right)) & confusion|never had~ (this|it)|explo*|most~ ever|out of nowhere|sudden|worst|thunder*|burst|being (hit|kicked)|(more|worse) than( it)? ever|of my( whole)? life|hammer|drows*|seizure ; head injury|(hit|bang|bump|knock|blow to|fell~~ on) MY head & faint*|drows*|vomit|blurred vision|thinner|remember|confusion|fluid ; pupil~ (big*|large*|blown) ; went off[^.]{0,40} (in|of) my (head|skull)`,
  ],
  [
    'meningitis',
    `(bulg*|sunken) (fontanel*|soft spot) ; (?<!hay )fever & confusion|sensitivity to light|CANT open MY eye|drows*|seizure ; (?<!hay )fever|rash|sensitivity to light|vomit & (?<!hay )fever|rash|headache & neck (stiffness|pain) ; (rash|spot)~ not (fade|disappear|blanch)|purpur*|not go away when~ (push|press)|purple (rash|spot)|petechia*|non blanching`,
  ],
  [
    'bleeding',
    `dizziness|faint* & bleed|blood(?! (pressure|test|sugar|thin*|type|donat*)) ; (finger|thumb)~ off|been shot|hanging off|bleed( very| real| so)* (heav*|bad|${SEVERE}|a lot|so much|load)|amputat*~ (finger|thumb)|stab (wound|by|with)|spurt|coughing up blood|(heavy|${SEVERE}|LOSE~) (bleed|blood)(?! (for|every|between) )|gun ?shot|haemorrhage|(?<!get )cut off|bleed~ soak|(pour|soak|pump|through)~ (blood|pad|towel|out)|(vomiting|(bring*|brought) up) blood|(i|HE)( (have|has|was))* (been|got) stab|blood in stool|deep~ (cut|wound)|blood~ (everywhere|clot) ; blood~ (run|gush) ; (not|CANT)~ stop & bleed|blood(?! pressure)|cut|pour|nosebleed|towel|bled ; cut|wound & burst open|cut~ open|(lot|load) of blood(?! test)`,
  ],
  [
    'allergy',
    `after eat [^ ]*(nut|prawn|shrimp|fish|egg)|hives|(throat|face|mouth) swelling|allerg*|stung|ate & faint*|noisy breathing|wheez*|shortness of breath ; stung|ate & chest tightness ; rash|itch|scratch & eye~ shut ; rash|itch|allerg*|stung|ate & (throat|face|mouth) swelling ; (tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge|big*|fat|come~ up)|(swollen|swelling of MY) (tongue|lip)|throat~ (clos*|tight*|shut)|${SEVERE} allerg*|anaphyla* ; airway~ clos*|throat is swelling ; hoarse|vomit & hives`,
  ],
  ['seizure', `seizure`],
  [
    'consciousness',
    `drowsiness & breath*( very)? slow ; head~ lolling|(went|going|gone|all) limp|(pale|grey)( and| ,)+ (sweat*|clammy)|${SEVERE} (drows*|letharg*)|unrespons*|in and out of consciousness|not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)|unconscious|hard to (wake|rouse)|faint*|not( be)? (wake|woken|rouse)(?! (me|at|early) )|floppiness|out cold(?! on) ; ${SUDDEN}|now|today|since|night|fever & confusion`,
  ],
  [
    'young-baby',
    `(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|(is|only|just|baby|infant|girl|boy|son|daughter)( of| ,| aged?)? (([1-9]|1[0-2]) week|\\d+ day|[12] month)(?! (pregnan*|ago))|new ?born|born \\d+ day ago|(just|only) a month old & fever|jaundice|hot|feed(?! (great|well|fine|ok|normal*|good|a) )|floppy|drows*|vomit|blue|breast|shortness of breath ; magnet|battery & swallow* ; no wet (nappy|diaper)`,
  ],
  [
    'self-harm',
    `left a note & sorry|locked ; CANT keep mysel(f|v) safe|life is not worth ; nothing~ to live|not trust mysel(f|v)|(?<!(would not|not want to|never|not think about) )(kill|harm|hurt|cut|hang|shoot|drown) (my|him|her|them)sel(f|v)(?! (on|while|when|at|by|lift*|play) )|(kill|harm|hurt) (my|him|her|them)sel(f|v) but|want to die but|want it~ over|nobody would (care|mind|miss)|not want to (live|be (here|alive)|go on|wake up)|(?<!not )want to die(?! laugh)|plan to (jump|end|die|hang|take all)|voice~~ (kill|harm|hurt)|see (the|any|a) point|(end|take) (my|his|her) (own )?life|(save* up|put* back|hoard*|silly with) my (pill|tablet)|(no|any)~ point~ (liv*|going)|put* my tablet by(?! (the|my|a) )|(every[^ ]+|they[^ ]*|people)~ be better(?= off)|self harm|better( off)? (dead|without me)|cut (my|his|her) wrist|suicid*(?! help)|count* out MY (pill|tablet)|wish~ dead|lost MY will to live|jump (off|in front)|end it|thought about~ (all|tablet|pill)|wish i was not (alive|here|born) ; end everything|say goodbye|driv*~ into a (wall|tree) ; i have written a note & tablet|pill ; go through with it & tonight|bridge`,
  ],
  [
    'poisoning',
    `know how many|packet~ empty & tablet|pill ; got into|think|toddler & swallow*|ate & pill|tablet|medicine ; carbon monoxide|(took|taken) all (my|the|of|his|her)|(took|taken|had|ate|drank|swallow*)~~ (?!(it|this|that) )[^ ]+ is ([^ ]+ )?(tablet|pill)|overdos*(?! of sun*)|(took|taken|swallow*|ate|drank)~ (too many|whole|bottle|handful|packet|strip|[2-9]\\d)~ (tablet|pill|painkiller|paracetamol|ibuprofen|insulin|of)|snake|empty (packet|bottle)|(took|taken|swallow*)~ (load|lot)~ (tablet|pill|medicine|paracetamol|ibuprofen|aspirin)|(took|taken)~ (twice|double|too much(?! (time|on) ))|(drank|drunk|swallow*|drink|ingest*)~ (antifreez*|drain|bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid|cleaning|weed)|soot|fume|(?<!food )poison*|pesticid*`,
  ],
  [
    'abdomen',
    `distend* & vomit ; sunken|inconsolab*|letharg*|floppy|drowsiness & diarrhoea|vomit ; ${BELLY}~ (hard|rigid)|vomit* (green|bile)|(not|unable)~ pass*( [^ ]+ or)?~ (wind|gas|urine|water)|(green|bile|bilious) vomit ; ${BELLY}~ (unbear*|agon*|excruciat*) ; (lower right|right lower)~ ${BELLY}|pelvic pain & fever|vomit ; abdominal pain & right side & fever & vomit ; abdominal pain & CANT~ straight|double* (up|over) & fever ; abdominal pain|stomach ache & faint*|drows*|pregnan*|(moved|migrat*|shift*)~ right|rebound|pulsatile|rigid|appendi*|tear*|radiat* to MY back|missed period|guarding|${SUDDEN}|distend* ; belly button & moved ; (?<!hiatus )hernia & vomit ; testic*|scrot* & ${SUDDEN}|${SEVERE}|twist*|scream*|hard|fever|vomit ; jaundice & confusion|shak*|chills|fever ; ${SEVERE}~ ${BELLY}|worst pain`,
  ],
  [
    'infection',
    `fever & immuno*|sickle|rigor|chemo*|peel*~ skin|tampon|shiver*~ uncontrol*|transplant|comes and goes|red*~~ spread*|rapid* spread*|kidney pain|shak* chill*|travel*|malaria|(knee|joint|hip|eye|eyelid) swelling|return* from|hypotens*|(blood pressure|bp)~ low ; red (line|streak) ; blotch*|mottled|septic|sepsis`,
  ],
  [
    'diabetes',
    `insulin|sugar & confusion|shaky|drowsiness|sweat* ; diabet*|insulin|sugar & confusion|faint*|drows*|vomit & breath|fast|ran out|thirst|low|all day|frequent urination|stop|high|miss|over ; abdominal pain|drows*|vomit & thirst ; diabet* & confusion & sweat* ; keton*|hypogly*|dka|ketoacid*`,
  ],
  [
    'spine',
    `CANT feel~ (wip*|chair|seat|bottom)|incontinence|LOSE (control|bladder|bowel)|CANT~ (pee|wee|urinat*|urine|water)|leg weakness|numb~ (saddle|between|groin|bottom)|(saddle|groin|bottom)~ numb & (?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )|sciatica ; numb & LOSE control`,
  ],
  [
    'cold-limb',
    `(leg|foot|arm|hand) [^.]{0,40}cold( and| ,)+ (white|pale|blue) & HURT ; pulseless ; (cold|pale)~ (leg|foot|arm|hand)|(leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue) & HURT|weakness|numb* & ${SUDDEN}|${SEVERE}|turn*|scream*|gone ; ${SEVERE}|white & numb & (plaster|cast|fractur*|crush*)`,
  ],
  ['swollen-leg', `1 leg|hot|flight|operation|surgery|journey & leg swelling|calf swelling|calf pain`],
  [
    'eye',
    `1 eye|hit|(left|right|this) eye|${SUDDEN} & vision loss ; curtain|shadow|${SUDDEN} & flashes or floaters ; (curtain|shadow|veil)~~ (eye|vision|sight)|eye a curtain|(bleach|acid|chemical|metal|lime|cement|petrol|clean*|flew|splash*)~ (eye|face) ; ${SEVERE}~ (blur*|nause*)|halo|vomit|rainbow|vision loss & eye~ hard|red eye|eye pain`,
  ],
  [
    'injury',
    `(leg|hip)~ short*|shorter & fall|fell ; hip pain & CANT~ (stand|walk|weight) & fall|fell|slip(?! disc) ; (car|[a-z]*bike|road) (crash|accident)|electrocut*|drown*|scald|(electr*|voltage) shock(?! (down|lik|in|pain) )|boiling (water|oil|fat|kettle|milk|tea|coffee|soup)|(${SEVERE}|bad|large)( chemical)? burn|fell (off|from)~ (roof|ladder|height|window|balcon*|tree)(?! [^ ]+ (week|month|year) ago)|burn~ face|open fracture|(hit|run over|knocked down) by~ (car|bus|truck|van|train) ; (knock*|hit)~~ by a (car|van|bus|truck|lorry)|burn*( on| to)? both|bone~ out|nail gun|roll* over MY ; (ca not|unable to) (move|feel) MY (leg|arm|feet) & back pain|thrown|fell|neck pain`,
  ],
  [
    'pregnancy',
    `(my|her) water( (has|have|just))* (broke*|gone) ; gush|bleed|blurred vision|(${SEVERE}|bad)~ head*|less movement|shoulder|seizure|contraction|see* (spot|star)|(not|stop) mov*|face swelling|water~ (broke*|gone|com*|leak*)|pain on 1 side|abdominal pain & (week|month) gone|gestation|(?<!(when|while) i was )pregnan* ; baby~ hardly~ kick* ; \\d\\d( th)? week & flashes or floaters|face swelling|water~ (broke|gone) ; baby~ (not|stop)~ mov*|not felt~ baby`,
  ],
] as const;
