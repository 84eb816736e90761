/** How clinicians write warning signs; how patients say them is known to shared/words/warning/red-flags.ts. */
export const ALARM_SIGNS: readonly (readonly [label: string, said: string])[] = [
  [
    'Chest pain or tightness',
    '(?:chest|retrosternal|substernal|precordial) (?:pain|tightness|pressure|discomfort|heaviness)|angina at rest|pain in (?:the|his|her|my) chest|acs|stemi|nstemi|(?:acute )?myocardial infarction|st elevation|(?:raised|elevated|positive) troponin',
  ],
  [
    'Difficulty breathing',
    "short(?:ness)? of breath|sob|dyspno?ea|breathless\\w*|difficulty (?:in )?breathing|struggling to breathe|(?:can't|cannot) breathe|stridor|respiratory distress|cyanos\\w+|cyanotic|status asthmaticus|accessory muscles|tripod\\w*|hypoxi\\w+",
  ],
  [
    'Signs of a stroke',
    'stroke symptoms|slurred speech|dysarthria|aphasia|facial (?:droop\\w*|weakness|asymmetry)|face droop\\w*|droop\\w* (?:of the |on the )?(?:face|mouth)|hemipar\\w+|hemiplegi\\w+|(?:one|left|right) sided (?:weakness|numbness)|(?:weakness|numbness) (?:of|in|on) (?:the |his |her |my )?(?:left|right|one) (?:arm|leg|side)|sudden (?:weakness|numbness|confusion|loss of vision|vision loss)|acute stroke',
  ],
  [
    'Worst or sudden headache',
    'thunderclap|worst headache|worst ever headache|sudden severe headache|subarachnoid|jaw claudication|temporal arteritis|giant cell',
  ],
  [
    'Signs of meningitis',
    "mening\\w+|neck stiffness|stiff neck|nuchal rigidity|kernig\\w*|brudzinski\\w*|photophobia (?:and|with) fever|fever (?:and|with) photophobia|non ?blanching|(?:spots?|rash|blotch\\w*)[^.;\\n]{0,40} (?:do(?:es)?n't|do(?:es)? not|won't|will not|not) (?:fade|blanch|disappear|go away)|(?:purple|purplish|blood) (?:spots?|rash|blotch\\w*)|petechia\\w*|purpur\\w+",
  ],
  [
    'Severe bleeding',
    'ha?ematemesis|vomit\\w* (?:up )?(?:fresh |bright red )?blood|blood in (?:the |his |her |my )?vomit|coffee grounds?|ha?emoptysis|cough\\w* (?:up )?blood|(?:spoonfuls?|cupfuls?|mouthfuls?|streaks?|flecks?|clots?) of (?:\\w+ ){0,2}blood|blood\\w* (?:in|on) (?:the |his |her |my )?(?:sputum|phlegm|spit|mucus)|blood (?:stained|streaked) (?:sputum|phlegm)|sp(?:at|it\\w*) (?:up |out )?blood|mela?ena|black (?:tarry )?stools?|tarry stools?|rectal bleeding|blood\\w* (?:in|on) (?:the |his |her |my )?stools?|bloody (?:stools?|diarrh\\w+)|(?:diarrh\\w+|stools?|motions?|vomit\\w*) with (?:fresh |some )?blood|blood and mucus|ha?ematochezia|ha?emorrhag\\w+|(?:heavy|severe|uncontrolled|profuse) bleeding',
  ],
  [
    'Severe allergic reaction',
    'anaphyla\\w+(?= (?:now|today|reaction|shock|is suspected))|angio ?o?edema|(?:lip|lips|tongue|throat|facial|face) swelling|swelling of (?:the |his |her |my )?(?:lips?|tongue|throat|face)|swollen (?:lips?|tongue|throat|face)|throat (?:is )?closing|(?:tongue|lips?|throat) (?:feels? |is |are |getting )?(?:thick|swollen|tight|puffy|huge)',
  ],
  [
    'A fit, fainting or reduced consciousness',
    'seizures?(?= (?:today|this|now|yesterday|lasting))|(?:had|has had|having|witnessed|new|first) (?:a )?(?:\\w+ )?(?:seizures?|fit|convulsions?)|convulsions?|convulsing|syncop\\w+|fainted|passed out|collapsed?|loss of consciousness|lost consciousness|unconscious|unresponsive|gcs (?:of )?(?:[3-9]|1[0-4])|drowsy|letharg\\w+|hard to (?:wake|rouse)|confused|acute confusion|delirium|obtunded',
  ],
  [
    'Thoughts of suicide or self-harm',
    "suicid\\w+|self (?:harm|inflict)\\w*|did (?:it|this|that|them) (?:to )?(?:my|him|her|them)sel(?:f|ves)|(?:kill|hurt|harm)\\w* (?:my|him|her|them)sel(?:f|ves)|end (?:my|his|her|their) (?:own )?life|wants? to die|better off dead|(?:better|easier)(?: off)? without (?:me|him|her|them)|(?:collect|hoard|stockpil|sav)\\w* (?:up )?(?:(?:his|her|my|the|sleeping|old) )*(?:pills|tablets|medicines)|no (?:point|reason) (?:in|to|of) (?:liv\\w+|going on|go on)|(?:he|she|they|i|who|patient|and|but) (?:does not|doesn't|do not|don't|no longer|did not) wants? to (?:live|be here|go on|wake up)|not worth living|wishes? (?:to be|he was|she was|they were) dead",
  ],
  [
    'Overdose or poisoning',
    'over ?dos\\w+|(?:double|twice|triple|three times|ten times) (?:the|his|her|my) (?:(?:usual|prescribed|normal|right) )?dose|methotrexate (?:\\S+ ){0,3}?(?:every day|daily|each day)|instead of (?:weekly|once a week|once weekly)|poison\\w+|(?:drank|drunk|drinking|sipp\\w+|swallow\\w*|ingest\\w+|ate|eaten|inhal\\w+|got into|found with|mouthful of|bottle of) (?:\\w+ ){0,5}(?:unknown|bleach|acid|lye|caustic\\w*|cleaner|detergent|dishwasher|laundry|pods?|lamp oil|paraffin|kerosene|petrol|gasoline|diesel|turpentine|white spirit|anti ?freeze|pesticide|insecticide|weed ?killer|fertili[sz]er|rat poison|methanol|batter(?:y|ies)|magnets?|mushrooms?|berries|essential oil|nicotine|e liquid)|ingest\\w+ (?:of )?\\d+|(?<![\\d.])(?:[5-9]|[1-9]\\d)(?:\\.\\d+)? ?(?:g|grams?) (?:of )?(?:paracetamol|acetaminophen|tylenol|panadol)|(?:took|taken|swallowed|ingested) (?:about |around |nearly |over )?(?:\\d{2,3}|all|a bottle|a handful|a packet|the whole|too many)(?! ?(?:mg|ml|mcg|days|minutes|hours|years|units?)\\b)',
  ],
  [
    'Severe abdominal pain with warning signs',
    'acute abdomen|peritoni\\w+|rigid abdomen|abdomen (?:is )?rigid|guarding|rebound|(?:severe|sudden|excruciating|worst) (?:\\w+ )?(?:abdominal|stomach|belly|tummy|epigastric) pain|appendicitis|rlq pain|mcburney\\w*|right (?:lower|iliac) (?:quadrant|fossa) (?:pain|tenderness)|bowel obstruction|testicular (?:torsion|pain)|ectopic|pancreatitis|aneurysm',
  ],
  [
    'Signs of a dangerous infection',
    'sepsis|septic|septic\\w+|rigors?|necroti\\w+|mottled|toxic appear\\w+|looks toxic|febrile neutropeni\\w+',
  ],
  ['Diabetes out of control', 'dka|ketoacid\\w+|hypoglyc\\w+|hypos?(?= )|ketones'],
  [
    'Cauda equina or spinal cord signs',
    '(?:perine\\w+|peri ?anal|genital|saddle|buttock) (?:ana?esthesia|numbness|(?:sensory )?loss|paraesthesia|tingling)|numb\\w* (?:\\w+ ){0,3}(?:perineum|genitals?|buttocks|saddle)|difficulty (?:in )?(?:initiating|starting) (?:micturition|urination)|cauda equina|urinary retention|(?:bladder|bowel|urinary|faecal|fecal) incontinence|incontinence of|loss of (?:bladder|bowel) control|bilateral leg weakness|(?:new )?leg weakness|foot drop',
  ],
  [
    'Sudden loss of vision or an eye injury',
    '(?:sudden |acute |painless )?(?:loss of vision|vision loss|visual loss|blindness)|chemical (?:splash|burn|injury)|curtain over|halos around lights|painful red eye',
  ],
  [
    'A clot in a leg or the lungs',
    'dvt|deep vein|pulmonary embol\\w+|calf (?:swelling|tenderness)|swollen (?:left |right |one )?calf|calf (?:is |has |became |has become )?(?:\\w+,? ){0,2}(?:swollen|swelled|swelling)|unilateral leg swelling|(?:one|left|right) leg (?:is )?swollen',
  ],
  [
    'Serious injury or burn',
    'head (?:injury|trauma)|hit (?:his|her|my|the) head|open fracture|compound fracture|deformity|stab(?:bed|bing)|gunshot|(?:severe|major|extensive|third degree|full thickness|facial) burns?|electr\\w+ burn|road traffic|motor vehicle|car (?:accident|crash)|fell from',
  ],
  ['Jaundice', 'jaundiced?|icter\\w+|yellow (?:skin|eyes|sclera\\w*)'],
  [
    'Dehydration with danger signs',
    "severe(?:ly)? dehydrat\\w+|no urine(?! (?:infection|symptoms?|problems?|changes?|tests?|sample|culture|dip\\w*|abnormal\\w*))|anuri\\w+|not (?:passed|passing) urine|sunken eyes|skin tenting|unable to keep (?:anything|fluids|water) down|(?:can't|cannot|not) keep(?:ing)? (?:anything|fluids|water) down|not drinking(?! (?:any )?(?:alcohol|beer|wine|coffee|milk))|refus\\w+ (?:all )?(?:fluids?|to drink|feeds?)|(?:cannot|can't|unable to|not able to) swallow(?! (?:the |his |her |my )?(?:tablets?|pills?|capsules?))|muffled voice|hot potato voice|drooling|trismus",
  ],
];
/** Warning signs of a pregnant patient, or of one who gave birth lately. */
export const PREGNANCY_SIGNS =
  "bleed\\w*|spotting|(?:severe|bad|worst|persistent) headache|visual (?:disturbance|change|symptom)\\w*|blurr\\w+|flashing lights|abdominal pain|epigastric pain|stomach ache|cramp\\w*|contractions?|waters? (?:broke\\w*|leak\\w*)|fluid leak\\w*|reduced (?:fetal |foetal )?movements?|(?:has not|hasn't|have not|no longer|not) (?:felt|feel\\w*) (?:the |her |my )?baby|baby (?:has )?(?:not (?:moved|kicked)|stopped|moves? less)|(?:baby )?not moving|no movements?|(?:face|facial|hand) swelling|swollen (?:face|hands)|pre ?eclampsia|(?<!hay )fever|febrile|persistent vomiting|hyperemesis|painful urination|dysuria|itching (?:of )?(?:the )?(?:palms|soles|all over)";

/** What says that there is fever. */
export const FEVER =
  '(?<!hay )fever\\w*(?! blisters?)|febrile|pyrexia|(?:boiling|burning|feels?|felt|is|was|very|been|,|^) ?hot(?! (?:drinks?|tea|water|weather|day|sun|bath|flush\\w*))|rigors?|shivers?|temperature(?! (?:normal|of 3[67]))';

/** Dangerous together with fever. */
export const SIGNS_WITH_FEVER: readonly (readonly [label: string, said: string])[] = [
  ['Fever after childbirth', 'post ?partum|post ?natal|after (?:the |giving )?(?:birth|delivery)|c section|ca?esarean'],
  [
    'A hot, swollen joint with fever',
    '(?:red|hot|swollen)[ ,](?:and )?(?:\\w+[ ,]){0,2}(?:knee|joint|hip|ankle|elbow|wrist|shoulder)|(?:knee|joint|hip|ankle|elbow|wrist|shoulder) (?:is )?(?:red|hot|swollen)',
  ],
  [
    'Fever with a weak immune system',
    'chemo\\w*|immuno(?:suppress|compromis|deficien)\\w+|neutropeni\\w+|asplenic|splenectomy|transplant|methotrexate|azathioprine|mycophenolate|ciclosporin|cyclosporine|tacrolimus|leflunomide|carbimazole|methimazole|propylthiouracil|clozapine|adalimumab|infliximab|etanercept|rituximab',
  ],
  [
    'Fever with fear of light',
    "photophobia|light hurts|light hurting|sensitiv\\w+ to light|(?:cannot|can't) bear (?:the )?light",
  ],
];

/** Dangerous together: both must be said. */
export const SIGNS_TOGETHER: readonly (readonly [label: string, one: string, other: string])[] = [
  [
    'Severe headache or head injury',
    'hit|struck|knocked|run over|kicked|fell(?! (?:ill|sick|asleep|pregnant|in love))|fallen|blow to',
    'sleepy|drows\\w*|confus\\w*|vomit\\w*|cannot remember|remembers nothing|amnesia',
  ],
  [
    'Severe abdominal pain with warning signs',
    'weeks since (?:the |her |my )?last period|(?:period|menses) (?:is |are )?(?:late|overdue)|shoulder tip pain',
    '(?:pain|bleed|dizz|faint)\\w*',
  ],
  [
    'Overdose or poisoning',
    'stove|heater|boiler|generator|brazier|charcoal|fireplace',
    'better outside|(?:whole|entire) (?:family|household|house)|every(?:body|one)|flatmates?|(?:husband|wife|children|kids) too',
  ],
  [
    'A throat that closes',
    'dribbl\\w*(?! (?:of )?urine)|lean\\w* forward',
    'throat|fever\\w*|cough\\w*|swallow\\w*|voice',
  ],
  [
    'Serious injury or burn',
    'burn(?:s|t|ed)?(?! (?:when|while|on|after|during|in))|scald\\w*|(?:hot|boiling) (?:oil|water|fat|coffee|tea|steam)',
    'blister\\w*|(?:whole|entire) (?:\\w+ )?(?:hand|arm|leg|foot|face|chest|back|body)|all over|on (?:the |his |her |my )?face|genital\\w*|circumferential|charred|leathery|electr\\w*|chemical|airway|hoarse',
  ],
];
