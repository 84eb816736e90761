/**
 * What patients and clinicians say: under each department a symptom a line, the name the form shows, which is a phrase
 * itself, and the other phrases that say it (see phrase.ts). Pain in and swelling of a part of the body have a table of
 * their own.
 */
export const SYMPTOM_TABLE = `Neurology
migraine
headache|head~ (HURT|pound|split|bang)|(HURT|pound|split|bang)~ MY head|HURT~~ in MY head
dizziness|light ?head*|giddy|vertigo|room~ spin*
weakness
facial droop|CANT smile|(face|mouth|smile)~ (lopsid*|droop|drop|crooked|hang*|wonk*|1 side|not mov*)|half MY face
slurred speech|slur|gibberish|(speech|word)~~ (garbl*|jumbl*|wrong|funny|muddl*)|CANT (speak|(get|find)~ words)|nonsense
one-sided weakness|hemip*|side~~ (weak|numb|paraly*|dead)|CANT (move|feel|use|lift) MY side|(weak|numb|paraly*)~ side
floppiness|rag doll
numbness|pins and needles
tingling
tremor|shaky
seizure|convuls*|(start|stop|still|HE keep*|(wife|husband|baby|child|son|daughter) is) fitting|((have|had) a|1|more)( [^ ]+)? fit|jerk|foam|shak*~ (uncontrol*|all over)|went stiff
fainting|(pass|black) ?out(?! (on the (sofa|bed)|in front))|went black|found myself on|syncop*|collaps*|LOSE consciousness
confusion|confus*|not know where HE is|not recogni*|(is|been|seem*) (out of|not with) it|not( (been|quit|really|seem|feel|look|act|at all))* (him|her)self|disorient*|not~ make sense|CANT remember~ name|deliri*|hallucinat*
memory loss|forget*
drowsiness|sleepy
sensitivity to light|photophobia|light~ (HURT|bother)( MY eye)?
neck stiffness|neck~ (stiff)|stiff neck|CANT (bend|put) MY (neck|chin)
General Medicine
fever|fever*|febrile|(high|(have|has|had|got|with|running) a|slight|bit of a) temp*|temp*~ (3[89]|4[01]|10\\d)[.\\d]*|burn (up|hot)|3[89] point \\d|feel( [^ ]+)? hot|(HE|baby) is (very|burn*|boil) hot
hay fever
glandular fever
cough|hack
nausea|nause*|queasy|feel~ sick(?! of )|to (vomit|throw up|be sick)
fatigue|knackered|tired(?! of )|exhaust*|no (energy|strength)|letharg*|(wiped|worn) out|(feel|been|bit) run down|feel~ drained|shattered
sore throat|throat~ (HURT|raw|scratchy)|scratchy throat|HURT (when i |to )?swallow*|swallow* (glass|razor*|knife)
runny nose|nose( wo not stop|~) (run|drip)|rhinorr*
stomach ache|(stomach|tummy|belly) ?ache
nasal congestion|congest*|(block|stuff) nose|nose~ (block|stuff)
sneezing
wheezing
chills|shiver|rigor
night sweats
sweating|diaphor*|clammy
weight loss|LOSE weight
loss of appetite|(no|poor) appetite|not eating
difficulty swallowing|CANT swallow|refus* to swallow|dysphag*
hoarseness|hoarse
noisy breathing|noise when HE breathe|strid*
throat swelling|throat~ (swell|swollen|clos*)
swollen glands|swollen~ gland
jaundice|yellow (skin|eye)|(skin|is|turn)~ yellow
lump
hearing loss|LOSE hearing|(CANT|hardly|barely)( really)? hear|hearing~ worse
ringing in the ears|tinnitus|ear~ ring
nosebleed
loss of smell|LOSE (smell|taste)
vomiting|thr[eo]w* up|be(ing|en) sick
diarrhoea|diarr*|loose (motion|stool)
constipation|constipat*
blood in stool|bloo* in MY (stool|poo)|(stool|poo)~ (black|dark)|(black|dark|red)~ (stool|poo)|tarry|mel[ae]*na|h[ae]*matochezia
rectal bleeding|blood~ (wipe|MY paper)
blood in urine|blood in MY (urine|pee)|h[ae]*maturia
painful urination|dysuria|(burn|HURT)~ (when|pass*)( i| HE)? (urin*|pee|wee|go(?! (up|down|out|in|for|to (work|bed))))
frequent urination|polyuria|urinary frequency|(urinat*|pee|wee)~ (a lot|load)|pass water
thirst|polydipsia
incontinence|incontinen*|wet (my|him|her)self|CANT hold MY (water|urine|pee|wee|bladder)
heartburn|reflux
bloating
insomnia|CANT sleep
anxiety|anxi*|panic
low mood|depress*|feel( [^ ]+)? (low|down)
body aches|HURT all over|(body|everything)~ HURT
cramps
missed period
bleeding
coughing up blood|cough~~ blood|cough[^.]{0,60} blood (on|in (it|what))|blood~ (when|what) i cough|h[ae]*mopt*
vomiting blood|blood~~ (vomit|throw up)|(vomit*|thr[eo]w* up|brought up)~ blood|coffee ground|h[ae]*matemesis
phlegm
toothache|(tooth|teeth)~ HURT|HURT in MY (tooth|teeth)
ear pain|earache
unwell|under the weather|poorly|not feeling (well|good|right)
Cardiology
shortness of breath|(get|all) puff|breathless|out of breath|dyspn*|gasp|CANT (breathe|(catch|get)~ (breath|air))|breathing~~ (difficult*|hard|heavy|fast|rapid*|worse|bad)
palpitations|heart~ (rac|pound|flutter|skip|fast|rapid|boom)|rapid heart*
high blood pressure|(blood pressure|bp)~ high|hypertens*
chest pain|angina|tight band(~ MY chest)?|(pressure|heav*|squeez*|crush*|weight|band|belt|elephant)~~ MY (chest|breastbone|sternum)|(chest|substern*)~~ (belt|band|pressure|heav*|squeez*)|pain (on|with) breath*
chest tightness|tight*~ MY (chest|breastbone)|(chest|substern*)~~ tight*
Dermatology
itching
rash|hives|red (spot|patch)|skin~ red
acne
dry skin
hair loss
Oncology
breast lump|lump~ MY breast
Ophthalmology
blurred vision|blur*
double vision|(see|everything)~ double
vision loss|LOSE (vision|sight|eyesight)|CANT see|(gone|went) blind|(vision|sight|eyesight)~ (worse|going)
flashes or floaters|floater|flash*~ light
red eye|eye~ (red)
watery eyes|eye water*
Orthopedics
stiffness
arthritis
injury|fractur*|broke MY [a-z]+|sprain|(twist|roll) MY (ankle|knee)
difficulty walking
back pain|sciatica
muscle pain|myalg*
joint pain|arthralg*|joint pain in MY [a-z]+`;
