/**
 * What patients and clinicians say: under each department a symptom a line, the name the form shows, which is a phrase
 * itself, and the other phrases that say it (see phrase.ts). Pain in and swelling of a part of the body have a table of
 * their own. The order of the lines under a department means nothing: it is the one that compresses best.
 */
export const SYMPTOM_TABLE = `Neurology
dizziness|light ?head*|giddy|woozy|vertigo|unsteady|(room|head|everything)~ (spin|spun|round|swim)
sensitivity to light|photophobia|CANT look at MY light|light~ (HURT|bother)( MY eye)?
numbness|pins and needles
weakness|out of MY hand
memory loss|forget*
seizure|convuls*|(start|stop|still|HE keep*|(wife|husband|baby|child|son|daughter) is) fitting|((have|had) (an?|\\d)|1|more)( [^ ]+)? fit|is fitting|eye~ back in MY head|bit MY tongue|jerk|foam|shak*~ (uncontrol*|all over)|body~ shak*|went stiff
floppiness|rag doll
tremor|shaky
drowsiness|sleepy
neck stiffness|neck~ (stiff)|stiff neck|CANT (bend|put) MY (neck|chin)
one-sided weakness|hemip*|side~~ (weak|numb|heavy|paraly*|dead)|CANT (move|feel|use|lift) MY side|(weak|numb|paraly*)~ side
facial droop|CANT smile|(face|mouth|smile)~ (lopsid|droop|drop|slid|slip|crooked|hang*|wonk|1 side|not mov*)|half MY face
fainting|(pass|black|knock) ?out(?! (on the (sofa|bed)|in front))|went black|found myself on|syncop*|collaps*|LOSE consciousness
migraine
tingling
headache|head( ,)?~ (HURT|pound|split|bang)|(HURT|pound|split|bang)~ MY head|HURT~~ in MY head
confusion|confus*|not know where HE is|not recogni*|(is|been|seem*) (out of|not with) it|not( (been|quit|really|seem|feel|look|act|at all))* (him|her)self|disorient*|not~ make sense|CANT remember~ name|deliri*|hallucinat*
slurred speech|slur|gibberish|(speech|word)~~ (garbl|jumbl|wrong|funny|thick|muddl)|CANT (speak|(get|find)~ words)|nonsense
General Medicine
anxiety|anxi*|panic
phlegm
jaundice|yellow (skin|eye)|(skin|turn)~ yellow|is( (?!(cough|spit|bring) )[^ .,]+){0,3} yellow
cough|hack
difficulty swallowing|CANT swallow|refus* to swallow|dysphag*
sore throat|throat~ (HURT|raw|scratchy)|scratchy throat|HURT (when i |to )?swallow*|swallow*~ (glass|razor*|knife)
hearing loss|LOSE hearing|(CANT|hardly|barely)( really)? hear|hearing~ worse
cramps
ringing in the ears|tinnitus|ear~ ring
hoarseness|hoarse
heartburn|reflux
wheezing
hay fever
glandular fever
stomach ache|(stomach|tummy|belly) ?ache
throat swelling|throat~ (swell|swollen|clos*)
swollen glands|(swollen|enlarg*|HURT)~ (gland|node)|gland~ up
unwell|under the weather|poorly|not feeling (well|good|right)
sweating|diaphor*|clammy
coughing up blood|cough~~ blood|cough[^.]{0,60} blood (on|in (it|what))|blood~ (when|what) i cough|h[ae]*mopt*
night sweats
weight loss|LOSE weight
ear pain|earache
thirst|polydipsia
frequent urination|polyuria|urinary frequency|(urinat*|pee|wee)~ (a lot|load)|pass water
sneezing
runny nose|nose( wo not stop|~) (run|drip|stream|tap)|stream nose|rhinorr*
noisy breathing|noise when HE breathe|strid*
painful urination|dysuria|(burn|HURT)~ (when|pass*)( i| HE)? (urin*|pee|wee|go(?! (up|down|out|in|for|to (work|bed))))
body aches|HURT all over|(body|everything)~ HURT
toothache|(tooth|teeth)~ HURT|HURT in MY (tooth|teeth)
loss of appetite|(no|poor) appetite|not eating
incontinence|incontinen*|wet (my|him|her)self|CANT hold MY (water|urine|pee|wee|bladder)
lump
blood in urine|blood in MY (urine|pee)|h[ae]*maturia
blood in stool|bloo* in MY (stool|poo)|(stool|poo)~ (black|dark)|(black|dark|red)~ (stool|poo)|tarry|mel[ae]*na|h[ae]*matochezia
bloating
insomnia|CANT sleep
chills|shiver|rigor
constipation|constipat*
nasal congestion|congest*|(block|stuff) nose|nose~ (block|stuff)
bleeding
nosebleed
diarrhoea|diarr*|loose (motion|stool)
loss of smell|LOSE (smell|taste)
nausea|nause*|queasy|((feel|felt)~|bit) sick(?! of )|sick to my stomach|(to|feel) (vomit|throw up|be sick)
fatigue|knackered|tired(?! of )|tiredness|(wore|worn|wiped) out|exhaust*|(no|lack of) (energy|strength)|letharg*|(feel|been|bit|quite|so|am) run down|feel~ drained|shattered
vomiting|thr[eo]w* up|be(ing|en) sick
rectal bleeding|blood~ (wipe|MY paper)
low mood|depress*|feel( [^ ]+)? (low|down)
vomiting blood|blood~~ (vomit|throw up)|(vomit*|thr[eo]w* up|brought up)~ blood|(vomit*|thr[eo]w* up|be(ing|en) sick)( [^ .]+){0,14} (it|that) (was|is)( (all|just))* blood|coffee ground|h[ae]*matemesis
missed period
fever|fever*|febrile|(high|(have|has|had|got|with|running|and) a|slight|bit of a) temp*|(temp*|hot)( [^ .]+){0,5} (3[89]|4[01]|10\\d)[.\\d]*|burn (up|hot)|3[89] point \\d|feel( [^ ]+)? hot|hot and (cold|shiver)|(was|is|at) (3[89]|40) \\d(?! \\d)|(HE|baby) is ((very|burn*) hot|boil)
Cardiology
high blood pressure|(blood pressure|bp)~ high|hypertens*
chest pain|angina|(?<!head[^.]{0,60} )tight band(~ MY chest)?|(pressure|heav*|squeez*|crush*|weight|band|elephant|van)~~ MY (chest|breastbone|sternum)|(belt|band)( [^ .]+){0,7} MY chest|(chest|substern*)~~ (belt|band|pressure|heav*|squeez*)|pain (on|with) breath*
chest tightness|tight*(?! pain)~ MY (chest|breastbone)|tight*(?! pain)( [^ ]+){0,6} across MY chest|(chest|substern*)~~ tight*
shortness of breath|(get|all|am|bit) puff|breathless|(get|got) winded (on|walk|going|climb|up|just|easily)|out of breath|dyspn*|(?<!snor[^.]{0,60} )gasp|CANT (breathe|(catch|get)~ (breath|air))|breathing~~ (difficult*|hard|heavy|fast|rapid*|worse|bad)
palpitations|heart~ (rac|pound|flutter|skip|fast|rapid|boom)|rapid heart*
Dermatology
hair loss
rash|hives|red (spot|patch)|skin~ red
dry skin
itching
acne
Oncology
breast lump|lump~ MY breast
Ophthalmology
red eye|eye~ (red)
double vision|(see|everything)~ double
blurred vision|blur*|(get|everything)~ (fog|mist|cloud)
vision loss|LOSE (vision|sight|eyesight)|CANT see|(gone|went) blind|(vision|sight|eyesight)~ (worse|going)
flashes or floaters|floater|flash*~ light
watery eyes|eye water*
Orthopedics
back pain|sciatica|went in MY back|backache|MY back (is )?(went|gone)
difficulty walking
arthritis
muscle pain|myalg*
stiffness
joint pain|arthralg*|joint pain in MY [a-z]+
injury|fractur*|funny shape|broke MY [a-z]+|sprain|(twist|roll) MY (ankle|knee)`;
