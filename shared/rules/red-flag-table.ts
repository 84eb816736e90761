const SUDDEN =
  '(sudden*|acute|out of (the blue|nowhere)|minute ago|hour ago|(since|for) (an|1|2|half an) hour|woke up|this morning|since (lunch|breakfast)|(?<!# )just now|all at once|hit me)';
const SEVERE = '(severe|worst|terrible|excruciat*|unbear*|agon*)';
const BELLY = '(abdom*|stomach|tummy|belly|gut|epigastric)';

/**
 * Warning signs (clinical-rules.md): a name for each, whose words for people are in src/locales/en/red-flags.ts, and
 * what says it. Alternatives stand after `;`, each a list of phrases joined by ` & ` that must all be said (see
 * phrase.ts). The names of the symptoms that were found count as said, too. The order of the
 * alternatives means nothing: most of them stand in the one that compresses best.
 */
export const RED_FLAG_TABLE = [
  [
    'chest-pain',
    `(hold|clutch*|grab*) MY chest|(van|truck)~ on MY chest|chest~ crush* ; burn*~ chest & arm|jaw|sweat* ; chest tightness & hour|spray ; shortness of breath|numb|heav*|squeez*|crush|shoulder|vomit|tear*|radiat*|nausea|sit down|sweat*|going (down|in|up)*|pale|neck|jaw|teeth|spread|grey|pain at rest|(gone|went|turn)~ (white|colour)|ripping|${SUDDEN}|arm|dizziness|faint*|palpitation & HURT in MY heart|chest (pain|tightness) ; sweat* & indigest*|heartburn|jaw pain|arm( pain|~ (tingl*|numb|heav*)) ; palpitation & faint*|(go to|will) fall ; heart attack(?! when)|(sit|press|stand) on (MY chest|me)|cardiac arrest|elephant`,
  ],
  [
    'breathing',
    `CANT swallow MY (spit|saliva)|only say|inhaler~ (nothing|not (work|help|touch)) ; surgery|${SUDDEN}|at rest|confusion|drows*|sleep~ (chair|upright)|orthopn*|(a|blood) clot|clot (in|on)|long~ flight|birth|(calf|leg) (pain|swelling)|c section & HURT (when i|to) breathe|shortness of breath ; noisy breathing|muffled voice|drool*(?! more)|CANT open MY mouth & noise when HE breathe|fever|sore throat|difficulty swallowing|shortness of breath ; (gasp|fight|struggle)~ (air|breath)|(not( think HE is)?|stop|hardly|barely) (breathe|speak)(?! (through|out|in my sleep) )(?! ([^ .]+ ){0,6}snor* )(?<!snor[^.]{0,120} stop breathe)|(chest|rib)~ suck*|hav an asthma attack|labou?red|chok*(?! up)|(1|few) word~ at|respiratory distress|frothy|(?<!(full|whole|complete) )sentence|CANT~ (sentence|finish MY word)|stuck in MY throat|cyano*|(lip|face|skin|turn|go*)~ (blue|bluish)|${SEVERE} (shortness|breathless|dyspn*|asthma)|suffocat*|(pull*|suck*)~ rib|rib~ pull* ; wheezing & CANT (talk|speak)`,
  ],
  [
    'stroke',
    `facial droop|face weakness|wrong word|(have|had|think)~ stroke|1 side weakness|(arm|hand) weakness|slurred speech|see~ half|half of everything|${SUDDEN}~ (weak|numb|blind|vision) ; ${SUDDEN} & eye|left|right|side & numb|leg weakness|double vision|vision loss ; ${SUDDEN} & CANT understand (what|people|them)|double vision|(walk|sound*|talk*)~ drunk`,
  ],
  [
    'growing-weakness',
    `weakness|weaker|(arm|hand|leg) weakness|weak (in|of)|tingling & spread* (up|to)|(going|creep*|mov*) up (to|MY leg)|CANT (climb|stand|hold) ; weakness|weaker & ascend* ; progressive*~ weak*`,
  ],
  [
    'head',
    `fall|fell & warfarin|thinner|vomit|blurred vision & head* ; pupil~ (big*|large*|blown) ; headache & walk* into ; headache & scalp|jaw pain & scalp|vision loss ; head injury|(hit|bang|bump|knock|blow to|fell~~ on) MY head & faint*|drows*|remember|confusion|blurred vision|thinner|vomit|fluid ; (?<!(over|above) (my|his|her) )head(?! is (fine|ok|clear|all right))|headache & being (hit|kicked)|never had~ (this|it)|thunder*|drows*|hammer|confusion|out of nowhere|explo*|burst|most~ ever|(more|worse) than( it)? ever|of my( whole)? life|sudden|worst|seizure`,
  ],
  [
    'meningitis',
    `purple (rash|spot)|not go away when~ (push|press)|purpur*|(rash|spot)~ not (fade|disappear|blanch)|non blanching|petechia* ; rash|sensitivity to light|vomit|(?<!hay )fever & (?<!hay )fever|rash|headache & neck (stiffness|pain) ; (?<!hay )fever & confusion|drows*|sensitivity to light|CANT open MY eye|seizure`,
  ],
  [
    'bleeding',
    `blood~ (run|gush) ; wound|cut & burst open|cut~ open|(lot|load) of blood(?! test) ; (not|CANT)~ stop & bleed|bled|blood(?! pressure)|cut|pour|towel ; dizziness|faint* & bleed|blood(?! (pressure|test|sugar|thin*|type|donat*)) ; blood in stool|gun ?shot|(i|HE)( (have|has|was))* (been|got) stab|stab (wound|by|with)|(heavy|${SEVERE}|LOSE~) (bleed|blood)(?! (for|every|between) )|(vomiting|(bring*|brought) up) blood|(pour|soak|pump|through)~ (blood|pad|towel|out)|blood~ (everywhere|clot)|(finger|thumb)~ off|been shot|spurt|(?<!get )cut off|deep (cut|wound)|haemorrhage|bleed~ soak|bleed( very| real| so)* (heav*|bad|${SEVERE}|a lot|so much|load)|hanging off|coughing up blood`,
  ],
  [
    'allergy',
    `airway~ clos*|throat is swelling ; ate|stung & chest tightness ; eye~ shut & scratch|itch|rash ; hives|(throat|face|mouth) swelling|allerg*|stung|ate|after eat [^ ]*(nut|prawn|shrimp|fish|egg) & faint*|noisy breathing|wheez*|shortness of breath ; (tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge|big*|fat|come~ up)|${SEVERE} allerg*|(swollen|swelling of MY) (tongue|lip)|throat~ (clos*|tight*|shut)|anaphyla* ; rash|itch|allerg*|stung|ate & (throat|face|mouth) swelling`,
  ],
  ['seizure', `seizure`],
  [
    'consciousness',
    `unconscious|out cold(?! on)|in and out of consciousness|not( be)? (wake|woken|rouse)(?! (me|at|early) )|not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)|${SEVERE} (drows*|letharg*)|(went|going|gone|all) limp|unrespons*|head~ lolling|hard to (wake|rouse)|faint*|floppiness ; ${SUDDEN}|now|since|today|night|fever & confusion`,
  ],
  [
    'young-baby',
    `(is|only|just|baby|infant|girl|boy|son|daughter)( of| ,| aged?)? (([1-9]|1[0-2]) week|\\d+ day|[12] month)(?! (pregnan*|ago))|(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|(just|only) a month old|new ?born|born \\d+ day ago & fever|breast|floppy|drows*|hot|vomit|feed(?! (well|fine|ok|normal*|good|a) )|jaundice|blue|shortness of breath ; no wet (nappy|diaper) ; battery|magnet & swallow*`,
  ],
  [
    'self-harm',
    `end everything|say goodbye|driv*~ into a (wall|tree) ; left a note & sorry|locked ; i have written a note & tablet|pill ; CANT keep mysel(f|v) safe|life is not worth ; go through with it & bridge|tonight ; (end|take) (my|his|her) (own )?life|self harm|want it~ over|nobody would (care|mind|miss)|(?<!(would not|not want to|never|not think about) )(kill|harm|hurt|cut|hang) (my|him|her|them)sel(f|v)(?! (on|while|when|at|by|lift*|play) )|not want to (live|be (here|alive)|go on|wake up)|plan to (jump|end|die|hang)|end it|see (the|any|a) point|(?<!not )want to die(?! laugh)|jump (off|in front)|(save* up|silly with) my (pill|tablet)|nothing~ to live|(kill|harm|hurt) (my|him|her|them)sel(f|v) but|want to die but|wish i was not (alive|here|born)|not trust mysel(f|v)|lost MY will to live|(no|any)~ point~ (liv*|going)|better( off)? (dead|without me)|(every[^ ]+|they[^ ]*|people)~ be better(?= off)|put* my tablet by(?! (the|my|a) )|count* out MY (pill|tablet)|cut (my|his|her) wrist|wish~ dead|thought about~ (all|tablet|pill)|suicid*(?! help)`,
  ],
  [
    'poisoning',
    `medicine|tablet|pill & swallow*|ate & toddler|got into|think ; tablet|pill & know how many|packet~ empty ; (took|taken) all (my|the|of|his|her)|empty (packet|bottle)|carbon monoxide|(took|taken)~ (twice|double|too much(?! (time|on) ))|snake|fume|(took|taken|swallow*|ate|drank)~ (too many|whole|bottle|handful|packet|strip|[2-9]\\d)~ (tablet|pill|painkiller|paracetamol|ibuprofen|insulin|of)|(took|taken|swallow*)~ (load|lot)~ (tablet|pill|medicine|paracetamol|ibuprofen|aspirin)|overdos*(?! of sun*)|(drank|drunk|swallow*|drink|ingest*)~ (antifreez*|drain|bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid|cleaning|weed)|(?<!food )poison*`,
  ],
  [
    'abdomen',
    `testic*|scrot* & ${SUDDEN}|${SEVERE}|scream*|hard|twist*|vomit ; ${BELLY}~ (unbear*|agon*|excruciat*) ; diarrhoea|vomit & sunken|inconsolab*|letharg*|floppy|drowsiness ; ${SEVERE}~ ${BELLY}|worst pain ; vomit|fever & (lower right|right lower)~ ${BELLY} ; vomit* (green|bile)|(can not|unable)~ pass~ (wind|gas|urine|water)|${BELLY}~ (hard|rigid)|(green|bile|bilious) vomit ; belly button & moved ; jaundice & confusion|fever|shak*|chills ; abdominal pain & double* (up|over)|CANT~ straight & fever ; abdominal pain & right side & fever & vomit ; abdominal pain|stomach ache & faint*|drows*|rebound|pregnan*|(moved|migrat*|shift*)~ right|rigid|appendi*|pulsatile|missed period|tear*|radiat* to MY back|guarding|${SUDDEN}|distend*`,
  ],
  [
    'infection',
    `mottled|blotch*|septic|sepsis ; red (line|streak) ; fever & tampon|immuno*|transplant|comes and goes|shak* chill*|kidney pain|red*~~ spread*|shiver*~ uncontrol*|(blood pressure|bp)~ low|return* from|hypotens*|rigor|chemo*|travel*|sickle|malaria|(knee|joint|hip|eye|eyelid) swelling`,
  ],
  [
    'diabetes',
    `insulin|sugar & confusion|drowsiness|shaky|sweat* ; diabet* & confusion & sweat* ; diabet*|insulin|sugar & confusion|faint*|drows*|vomit & thirst|low|stop|miss|high|frequent urination|fast|ran out|over|breath|all day ; abdominal pain|drows*|vomit & thirst ; dka|hypogly*|keton*|ketoacid*`,
  ],
  [
    'spine',
    `numb & LOSE control ; (?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )|sciatica & numb~ (saddle|between|groin|bottom)|CANT feel~ (wip*|chair|seat|bottom)|CANT~ (pee|wee|urinat*|urine|water)|incontinence|(saddle|groin|bottom)~ numb|leg weakness|LOSE (control|bladder|bowel)`,
  ],
  [
    'cold-limb',
    `(leg|foot|arm|hand) [^.]{0,40}cold( and| ,)+ (white|pale|blue) & HURT ; (leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue) & HURT|numb*|weakness & ${SUDDEN}|gone|${SEVERE}|scream*|turn*`,
  ],
  ['swollen-leg', `surgery|operation|1 leg|hot|flight|journey & leg swelling|calf pain|calf swelling`],
  [
    'eye',
    `vision loss|${SEVERE}~ (blur*|nause*)|halo|rainbow|vomit & red eye|eye~ hard|eye pain ; flashes or floaters & ${SUDDEN}|curtain|shadow ; vision loss & ${SUDDEN}|1 eye|(left|right|this) eye ; (bleach|acid|chemical|metal|lime|petrol|clean*|flew|splash*)~ (eye|face)|(curtain|shadow|veil)~~ (eye|vision|sight)`,
  ],
  [
    'injury',
    `roll* over MY|bone~ out|nail gun|burn*( on| to)? both|(knock*|hit)~~ by a (car|van|bus|truck|lorry) ; (leg|hip)~ short*|shorter & fall|fell ; hip pain & CANT~ (stand|walk|weight) & fall|fell ; burn~ face|electr* shock(?! (down|lik|in|pain) )|fell (off|from)~ (roof|ladder|height|window|balcon*|tree)(?! [^ ]+ (week|month|year) ago)|(hit|run over|knocked down) by~ (car|bus|truck|van|train)|electrocut*|drown*|(car|[a-z]*bike|road) (crash|accident)|(${SEVERE}|bad|large)( chemical)? burn|open fracture|boiling (water|oil|fat|kettle|milk|tea|coffee|soup)|scald`,
  ],
  [
    'pregnancy',
    `\\d\\d week & water~ (broke|gone)|face swelling|flashes or floaters ; baby~ hardly~ kick* ; (?<!(when|while) i was )pregnan*|(week|month) gone & bleed|face swelling|abdominal pain|blurred vision|seizure|contraction|pain on 1 side|see* (spot|star)|(${SEVERE}|bad)~ head*|water~ (broke*|gone|com*|leak*)|(not|stop) mov*|shoulder|less movement ; baby~ (not|stop)~ mov*|not felt~ baby`,
  ],
] as const;
