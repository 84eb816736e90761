/**
 * What patients and clinicians say, a symptom a line: the first letter of its department (see find-symptoms.ts), the
 * name the form shows, and the phrases that say it (see phrase.ts). Pain in and swelling of a part of the body have a
 * table of their own.
 */
export const SYMPTOM_TABLE = `N migraine: migraines?( head ?aches?)?
N headache: head ?aches?|head~ (hurt*|ach*|pound*|throb*|split*|bang*)|pain* in MY head|head pains?
G fever: fever*|febrile|pyrexia|(high|raised|running a|ha[sd] a|have a|got a|with a)( high)? temp(erature)?|temp(erature)?~ (high|up|3[89]|4[01]|10[1-5])(\\.\\d)?|burning up
G cough: cough*(?! (syrup|medicine|(up )?blood))
G nausea: nause*|queas*|(feel*|felt)( really| a bit| very| so)? sick
N dizziness: dizz*( spells?)?|light ?headed*|vertigo|gidd*|woozy|(room|world|everything|head)~ spinning|unsteady
G fatigue: fatigue*|tired*(?! of )|exhaust*|(no|low|lack of) energy|letharg*|run ?down|worn out|knackered|drained|malaise
C shortness of breath: short(ness)? of (the )?breath*|breathless*|out of breath|dyspn*|sob|winded|gasping|(CANT|HARD)( to)? (breath*|catch (my|his|her|a) breath|get (my|enough|any)? ?(breath|air))|breathing~ (difficult*|hard*|heav*)|respiratory distress
G sore throat: (sore|scratchy|raw|itchy|painful|bad) throats?|throat~ (hurt*|sore|pain*|raw|on fire|scratchy|ache)|pain in MY throat|(hurts|painful|pain) (when i |to |when |on )?swallow*|tonsillitis
G runny nose: runny|running nose|nose~ (run*|drip*|stream*)|rhinorrh*|nasal discharge
G stomach ache: (stomach|tummy|belly) ?aches?
G nasal congestion: (stuff*|block*|bunged)( up)? nose|nose~ (block*|stuff*)|congest*
G sneezing: sneez*
G wheezing: wheez*
G chills: chill*|shiver*|rigou?rs
G night sweats: (night sweats?|sweat* at night)
G sweating: sweat*|diaphor*|clammy
G weight loss: weight loss(?! (surg|clin|prog|pill))|LOSE ((a lot of|some|so much) )?weight
G loss of appetite: (LOSE|no|poor|reduced) appetite|not eating|anorexia
G difficulty swallowing: dysphagia|(CANT|HARD)( to)? swallow*
G hoarseness: hoarse*|LOSE voice|voice~ gone
G throat swelling: throat~ (swell*|swollen|clos*|tighten*)|(swell*|swollen)( (of|in))? MY throat
G swollen glands: swollen ((lymph|neck) )?(gland|node)s?|lymphadenopathy|glands~ (swollen|up)
D itching: itch*|prurit*
D rash: (skin )?rash*|hives|urticaria|red (spots|patches|bumps)|spots~ (body|skin|face|chest|arms?|legs?|back)|skin~ (red|inflamed|blotchy)|eczema|blisters?
D dry skin: dry(?= ([a-z]+ ){0,2}skin )|skin~ (dry|flaky|peeling)|flaky skin
D acne: acne|pimples
D hair loss: hair (loss|fall*)|LOSE hair|alopecia
G jaundice: jaundice*|yellow* (of )?(the |my )?(skin|eyes)|(skin|eyes)~ yellow
G lump: lumps?|bulge
T breast lump: (lump|mass|nodule)~ MY breasts?|breast (lump|mass)
N weakness: weak|weakness|feeble*
N arm weakness: (CANT( (move|lift|raise|feel|use))|weakness (in|of)|LOSE (use|power|strength|feeling) (of|in)) MY (arm|hand)|(arm|hand)~ (weak*|limp|paraly*|dead|won't move|drop*)
N leg weakness: (CANT( (move|lift|feel))|weakness (in|of)|LOSE (use|power|strength|feeling) (of|in)) MY legs?|legs?~ (weak*|gave way|giving way|paraly*)
N facial droop: (face|mouth|eyelid)~ (droop*|dropp*|sagg*|twisted|lopsided|fallen)|facial (droop*|weakness|asymmetry|palsy)
N slurred speech: slur*( (speech|words))?|speech~ (slurred|garbled|funny|gone|muddled)|(CANT|HARD) (speak*|talk*|(find*|get) MY words)|words~ (jumbled|not coming)|dysarthria|aphasia
N one-sided weakness: (one|left|right|whole) (side|half|sided)( of [^ ]+ (body|face))?~ (weak*|numb|paraly*|dead|limp|gone)|(weak*|numb|numbness|paraly*)~ (one|left|right|whole) (side|half)|hemipar*|hemipleg*
N numbness: numb|numbness|pins and needles|dead arm
N tingling: tingl*|para?esthesias?
N tremor: tremors?|trembl*|shak(y|iness|ing|es)
N seizure: seizures?(?! (medic|free|disorder))|convuls*|epileptic fit|((had|having|has|have)( an?| another)?( [^ ]+)? )fits?(?! of)|fitting|seizing|jerking
N fainting: faint*|pass(ed|ing|es)? out|black(ed|ing)? out|blackouts?|syncop*|collaps*|LOSE consciousness|loc|knocked out
N confusion: confus*|disorient*|not making sense|deliri*
N memory loss: memory (loss|problems?|trouble|lapses?)|forget*|memory~ (worse|bad|going|failing|poor)|LOSE memory
N drowsiness: drows*|sleep(y|iness)
N sensitivity to light: photophobia|sensitiv* to (the )?light|light~ hurt*( my eyes)?
E blurred vision: blurr*( (vision|eyesight|sight))?|(vision|eyesight|sight)~ (blurr*|fuzzy|cloudy)
E double vision: (double vision|seeing double|diplopia)
E vision loss: LOSE (vision|eyesight|sight)( in| of)?|(vision|visual) loss|CANT see( [^ ]+)?|(gone|going|went) blind|(vision|eyesight)~ (gone|worse|going|poor|black)|curtain~ (eye|vision)
E flashes or floaters: floaters?|flash(es|ing) (of )?lights?
E red eye: (red|bloodshot|pink) eyes?|eyes?~ (red|bloodshot|pink)|redness (in|of) MY eyes?|conjunctivitis
E watery eyes: (water*|runny|streaming|teary) eyes?|eyes?~ (water*|streaming)
G hearing loss: hearing (loss|~ (worse|deteriorat*|going|gone|muffled))|LOSE hearing|CANT (really )?hear(?! (you|me) )|HARD hearing|hard of hearing|deaf*
G ringing in the ears: tinnitus|(ringing|buzzing)~ ears?|ears?~ ringing
G nosebleed: nose ?bleed*|bleed* (from|through) MY nose|nose~ bleed*|epistaxis
G loss of smell: (LOSE|can't) (sense of )?(smell|taste)( and (taste|smell))?|anosmia
G vomiting: vomit*|thr[eo]w[^ ]* up|puk*|emesis|being sick|(was|been) (physically )?sick (once|twice|[^ ]+ times)|keep (anything|food|fluids|water) down
G diarrhoea: diarr*|(loose|runny|watery) (motion|stool|bowel|poo|poop)s?|the runs
G constipation: constipat*|hard stools?
G blood in stool: bloo* (in|on|with) MY (stools?|poop?|motions?|faeces|feces|toilet)|(bloody|black)( tarry)? (stool|diarrho?ea|poo)s?|bleed* from MY (bottom|rectum)|rectal bleeding|ha?ematochezia|tarry|mela?ena
G blood in urine: blood (in|when) MY (urine|pee|wee|urinat*)|bloody urine|(urine|pee)~ (red|pink|blood*)|ha?ematuria|(peeing|passing) blood
G painful urination: dysuria|(burn*|pain*|hurt*|sting*)( sensation)? (when|while|on|with|to|during)( i| i'm| he| she)? (pass* )?(urin*|pee*|wee*|water)|urin*~ (burn*|painful)|burning urine
G frequent urination: polyuria|(urinat*|pee|peeing|weeing|passing urine)~ (a lot|more|often|frequently|all the time|too much)|(frequent|increased) urination|urinary frequency
G increased thirst: polydipsia|thirst*
G incontinence: incontinen*|wet* (my|him|her)self|soiled|LOSE control of MY (bladder|bowels?)
G heartburn: heart ?burn|(acid )?reflux|indigestion|dyspepsia
G bloating: bloat*|distend*|distension
G insomnia: insomnia|CANT (get to )?sleep*|not sleeping|HARD sleep*
G anxiety: anxi*|panic*|on edge
G low mood: depress*|low mood|feeling (very |really |so )?(low|down)
C palpitations: palpitation*|heart~ (rac*|pound*|flutter*|skip*|thump*|fast|irregular*)|(racing|pounding|fluttering|irregular|rapid|fast) heart*
C high blood pressure: (high|raised|elevated) (blood pressure|bp)|(blood pressure|bp)~ (high|up|raised|elevated)|hypertens*
C chest tightness: (tight*|pressure|heav*|squeez*|crush*|weight)~ MY chest|chest~ (tight*|pressure|heav*|squeez*|crush*)
G body aches: (body|general) ?(aches?|pains?|aching)|ach(y|es|ing) all over|aches and pains|body~ (ach*|hurts|pain*)|pain all over
O stiffness: stiff|stiffness
O arthritis: arthrit*
N neck stiffness: neck~ stiff*|stiff neck|stiffness (in|of) MY neck|nuchal rigidity|CANT (bend|move|touch) MY (neck|chin)
G cramps: cramp*|spasms?
O injury: fractur*|broken? MY (bone|arm|leg|wrist|ankle|finger|toe|hip|collarbone|foot|hand|nose)|sprain*|dislocat*|twisted MY (ankle|knee|wrist)
O difficulty walking: (CANT|HARD)( to)? walk*|limping
G vaginal bleeding: spotting|vaginal bleeding|heavy (period*|bleeding)
G missed period: (missed|late|no|irregular) (my |a )?periods?|period~ late|amenorrh*
G bleeding: bleed*
G coughing up blood: cough*( ~)? (up )?blood|ha?emoptysis|bloo*~ (sputum|phlegm)
G vomiting blood: (vomit*|thr[eo]w[^ ]* up)( ~)? blood|ha?ematemesis|blood in MY vomit|coffee grounds?
G phlegm: phlegm|sputum|mucus
G toothache: tooth ?aches?|(tooth|teeth)~ (hurt*|ach*|pain*|sore)
G unwell: unwell|under the weather|not (been )?feeling (well|good|right|myself|great)`;
