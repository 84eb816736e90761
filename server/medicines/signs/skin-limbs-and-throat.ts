import { near, type DescribedSign } from './sign.ts';
import { BREATHLESS, FAINT, HURTS, LEG, NOT, NOT_ABLE, SWOLLEN, VOMITS } from './words.ts';

/** Throat, skin, joints and limbs. */
export const SKIN_LIMBS_AND_THROAT: readonly DescribedSign[] = [
  {
    label: 'A throat that closes',
    maybe: 'an abscess beside a tonsil',
    all: [
      'throat|tonsils?|swallow\\w*|quinsy',
      `mouth opens? (?:only |just |to )?(?:a |an |one |two |1 |2 )?(?:fingers?|cm|crack|little)|(?:hardly|barely|scarcely|only just|${NOT}) open\\w*[^.;\\n]{0,15}mouth|(?:potato|plum|marble|egg|cotton|ball)[^.;\\n]{0,12}(?:in|voice)|voice[^.;\\n]{0,20}(?:potato|thick|muffled|plummy|changed|strange|gone thick|different)|thick voice|spits? (?:into|out|in)|spitting|${NOT_ABLE} swallow (?:his|her|own|saliva|spit|water|liquids|anything)|dribbl\\w*|pushed (?:over|across|to the)`,
    ],
    not: 'dribbl\\w* (?:of )?urine|pushed over',
  },
  {
    label: 'A throat that closes',
    maybe: 'an abscess of the floor of the mouth',
    all: [
      near(
        'tongue|floor of (?:the |his |her )?mouth',
        'pushed (?:up|back)|lift\\w*|raised|rises?|pressed up|up against',
      ) +
        `|${near('(?:under|below|beneath) (?:the |his |her |my )?(?:chin|tongue|jaw)|neck', 'swoll?\\w*|hard|firm|wooden|board|red')}`,
      `tooth|teeth|dental|fever\\w*|talk\\w*|speak\\w*|swallow\\w*|breath\\w*|drool\\w*|${NOT} open`,
    ],
    not: 'glands?|lymph|nodes?|stiff neck|lump for',
  },
  {
    label: 'Severe allergic reaction',
    maybe: 'an allergic shock: skin and something beyond the skin',
    all: [
      'bees?|wasps?|hornets?|sting|stung|nuts?|peanuts?|cashews?|prawns?|shrimps?|shellfish|crab|fish|eggs?|sesame|milk|kiwi|penicillin|antibiotics?|injection|tablets?|capsules?|ate|eaten|eating|meal|lunch|dinner|restaurant|vaccin\\w*|contrast|jab|ant bites?',
      '(?:welts?|hives|wheals?|weals|nettle|urticaria|itch\\w*|flush\\w*|red|rash|blotch\\w*|lumps)[^.;\\n]{0,25}(?:all over|everywhere|whole|body|trunk)|(?:all over|everywhere|whole body)[^.;\\n]{0,15}(?:welts?|hives|wheals?|itch\\w*|red|rash)|(?:lips?|tongue|eyelids?|face|eyes)[^.;\\n]{0,15}(?:sw[eo]ll\\w*|puff\\w*|fat|big\\w*|thick|tingl\\w*)|(?:sw[eo]ll\\w*|puff\\w*|fat|thick|tingl\\w*)[^.;\\n]{0,10}(?:lips?|tongue|eyelids?|face)',
      `${FAINT}|voice|hoarse\\w*|throat|${BREATHLESS}|wheez\\w*|${VOMITS}|cramps|tight\\w*|thick|minutes|whistl\\w*`,
    ],
    not: 'voice (?:is )?(?:normal|clear)|throat (?:is )?(?:normal|clear)',
  },
  {
    label: 'Severe allergic reaction',
    maybe: 'swelling of the face from a blood pressure medicine or an inherited one',
    all: [
      near(
        'lips?|tongue|face|throat|cheeks?|mouth',
        'getting (?:bigger|thicker|fat\\w*)|grow\\w*|big(?:ger)?|balloon\\w*|blown up|double|twice (?:its|the)|sw[eo]ll\\w*|swollen',
        25,
      ),
    ],
    takes: 'ace',
  },
  {
    label: 'A severe skin reaction to a medicine',
    maybe: 'the skin comes off after a new medicine',
    all: [
      'skin|rash|spots?|blister\\w*',
      'blister\\w*|peel\\w*|raw|comes? off|coming off|sheets',
      near('mouth|lips|eyes?|genital\\w*|throat', 'sore\\w*|raw|blister\\w*|ulcer\\w*|crust\\w*|red|peel\\w*'),
      'tablets?|medicines?|lamotrigine|allopurinol|carbamazepine|phenytoin|antibiotics?|sulfa\\w*|co trimoxazole|ibuprofen|started|course of',
    ],
    not: 'cold sores?|sunburn\\w*|fever blisters?',
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'an infection that eats the flesh',
    all: [
      near(
        HURTS,
        '(?:far |much |a lot |way )?(?:more|worse) than (?:it|the|one|you|what)[^.;\\n]{0,25}|out of proportion|too (?:much|bad|painful) for',
      ) +
        `|${near('skin|leg|arm|foot|hand|wound|area|scrotum', 'dusky|turning (?:grey|purple|black|blue|dark)|gone (?:grey|purple|black)|crackl\\w*|black blisters?|purple blisters?|(?:went|goes|is) (?:purple|black|grey)')}`,
    ],
    not: 'bruis\\w*|than (?:last|before|usual|yesterday)|headache\\w*|period|frost',
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'an infection of the skin that runs',
    all: [
      near(
        'red\\w*|infection|line|streaks?|swelling',
        `(?:crept|creep\\w*|grow[ns]?|growing|spread\\w*|moved|moving|climb\\w*|wander\\w*|gone|run\\w*|doubled)[^.;\\n]{0,30}(?:since (?:this |the )?(?:morning|noon|yesterday)|today|overnight|hours?|further|every hour|past the (?:line|mark|pen)|hand|up (?:the|his|her) (?:arm|leg))`,
        35,
      ),
    ],
    not: 'nose|cold|eye drops',
  },
  {
    label: 'A hot, swollen joint with fever',
    maybe: 'an infected joint: one, hot, and not to be moved',
    all: [
      near('knee|hip|ankle|elbow|wrist|shoulder|joint', 'hot|red|burning|glow\\w*|warm', 35),
      SWOLLEN,
      `${NOT_ABLE} (?:bend|move|walk|bear|put|stand|straighten)\\w*|${NOT} (?:bend|move|walk|bear|let|put)\\w*|shiver\\w*|chills?|fever\\w*|unwell|slightest|scream\\w*|(?:if|when|on being|as soon as it is) (?:moved|touched)`,
    ],
    not: 'gout (?:again|attack|as before)|bruis\\w*|both',
  },
  {
    label: 'A limb without blood',
    maybe: 'a muscle under pressure in a plaster or after a crush',
    all: [
      'plaster|cast|splint|crush\\w*|fractur\\w*|broken|broke|trapped|bandage|kicked|operation',
      'grow\\w*|worse|whatever|unbear\\w*|despite|torture|more and more|strong(?:er|est)|tablets do|nothing helps|out of proportion|agony|severe',
      `tingl\\w*|numb\\w*|pins and needles|${NOT} feel|stretch\\w*|(?:toes|fingers|foot|hand)[^.;\\n]{0,20}(?:cold|white|blue|pale|dark|swollen|tight)|(?:rock|wood|board)\\w* hard|hard as|too tight`,
    ],
    not: 'weeks ago|years ago',
  },
  {
    label: 'A limb without blood',
    maybe: 'a vessel of a limb is shut',
    all: [
      near(`foot|feet|toes|${LEG}|hand|arm|fingers`, 'cold|icy|ice|white|pale|marble\\w*|mottled|waxy|blue|bluish'),
      `numb\\w*|${HURTS}|feels? (?:little|nothing|less)|no (?:feeling|sensation)|${NOT_ABLE} (?:wiggle|move|feel)|pins and needles|${NOT} (?:feel|move)|dead`,
      'sudden\\w*|hours? ago|since (?:this |the |an |one |two )?(?:morning|noon|night|hour)|today|woke|irregular|fibrillation|all at once|minutes|at rest',
    ],
    not: 'both (?:hands|feet)|raynaud\\w*|in the cold|cold weather|winter|chilblains|snow',
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'blood poisoning',
    all: [
      `(?:bed|teeth|whole body|hands)[^.;\\n]{0,15}(?:shook|shak\\w*|chatter\\w*|rattl\\w*)|shiver\\w* so|(?:skin|legs?|knees|hands)[^.;\\n]{0,20}(?:marbled|blotchy|mottled)|cold hands and feet`,
    ],
    fever: true,
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'a kidney that is infected behind a stone, or in pregnancy',
    all: [
      'flank|loin|side of (?:the |his |her )?back|kidneys?|under the ribs at the back',
      `shiver\\w*|chills?|shak\\w*|vomit\\w*|stones?|pregnan\\w*|rigors?`,
    ],
    fever: true,
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'blood cells that a medicine has stopped',
    all: [
      'carbimazole|methimazole|propylthiouracil|clozapine|methotrexate',
      'sore throat|throat|mouth ulcers?|ulcers in (?:the |his |her )?mouth|bruis\\w*|fever\\w*',
    ],
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'a fever brought home from where malaria is',
    all: [
      '(?:back|returned?|came|come|home|flew|landed|arrived)(?: \\w+){0,3} from|(?:trip|travel\\w*|journey|holiday\\w*|visit\\w*|stay\\w*|safari|weeks?|month) (?:to|in|through|around)|visited|safari|after',
      'africa\\w*|nigeria|ghana|kenya|uganda|tanzania|congo|mali|senegal|cameroon|malawi|zambia|zimbabwe|mozambique|gambia|sierra leone|liberia|ivory coast|benin|togo|burkina\\w*|niger|chad|sudan|ethiopia|somalia|angola|rwanda|burundi|madagascar|india|pakistan|bangladesh|myanmar|burma|indonesia|papua|thailand|cambodia|laos|vietnam|philippines|brazil|amazon\\w*|peru|colombia|venezuela|guyana|haiti|tropics|tropical|jungle|safari|malaria',
    ],
    not: 'dengue (?:confirmed|positive)|malaria[^.;\\n]{0,20}(?:negative|excluded)',
    fever: true,
  },
];
