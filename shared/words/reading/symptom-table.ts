/**
 * What patients and clinicians say: under each department a symptom a line, the name the form shows, which is a phrase
 * itself, and the other phrases that say it (see phrase.ts). Pain in and swelling of a part of the body have a table of
 * their own. The order of the lines under a department means nothing: it is the one that compresses best.
 */
export const SYMPTOM_TABLE = `Neurology
one-sided weakness|side~ (weak|numb|dead|paraly*)
slurred speech|slur|gibberish|(speech|word)~~ (garbl|jumbl|wrong|funny|thick|muddl)|CANT (speak|(get|find)~ words)|nonsense
drowsiness|sleepy
sensitivity to light|CANT look at MY light|light~ (HURT|bother)( MY eye)?
numbness|pins and needles
headache|head( ,)?~ (HURT|pound|split|bang|thump)|(HURT|pound|split|band)~ MY head
dizziness|light ?head*|giddy|woozy|vertigo|(room|head|everything)~ (spin|spun|swim|round|turn)
confusion|confus*|not know where HE is|not recogni*|(is|been|seem*) (out of|not with) it|not( (been|quit|really|seem|feel|look|act|at all))* (him|her)self|not~ make sense|deliri*|hallucinat*
facial droop|(face|mouth)~ (droop|drop|slid|1 side)
memory loss|forget*
floppiness|rag doll
neck stiffness|neck~ stiff|stiff neck|CANT bend MY neck
tremor|shaky(?! (hand|it) )
seizure|convuls*|((have|had) (an?|\\d)|1|more)( [^ ]+)? fit|jerk|shak*~ (uncontrol*|all over)|body~ shak*|went stiff
tingling
weakness
fainting|(pass|black|knock) ?out(?! (on the (sofa|bed)|in front))|went black|found myself on|next thing i know|syncop*|collaps*|LOSE consciousness
migraine
General Medicine
anxiety|anxi*|panic
phlegm
loss of smell|LOSE (smell|taste)
hearing loss|CANT hear
bleeding
weight loss|LOSE weight
ringing in the ears|tinnitus
wheezing
hoarseness|hoarse
stomach ache|(stomach|tummy|belly) ?ache
ear pain|earache
jaundice|yellow (skin|eye)
body aches|body~ HURT|(?<!joint )HURT all over
toothache|(tooth|teeth)~ HURT
cough
sneezing
hay fever
glandular fever
low mood|depress*|feel( [^ ]+)? (low|down)
coughing up blood|cough~~ blood|h[ae]*mopt*
frequent urination|polyuria
lump
constipation|constipat*
rectal bleeding|blood~ (wipe|MY paper)
nosebleed
cramps
thirst
incontinence|incontinen*|wet (my|him|her)self
blood in urine|blood in MY (urine|pee)
blood in stool|blood in MY (stool|poo)|(stool|poo|motion)~ (black|dark)|(black|dark|red)~ (stool|poo)|tarry|mel[ae]*na
insomnia|CANT sleep|not slept
swollen glands|swollen~ (gland|node)|gland~ up
sweating|diaphor*|clammy
night sweats
throat swelling|throat~ (swell|swollen|close)
difficulty swallowing|CANT swallow
sore throat|throat~ (HURT|raw|scratchy|fire|burn)|HURT (when i |to |on )?swallow*
heartburn|reflux
noisy breathing|strid*
fatigue|knackered|tired(?! of )|tiredness|(wore|worn|wiped) out|exhaust*|(no|lack of) (energy|strength)|letharg*|shattered
runny nose|nose( wo not stop|~) (run|drip|stream)|stream* nose|sniffl*|rhinorr*
unwell|under the weather|poorly|not feeling (well|good|right)
loss of appetite|(no|poor) appetite|not eating
nasal congestion|congest*|(block|stuff) nose|nose~ (block|stuff)
painful urination|dysuria|(burn|HURT)~ (when|pass*)( i)? (urin*|pee|wee|go)
bloating
nausea|nause*|queasy|((feel|felt)~|bit|made me) sick(?! of )|(to|feel) (vomit|throw up|be sick)
diarrhoea|diarr*|(loose|water*|run*) (motion|stool|poo|stomach)|(got|have|had) the run(?! nose)
vomiting|thr[eo]w* up|be(ing|en) sick|puk*
fever|fever*|febrile|(high|(have|has|had|got|with|running) a|slight|bit of a) temp*|temp*~ (3[89]|4[01]|10\\d)[.\\d]*|(3[89]|10[0-4]) point \\d|(was|is|at|hot( [^ .]+){0,4}) (3[89]|40) \\d(?! year)|(HE|baby) (is|was) (very |burn* )hot|burn up
vomiting blood|(vomit*|thr[eo]w* up|brought up)~~ blood(?! test)|coffee ground|h[ae]*matemesis
missed period
chills|shiver|rigor
Cardiology
high blood pressure|(blood pressure|bp)~ high|hypertens*
shortness of breath|bit puff|puff out|breathless|(get|got|am) winded|(out of|stop for) breath|dyspn*|CANT( really)? (breathe|(catch|get)~ (breath|air))|breath~ short|breathing~ (difficult*|hard|heavy|fast|worse)
chest pain|angina|(pressure|heav*|squeez*|crush*|weight)~~ MY chest|(stand|sit|sat) on MY chest|(belt|band)( [^ .]+){0,7} MY chest|(chest|substern*)~~ (belt|band|pressure|heav*|squeez*)
chest tightness|tight*~ MY chest|chest~~ tight*
palpitations|heart~ (rac|pound|flutter|skip|fast)
Dermatology
rash|hives|(red|itch*) (spot|patch|bump)|welt
dry skin
mole|freckle
eczema
psoriasis
blisters|blister
wart|verruca
boil on MY [a-z]+|abscess
scaly skin|skin~ (scal*|flak*|peel*|crack*)|(scal*|flak*) (skin|patch)
spots|(spot|pimple) on MY (face|chest|neck|arm|leg|skin|nose|forehead|[a-z]+)(?! of tea)
skin problem|(problem|trouble)~ MY skin|skin~ (problem|trouble)
nail problem|(toe|finger)?nail (infect*|fungus|thick*|yellow)
itching
hair loss
acne
Oncology
breast lump|lump~ MY breast
Ophthalmology
double vision|see~ double
red eye|eye~ red
blurred vision|blur|(everything|vision)~ (fog|mist|cloud|haz*)
vision loss|LOSE (vision|sight)|(vision|sight)~~ (gone|went)|CANT see|(gone|went) blind
watery eyes|eye~ (water*|itch*|gritt*|dry)|itch* eye
flashes or floaters|floater|flash*~ light
Orthopedics
back pain|sciatica|(go|went|start*) in MY back(?! of)|backache|bad back|MY back( has| is)?( [^ ]+)? (went|gone|bad)|slip*~ disc
joint pain|arthralg*|joint pain in MY [a-z]+
stiffness
muscle pain
injury|fractur*|broke MY [a-z]+|sprain|(twist|jam*|went over on) MY [a-z]+
difficulty walking|CANT (put|bear)( MY| any)? weight
arthritis`;
