/**
 * What patients and clinicians say, a symptom a line: the first letter of its department (see find-symptoms.ts), the
 * name the form shows, which is a phrase itself, and the other phrases that say it (see phrase.ts). Pain in and
 * swelling of a part of the body have a table of their own.
 */
export const SYMPTOM_TABLE = `N migraine
N headache|head ache|head~ (HURT|pound|split)|HURT in MY head|head pain
G fever|fever*|febrile|(high|have a|got a|with a|slight) (high )?temp*|temp*~ (high|3[89]|4[01]|10\\d)[.\\d]*|burning up
G cough
G nausea|nause*|queasy|feel( [^ ]+)? sick
N dizziness|light ?headed|vertigo|(room|head)~ spin*|unsteady
G fatigue|fatigue*|tired(?! of )|exhaust*|(no|low) energy|letharg*
C shortness of breath|short of breath|breathless|out of breath|dyspn*|gasp|CANT (breathe|(catch|get)~ (breath|air))|breathing~ (difficult*|hard|heavy)
G sore throat|throat~ (HURT|raw|scratchy)|(scratchy|itchy|painful) throat|HURT (when i |to )?swallow*
G runny nose|nose~ (run|drip)|rhinorr*
G stomach ache|(stomach|tummy|belly) ?ache
G nasal congestion|congest*|(block|stuff)( up)? nose|nose~ (block|stuff)
G sneezing
G wheezing
G chills|shiver|rigor
G night sweats
G sweating|diaphor*|clammy
G weight loss|LOSE weight
G loss of appetite|(LOSE|no|poor) appetite|not eating
G difficulty swallowing|CANT swallow
G hoarseness|hoarse|LOSE voice
G throat swelling|throat~ (swell|swollen|clos*|tight*)
G swollen glands|swollen~ (gland|node)
D itching
D rash|hives|red (spot|patch)|spots~ (body|skin|face|arm|leg)|skin~ red|eczema|blister
D dry skin|dry(?= ([a-z]+ ){0,2}skin )
D acne
D hair loss|LOSE hair
G jaundice|(skin|eye)~ yellow
G lump
T breast lump|lump~ MY breast
N weakness|weak
N facial droop|(face|mouth|eyelid)~ (droop|drop|twist)
N slurred speech|slur|speech~ (garbl*|gone|funny)|CANT (speak|talk|(find|get)~ words)|talking nonsense
N one-sided weakness|(1|left|right|whole) (side|half)~ (weak|numb|paraly*|dead)|(weak|numb|paraly*)~ (1|left|right) side
N numbness|pins and needles
N tingling
N tremor|trembl*|shaky
N seizure|convuls*|(have|had) (a|another)( [^ ]+)? fit|jerk|foam
N fainting|(pass|black) ?out|syncop*|collaps*|LOSE consciousness
N confusion|confus*|disorient*
N memory loss|forget*|memory~ (worse|bad|going|problem)|LOSE memory
N drowsiness|sleepy
N sensitivity to light|light~ (HURT|bother)( MY eye)?|photophobia
E blurred vision|blur*|(vision|sight)~ (fuzzy|cloudy)
E double vision
E vision loss|LOSE (vision|sight|eyesight)( in| of)?|CANT see|(gone|going|went) blind|(vision|sight|eyesight)~ (gone|worse|going)
E flashes or floaters|floater|flash (of )?light
E red eye|(bloodshot|pink) eye|eye~ (red|bloodshot)|(?<= eye( [^ ]+){1,2} and )red|conjunctivitis
E watery eyes|watery eye|(?<= eye( [^ ]+){1,3} )water
G hearing loss|hearing~ (worse|going)|LOSE hearing|CANT (really )?hear(?! (you|me) )|deaf
G ringing in the ears|tinnitus|ear~ ring
G nosebleed|nose bleed
G loss of smell|(LOSE|can't) (smell|taste)( and (taste|smell))?
G vomiting|vomit*|thr[eo]w* up|being sick
G diarrhoea|diarr*|(loose|watery|runny) (motion|stool|poo)
G constipation|constipat*
G blood in stool|bloo* in MY (stool|poo|toilet)|(stool|poo)~ black|(bloody|black)( tarry)? (stool|poo)
G blood in urine|blood in MY (urine|pee)|haematuria|hematuria
G painful urination|dysuria|(burn|HURT|sting) (when|to)( i| HE)? (pass )?(urin*|pee|wee)
G frequent urination|polyuria|urinary frequency|(urinat*|pee)~ (a lot|often|frequently|all the time)
G increased thirst|thirst|polydipsia
G incontinence|incontinen*
G heartburn|reflux|indigestion
G bloating
G insomnia|CANT sleep
G anxiety|anxi*|panic
G low mood|depress*|feel (very )?(low|down)
C palpitations|heart~ (rac|pound|flutter|skip|fast)|(racing|pounding) heart
C high blood pressure|(blood pressure|bp)~ high|hypertens*
C chest tightness|(tight*|pressure|heav*|squeez*|weight)~ MY chest|chest~ (tight*|pressure|heav*|squeez*)
G body aches|HURT all over|body~ HURT|everything HURT|aches and pains
O stiffness|stiff
O arthritis
N neck stiffness|neck~ (stiff|rigid)|stiff neck|CANT (bend|move|put) MY (neck|chin)
G cramps
O injury|fractur*|broke MY [a-z]+|sprain|dislocat*|twist MY (ankle|knee|wrist)
O difficulty walking|CANT walk
G vaginal bleeding|heavy period
G missed period|period~ late
G bleeding
G coughing up blood|cough( ~)? blood|h[ae]*moptysis
G vomiting blood|(vomit*|thr[eo]w* up|brought up|bring up)( ~)? blood
G phlegm|sputum
G toothache|(tooth|teeth)~ HURT
O back pain|sciatica
C chest pain|angina
G ear pain|earache
O muscle pain|myalg*|muscle pain in MY [a-z]+
O joint pain|arthralg*|joint pain in MY [a-z]+( and (my )?[a-z]+)?
G unwell|under the weather|poorly|not (been )?feeling (well|good|right|myself)`;
