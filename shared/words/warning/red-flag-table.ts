const SUDDEN =
  '(sudden*|acute|out of (the blue|nowhere)|minute ago|hour ago|o.clock|(since|for) (an|1|2|half an) hour|woke up|this morning|since (lunch|breakfast)|(?<!# )just now|all at once|hit me)';
const SEVERE = '(severe|worst|terrible|excruciat*|unbear*|agon*)';
const BELLY = '(abdom*|stomach|tummy|belly|gut|epigastric|quadrant|iliac)';

/**
 * Warning signs (WARN-1): a name for each, whose words for people are in src/locales/en/patient/red-flags.ts, and
 * what says it. Alternatives stand after `;`, each a list of phrases joined by ` & ` that must all be said (see
 * phrase.ts). The names of the symptoms that were found count as said, too. The order of the
 * alternatives means nothing: most of them stand in the one that compresses best.
 */
export const RED_FLAG_TABLE = [
  [
    'chest-pain',
    `epigastric|heartburn|indigest*|jaw pain|arm( pain|~ (tingl*|numb|heav*)) & sweat* ; shoulder blade & sudden*|tear* ; spray|hour & chest tightness ; chest~ crush*|(van|truck)~ on MY chest|(hold|clutch*|grab*) MY chest ; chest and (down|into|up) MY (arm|jaw|neck) ; burn*~ chest & arm|jaw|sweat* ; palpitation|neck|squeez*|crush|ripping|sweat*|tear*|radiat*|sit down|shoulder|numb|heav*(?! (meal|lift*))|going (down|in|up)*|vomit|(gone|went|turn)~ (white|colour)|pain at rest|pale|grey|teeth|shortness of breath|arm|jaw|spread|nausea|${SUDDEN}|dizziness|faint* & (retro|sub)stern*|chest (pain|tightness)|HURT in MY heart ; (go to|will) fall|faint* & palpitation ; cardiac arrest|heart attack(?! when)|(sit|press|stand)( right)? on (MY (chest|breastbone)|me)|elephant|tear* (back|chest) pain`,
  ],
  [
    'breathing',
    `CANT open MY mouth|muffled voice|drool*(?! more)|noisy breathing & difficulty swallowing|sore throat|fever|noise when HE breathe|shortness of breath ; (not( think HE is)?|stop|hardly|barely) (breathe|speak)(?! (through|out|in my sleep|when i sleep) )(?! ([^ .]+ ){0,6}snor* )(?<!snor[^.]{0,120} stop breathe)|CANT~ (sentence|finish MY word)|${SEVERE} (shortness|breathless|dyspn*|asthma)|grunting|(?<!(full|whole|complete) )sentence|blue lip|cyano*|labou?red|(lip|face|skin|turn|go*)~ (blue|bluish)|respiratory distress|hav an asthma attack|indraw*|stuck in MY throat|frothy(?! (urine|pee|wee))|(?<!i sleep [^.]{0,30})chok*(?! up)|(1|few) word~ at|(chest|rib)~ suck*|rib~ pull*|strid* at rest|(pull*|suck*)~ rib|(gasp|fight|struggle)~ (air|breath)|suffocat* ; noisy breathing & ${SUDDEN}|inhaled ; only say|inhaler~ (nothing|not (work|help|touch))|CANT swallow MY (spit|saliva) ; wheezing|shortness of breath & CANT (talk|speak) ; clot (in|on)|sleep~ (chair|upright)|${SUDDEN}|confusion|c section|surgery|at rest|(a|blood) clot|drows*|long~ flight|birth|orthopn*|low blood pressure|(calf|leg) (pain|swelling) & HURT (when i|to) breathe|shortness of breath ; month old & paus*~ breath*`,
  ],
  [
    'stroke',
    `face~ slip*|CANT (move|feel) MY side|hemip*|(weak|numb)~ side|(arm|hand) weakness|facial droop|(have|had|think)~ stroke|wrong word|1 side weakness|face weakness|half of everything|slurred speech|see~ half|${SUDDEN}~ (weak|numb|blind|vision) ; ${SUDDEN} & double vision|(walk|sound*|talk*)~ drunk|CANT understand (what|people|them) ; ${SUDDEN} & eye|left|right|side & double vision|leg weakness|numb|vision loss ; double vision & difficulty swallowing`,
  ],
  [
    'growing-weakness',
    `(arm|hand|leg) weakness|weak (in|of)|tingling|weakness|weaker & CANT (climb|stand|hold)|spread* (up|to)|(going|creep*|mov*) up (to|MY leg) ; weakness|weaker & ascend* ; progressive*~ weak*`,
  ],
  [
    'head',
    `pupil~ (big*|large*|blown) ; headache & scalp|jaw pain & scalp|vision loss ; thunderclap ; headache & walk* into ; head* & warfarin|anticoag*|vomit|blurred vision|thinner & fall|fell ; head injury|(hit|bang|bump|knock|blow to|fell~~ on) MY head & faint*|drows*|vomit|blurred vision|thinner|confusion|fluid|remember ; headache|(?<!(over|above) (my|his|her) )head(?! is (fine|ok|clear|all right)) & confusion|never had~ (this|it)|explo*|most~ ever|out of nowhere|sudden|worst|being (hit|kicked)|burst|of my( whole)? life|hammer|(more|worse) than( it)? ever|thunder*|drows*|seizure ; went off[^.]{0,40} (in|of) my (head|skull)`,
  ],
  [
    'meningitis',
    `(?<!hay )fever|HE is boil & confusion|sensitivity to light|photophobia|CANT open MY eye|drows*|seizure ; (?<!hay )fever|rash|sensitivity to light|photophobia|vomit & (?<!hay )fever|rash|headache & neck (stiffness|pain) ; (bulg*|sunken) (fontanel*|soft spot) ; (rash|spot)~ not (fade|disappear|blanch)|purple (rash|spot)|purpur*|not go away when~ (push|press)|petechia*|non blanching`,
  ],
  [
    'bleeding',
    `dizziness|faint* & bleed|blood(?! (pressure|test|sugar|thin*|type|donat*)) ; (finger|thumb)~ (?<!i fell )off|been shot|(?<!(uniform|clothes|shirt|dress|trousers|jeans|skirt) (is |are )?)hanging off|amputat*~ (finger|thumb)|(?<!get )cut off|(i|HE)( (have|has|was))* (been|got) stab|(currant|red) jelly|stab (wound|by|with)|spurt|coughing up blood|(heavy|${SEVERE}|LOSE~) (bleed|blood)(?! (for|every|between) )|bleed( very| real| so)* (heav*|bad|${SEVERE}|a lot|so much|load)|gun ?shot|haemorrhage|bleed~ soak|(pour|soak|pump|through)~ (blood|pad|towel|out)|(vomiting|(bring*|brought) up) blood|blood(?! (pressure|sugar|test|thin*))~ vomit*|deep~ (cut|wound)|blood~ (everywhere|clot) ; blood(?! pressure)~ (run|gush) ; (not|CANT)~ stop & bleed|blood(?! pressure)|cut|pour|nosebleed|towel|bled ; cut|wound & burst open|cut~ open|(lot|load) of blood(?! test)`,
  ],
  [
    'allergy',
    `after eat [^ ]*(nut|prawn|shrimp|fish|egg)|hives|(throat|face|mouth) swelling|allerg*|stung|ate & faint*|noisy breathing|wheez*|shortness of breath ; stung|ate & chest tightness ; rash|itch|allerg*|stung|ate & (throat|face|mouth) swelling ; rash|itch|scratch & eye~ shut ; (tongue|lip) ([^ .]+ ){0,4}(swell|swollen|huge|massive|big*|fat|come~ up)|(swollen|swelling of MY) (tongue|lip)|throat~ (close|tight*|shut)|${SEVERE} allerg*|anaphyla* ; airway~ close|throat is swelling ; hoarse|vomit & hives`,
  ],
  [
    'seizure',
    `(start|stop|still|keep*|(HE|wife|husband|baby|child|son|daughter|friend|[a-z]*mate) is) fitting|eye~ back in MY head|(?<!(steroid|shav*|a) )foam(?! (roll|mattress))|seizure`,
  ],
  [
    'consciousness',
    `drowsiness & breath*( very)? slow ; CANT remember~ own name|head~ lolling|(went|going|gone|all) limp|(pale|grey)( and| ,)+ (sweat*|clammy)|${SEVERE} (drows*|letharg*)|unrespons*|not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)|unconscious|in and out of consciousness|hard to (wake|rouse)|faint*|not( be)? (wake|woken|rouse)(?! (me|at|early) )|floppiness|out cold(?! on) ; ${SUDDEN}|now|today|since|night|fever & confusion`,
  ],
  [
    'young-baby',
    `(?<!(breastfeed|birth)[^.]{0,30} )(((?<!it )is|only|just|baby|infant|girl|boy|son|daughter)( of| ,| aged?)? (([1-9]|1[0-2]) week|\\d+ day|[12] month)(?! (pregnan*|ago))|new ?born|born \\d+ day ago|(([1-9]|1[0-2]) week|[^ ]+ day|[12] month) old|(just|only) a month old) & fever|breast|jaundice|hot|feed(?! (great|well|fine|ok|normal*|good|a) )|floppy|drows*|vomit|blue|shortness of breath ; magnet|battery & swallow* ; no wet (nappy|diaper)`,
  ],
  [
    'self-harm',
    `CANT keep mysel(f|v) safe|life is not worth ; nothing~ to live|not trust mysel(f|v)|(?<!(would not( ever)?|(not|never) want to|never|not think about) )(kill|harm|hurt|cut|hang|shoot|drown) (my|him|her|them)sel(f|v)(?! (on|while|when|at|by|lift*|play) )|(kill|harm|hurt) (my|him|her|them)sel(f|v) but|want to die but|want it~ over|thought about~ (all|tablet|pill)|(?<!not )want to die(?! laugh)|suicid*(?! help)|voice~~ (kill|harm|hurt)|plan to (jump|end|die|hang|take all)|(end|take) (my|his|her) (own )?life|self harm|end it|see (the|any|a) point|(no|any)~ point~ (liv*|going)|not( really)? want to (live|be (here|alive)|go on|wake up)|(every[^ ]+|they[^ ]*|people)~ be better(?= off)|better( off)? (dead|without me)|i'd be better off(?= [,#])|thought about how (i'd|to) (do it|die|end)|cut (my|his|her) wrist|jump (off|in front)|count* out MY (pill|tablet)|put* my tablet by(?! (the|my|a) )|(save* up|put* back|hoard*|silly with) my (pill|tablet)|wish~ dead|lost MY will to live|nobody would (care|mind|miss)|wish i was not (alive|here|born) ; end everything|say goodbye|driv*~ into a (wall|tree) ; left a note & sorry|locked ; i have written a note & tablet|pill ; go through with it & tonight|bridge`,
  ],
  [
    'poisoning',
    `know how many|packet~ empty & tablet|pill ; got into|toddler|think & swallow*|ate & pill|tablet|medicine ; carbon monoxide|(took|taken|swallow*|ate|drank)( [^ .]+){0,4} (too many|whole|bottle|handful|packet|strip|[2-9]\\d)~ (tablet|pill|painkiller|paracetamol|ibuprofen|insulin|of)|(took|taken|swallow*)~ 1\\d (tablet|pill|painkiller|paracetamol|ibuprofen)|snake|empty (packet|bottle)|(took|taken|swallow*)~ (load|lot)~ (tablet|pill|medicine|paracetamol|ibuprofen|aspirin)|(took|taken|had|ate|drank|swallow*)~~ (?!(it|this|that) )[^ ]+ is ([^ ]+ )?(tablet|pill)|(?<!food )poison*(?! (ivy|oak) )|soot|fume|(took|taken(?! in ))~ (twice|double|too much(?! (time|on) ))|overdos*(?! of sun*)|(took|taken) all (my|the|of|his|her)|(took|taken)( [^ .]+){0,6} \\d strip|(took|taken|swallow*)~~ whole (bottle|box|packet|strip)|(drank|drunk|swallow*|drink|ingest*)~ (antifreez*|drain|bleach|acid|petrol|oil|cleaner|chemical|detergent|liquid|cleaning|weed)|pesticid*`,
  ],
  [
    'abdomen',
    `belly button & moved ; inconsolab*|sunken|letharg*|floppy|drowsiness & diarrhoea|vomit ; ${BELLY}~ (hard|rigid)|vomit* (green|bile)|(not|unable)~ pass*( [^ ]+ or)?~ (wind|gas|urine|water)|(green|bile|bilious) vomit ; ${BELLY}~ (unbear*|agon*|excruciat*) ; (lower right|right lower)~ ${BELLY}|pelvic pain & fever|vomit ; abdominal pain & right side & fever & vomit ; epigastric|abdominal pain|stomach ache & faint*|drows*|(?<!look )pregnan*|(moved|migrat*|shift*)~ right|rebound|pulsatile|rigid|appendi*|tear*|radiat* to MY back|missed period|guarding|sudden*|acute|all at once|hit me|woke up|distend* ; distend* & vomit ; testic*|scrot* & ${SUDDEN}|${SEVERE}|twist*|scream*|hard|fever|vomit ; abdominal pain & CANT~ straight|double* (up|over) & fever ; (?<!hiatus )hernia & vomit ; jaundice & confusion|shak*|chills|fever ; ${SEVERE}~ ${BELLY}|worst pain`,
  ],
  [
    'infection',
    `fever & sickle|rigor|chemo*|travel*|peel*~ skin|tampon|immuno*|transplant|comes and goes|red*~~ spread*|rapid* spread*|shiver*~ uncontrol*|kidney pain|shak* chill*|malaria|(knee|joint|hip|eye|eyelid) swelling|return* from|hypotens*|(blood pressure|bp)~ low ; red (line|streak) ; blotch*|mottled|septic|sepsis`,
  ],
  [
    'diabetes',
    `insulin|sugar & confusion|shaky|drowsiness|sweat* ; diabet*|insulin|sugar & confusion|faint*|drows*|vomit & breath|fast|ran out|high|miss|low|all day|stop (tak|my)|thirst|over|frequent urination ; abdominal pain|drows*|vomit & thirst ; diabet* & confusion & sweat* ; hypogly*|keton*|dka|ketoacid*`,
  ],
  [
    'spine',
    `CANT feel~ (wip*|chair|seat|bottom)|leg weakness|numb~ (saddle|between|groin|bottom)|incontinence|LOSE (control|bladder|bowel)|CANT~ (pee|wee|urinat*|urine|water)|(saddle|groin|bottom)~ numb & (?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )|sciatica ; numb & LOSE control`,
  ],
  [
    'cold-limb',
    `(leg|foot|arm|hand) [^.]{0,40}cold( and| ,)+ (white|pale|blue) & HURT ; pulseless ; (cold|pale)~ (leg|foot|arm|hand)|(leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue) & HURT|weakness|numb* & ${SUDDEN}|${SEVERE}|turn*|scream*|gone ; ${SEVERE}|white & numb & (plaster|cast|fractur*|crush*)`,
  ],
  ['swollen-leg', `1 leg|hot|(?<!1 )flight(?! of)|operation|surgery|journey & leg swelling|calf swelling|calf pain`],
  [
    'eye',
    `1 eye|(left|right|this) eye|hit|${SUDDEN} & vision loss ; curtain|shadow|${SUDDEN} & flashes or floaters ; (curtain|shadow|veil)~~ (eye|vision|sight)|eye a curtain|(bleach|acid|chemical|metal|lime|cement|petrol|clean*|flew|splash*)~ (eye|face) ; ${SEVERE}~ (blur*|nause*)|halo|vomit|rainbow|vision loss & eye~ hard|red eye|eye pain`,
  ],
  [
    'injury',
    `(leg|hip)~ short*|shorter & fall|fell ; hip pain & CANT~ (stand|walk|weight) & fall|fell|slip(?! disc) ; burn~ face|boiling (water|oil|fat|kettle|milk|tea|coffee|soup)|(${SEVERE}|bad|large)( chemical)? burn|fell (off|from)~ (roof|ladder|height|window|balcon*|tree)(?! ([^ ]+ (week|month|year) ago|in MONTH|last) )|open fracture|(car|[a-z]*bike|road) (crash|accident)|electrocut*|drown*|scald|(electr*|voltage) shock(?! (down|lik|in|pain) )|(hit|run over|knocked down) by~ (car|bus|truck|van|train) ; (knock*|hit)~~ by a (car|van|bus|truck|lorry)|burn*( on| to)? both|bone~ out|nail gun|roll* over MY ; (ca not|unable to) (move|feel) MY (leg|arm|feet) & neck pain|thrown|fell|back pain`,
  ],
  [
    'pregnancy',
    `(my|her) water( (has|have|just))* (broke*|gone) ; baby~ hardly~ kick* ; (${SEVERE}|bad)~ head*|less movement|shoulder|seizure|contraction|see* (spot|star)|bleed|face swelling|water~ (broke*|gone|com*|leak*)|pain on 1 side|gush|(not|stop) mov*|blurred vision|abdominal pain & (?<!look [^.]{0,16})(week|month) gone|(?<!((when|while) i was|look) )pregnan*|gestation ; \\d\\d( th)? week & flashes or floaters|face swelling|water~ (broke|gone) ; baby~ (not|stop)~ mov*|not felt~ baby`,
  ],
] as const;
