/**
 * What patients and clinicians say: under each department a symptom a line, the name the form shows, which is a phrase
 * itself, and the other phrases that say it (see phrase.ts). Pain in and swelling of a part of the body have a table of
 * their own. The order of the lines under a department means nothing: it is the one that compresses best.
 */
export const SYMPTOM_TABLE = `Neurology
one-sided weakness|hemip*|half of MY body (stop|not|went|is (numb|dead|weak))|side~~ (weak|numb|heavy|paraly*|dead)|CANT (move|feel|use|lift) MY side|(weak|numb|paraly*)~ side
slurred speech|slur|gibberish|(speech|word)~~ (garbl|jumbl|wrong|funny|thick|muddl)|CANT (speak|(get|find)~ words)|nonsense|talk funny
drowsiness|sleepy|increas* sleep
sensitivity to light|photophobia|CANT look at MY light|light~ (HURT|bother|unbear*)( MY eye)?
numbness|pins and needles
headache|went off[^.]{0,40} (head|skull)|head( ,)?~ (HURT|pound|split|bang|thump|burst)|(HURT|pound|split|bang|thump|band|vice|clamp)~ MY head|HURT~~ in MY head
dizziness|light ?head*|giddy|woozy|feel~ swim|vertigo|unsteady|(room|head|everything)~ (spin|spun|swim)|room~ round
confusion|confus*|not know where HE is|not recogni*|(is|been|seem*) (out of|not with) it|not( (been|quit|really|seem|feel|look|act|at all))* (him|her)self|disorient*|not~ make sense|CANT remember~ name|deliri*|hallucinat*
facial droop|CANT smile|(face|mouth|smile)~ (lopsid|droop|drop|slid|slip|crooked|hang*|wonk|1 side|not mov*)|half MY face|droop*~~ (mouth|face)|mouth~ pull*
memory loss|forget*
floppiness|rag doll
neck stiffness|neck~ (stiff)|stiff neck|CANT (bend|put|touch) MY (neck|chin)
tremor|shaky
seizure|convuls*|(start|stop|still|HE keep*|(wife|husband|baby|child|son|daughter) is) fitting|((have|had) (an?|\\d)|1|more)( [^ ]+)? fit|(HE|friend|[a-z]*mate) is fitting|eye~ back in MY head|jerk|(?<!(steroid|memory|shav*|a) )foam(?! (roll|mattress))|shak*~ (uncontrol*|all over)|body~ shak*|went stiff
tingling
weakness|(fell|drop*|slip*) (out of|from) MY hand
fainting|(pass|black|knock) ?out(?! (on the (sofa|bed)|in front))|went black|found myself on|syncop*|collaps*|LOSE consciousness
migraine
General Medicine
anxiety|anxi*|panic
phlegm
loss of smell|LOSE (smell|taste)
hearing loss|LOSE hearing|(CANT|hardly|barely)( really)? hear|hearing~ worse
bleeding
weight loss|LOSE weight
ringing in the ears|tinnitus|ear~ ring
wheezing
hoarseness|hoarse
stomach ache|(stomach|tummy|belly) ?ache
ear pain|earache
jaundice|yellow (skin|eye)|(skin|turn)~ yellow|is( (?!(cough|spit|bring) )[^ .,]+){0,3} yellow
body aches|HURT all over|(body|everything)~ HURT
toothache|(tooth|teeth)~ HURT|HURT in MY (tooth|teeth)
cough|hack
sneezing
hay fever
glandular fever
low mood|depress*|feel( [^ ]+)? (low|down)
coughing up blood|cough~~ blood|cough up a [^ ]+ amount of blood|cough[^.]{0,60} (blood (on|in (it|what))|([.] )?[b]right red)|blood~ (when|what) i cough|h[ae]*mopt*
frequent urination|polyuria|urinary frequency|(urinat*|pee|wee)~ (a lot|load)|pass water
lump
constipation|constipat*
rectal bleeding|blood~ (wipe|MY paper)
nosebleed
cramps
thirst|polydipsia
incontinence|incontinen*|wet (my|him|her)self|CANT hold MY (water|urine|pee|wee|bladder)
blood in urine|blood in MY (urine|pee)|h[ae]*maturia
blood in stool|bloo* in MY (stool|poo)|(stool|poo|motion)~ (black|dark)|(black|dark|red|maroon)~ (stool|poo)|(currant|red) jelly|tarry|mel[ae]*na|h[ae]*matochezia
insomnia|CANT sleep|not slept(?! with)|awake (all|half)
swollen glands|(swollen|enlarg*|HURT)~ (gland|node)|gland~ up
sweating|diaphor*|clammy|wringing wet
night sweats
throat swelling|throat~ (swell|swollen|clos*)
difficulty swallowing|CANT swallow|refus* to swallow|dysphag*
sore throat|throat~ (HURT|raw|scratchy|fire|burn|sandpaper)|(scratchy|raw|burn) throat|HURT (when i |to )?swallow*|swallow*~ (glass|razor*|knife)
heartburn|reflux
noisy breathing|noise when HE breathe|strid*
fatigue|knackered|tired(?! of )|tiredness|(wore|worn|wiped) out|exhaust*|(no|lack of) (energy|strength)|letharg*|(feel|been|bit|quite|so|am) run down|feel~ drained|shattered|(am|feel~) wreck|dead on MY feet|drag* myself|sleep all day
runny nose|nose( wo not stop|~) (run|drip|stream|tap|leak)|stream nose|snot*|sniffl*|green (stuff|junk|gunk) (coming out(?! (of|from))|when i blow|(coming )?out of MY nose)|rhinorr*
unwell|under the weather|poorly|not feeling (well|good|right)
loss of appetite|(no|poor) appetite|not eating
nasal congestion|congest*|(block|stuff) nose|nose~ (block|stuff)
painful urination|dysuria|(burn|HURT)~ (when|pass*)( i| HE)? (urin*|pee|wee|go(?! (up|down|out|in|for|to (work|bed))))
bloating
nausea|nause*|queasy|pukey|stomach~ (turn|churn)|((feel|felt)~|bit|(make*|made) me) sick(?! of )|sick to my stomach|(to|feel) (vomit|throw up|be sick)
diarrhoea|diarr*|(loose|water*|run*) (motion|stool|poo|stomach)|(got|have|had) the run(?! (to|for|of|by|nose))|stomach is run|run* to MY (toilet|loo|bathroom|washroom)
vomiting|thr[eo]w* up|be(ing|en) sick|puk*|spew|chuck* up|keep ([a-z]+th|food|water|fluid|milk) down|sick (twice|\\d time)
fever|fever*|febrile|(high|(have|has|had|got|with|running|and) a|slight|bit of a) temp*|temp(eratur)?~~ up|(temp*|thermometer)~ (3[89]|4[01]|10\\d|1 oh \\d)[.\\d]*|burn (up|hot)(?! (to|as|my|in))|(?<!(bmi|weigh)[^.,]{0,20} )(3[89]|10[0-4]|1 oh \\d)( point |[.])\\d(?! (kilo|kg|pound|week))|feel( [^ ]+)? hot|hot and (cold|shiver)|(was|is|at|hot( [^ .]+){0,4}) (3[89]|40) \\d(?! (\\d|year|month|week|day))|(HE|baby|body|forehead)( (is|was|has|been|so|very|burn*))+ (hot (since|from|all|like)|boil(?! (water|milk|egg|oil|the|a) )|on fire)|(HE|baby) is (very|burn*) hot
vomiting blood|blood~~ (vomit|throw up)|(vomit*|thr[eo]w* up|brought up)~~ blood(?! (test|sugar|pressure))|(vomit*|thr[eo]w* up|be(ing|en) sick)( [^ .]+){0,14} (it|that) (was|is)( (all|just))* blood|coffee ground|vomit[^.]{0,60} dark( ,)? coffee|h[ae]*matemesis
missed period|amenorr*
chills|shiver|rigor
Cardiology
chest pain|angina|here( ,)? in the middle of MY chest|tight band~ MY chest|HURT( me)? (when|if) i breathe|(pressure|heav*|squeez*|crush*|weight|band|clamp|vice|elephant|van)~~ MY (chest|breastbone|sternum)|(stand|sit)( right| here)? on MY (chest|breastbone)|(belt|band)( [^ .]+){0,7} MY chest|(chest|substern*)~~ (belt|band|pressure|heav*|squeez*)|pain (on|with) breath*
chest tightness|tight*(?! pain)~ MY (chest|breastbone)|tight*(?! pain)( [^ ]+){0,6} across MY chest|(chest|substern*)~~ tight*
high blood pressure|(blood pressure|bp)~ high|hypertens*
shortness of breath|(all|am|bit) puff|(get|got)( so| all)? puff(?! (eye|up|round|right|here|ankle|face|at|by))(?<!(ankle|eye|face|feet|leg|hand)[^.]{0,30} puff)|breathless|(get|got|am) winded (on|walk|going|climb|up|just|easily)|(out of|stop for) breath|dyspn*|(?<!snor[^.]{0,60} )gasp|CANT( really| properly)? (breathe|(catch|get)~ (breath|air))|breath~ short|breathing~~ (difficult*|hard|heavy|fast|rapid*|worse|bad)
palpitations|heart~ (rac|pound|flutter|skip|fast|rapid|boom|thump)|flutter*~ MY chest|rapid heart*
Dermatology
rash|hives|(red|itch*) (spot|patch|bump)|out in spot|blotch*|welt|skin~ red
dry skin
itching
hair loss
acne
Oncology
breast lump|lump~ MY breast
Ophthalmology
double vision|(see|everything)~ double
red eye|eye~ (red)
blurred vision|blur|(everything|vision|sight)~ (fog|mist|cloud|haz*|fuzz*)|out of focus
vision loss|LOSE (vision|sight|eyesight)|CANT see|(gone|went) blind|(vision|sight|eyesight)~ (worse|going)
watery eyes|eye water*
flashes or floaters|floater|flash*~ light
Orthopedics
back pain|sciatica|(go|went|start*) in MY back(?! of)|backache|MY back( is| has)?( just| in)? (went|gone|finish|seiz*|lock*|bit)|(put|thr[eo]w|tweak*|strain*|wrench*) (my|his|her) back(?! (to|on|up|against|of))|slip* (a )?disc|lumbago|(did|done) (something to MY back|MY back in)|(caught|pull*|pop*|snap*|twing*)( me)? in MY back(?! of)
joint pain|arthralg*|joint pain in MY [a-z]+
stiffness
muscle pain|myalg*
injury|fractur*|(wrist|arm|leg|finger|ankle)~ bent|broke MY [a-z]+|sprain|(twist|roll) MY (ankle|knee)
difficulty walking|CANT (put|bear)( MY| any)? weight
arthritis`;
