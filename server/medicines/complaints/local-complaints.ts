import { PAIN, type Complaint } from './complaint.ts';

const FLUIDS = 'Drink enough: 6 to 8 cups of water, tea or soup a day.';
const JOINT_PAIN: Omit<Complaint, 'label' | 'said'> = {
  groups: [PAIN, ['menthol gel']],
  measures: [
    'Rest the painful part for a day or two, then move it gently and often.',
    'A cold pack wrapped in cloth for 15 minutes, several times a day, in the first two days; later warmth.',
  ],
  look: 'Swelling, redness, fever, injury, feeling and strength beyond the painful place.',
};

/** Local complaints: skin, teeth, ears, joints, nose, bladder. */
export const LOCAL_COMPLAINTS: readonly Complaint[] = [
  {
    label: 'itching or hives',
    said: 'itch\\w*(?!,? (?:and )?(?:\\w+ )?(?:eyes?|nose|throat|ears?|bottom|feet))|prurit\\w*|hives|urticaria|nettle rash|insect bites?|mosquito bites?|bites?|stings?|poison ivy|sunburn\\w*',
    groups: [['calamine'], ['loratadine', 'cetirizine']],
    measures: ['Cool, damp cloths; short nails; no hot showers; plain moisturiser.'],
    look: 'The whole skin, scabies, liver, medicines as the cause.',
  },
  {
    label: 'rash',
    said: '(?:skin )?rash\\w*|dermatitis|chicken ?pox|heat rash|prickly heat',
    groups: [['calamine']],
    measures: ['Keep the skin cool and dry; no new creams or soaps; take a picture every day.'],
    look: 'Press test, fever, mouth and eyes, medicines begun lately.',
  },
  {
    label: 'dry skin',
    said: 'dry (?:, )?(?:\\w+ )?skin|skin (?:is )?(?:dry|flaky|peeling|cracked)|flaky skin|eczema|chapped|cracked (?:skin|lips|heels)|psoriasis',
    groups: [['petrolatum']],
    measures: ['Short, lukewarm showers without soap; moisturise within three minutes, twice a day.'],
    look: 'Signs of infection.',
  },
  {
    label: 'nappy rash',
    said: 'nappy rash|diaper rash|chafing|intertrigo',
    groups: [['zinc oxide', 'petrolatum']],
    measures: ['Change often, clean with water, let air at the skin.'],
    look: 'Thrush.',
  },
  {
    label: "athlete's foot or ringworm",
    said: "athlete'?s foot|ring ?worm|tinea\\w*|jock itch|fungal (?:skin )?(?:infection|rash)|itchy feet",
    groups: [['clotrimazole']],
    measures: ['Wash and dry well between the toes; change socks every day; own towel.'],
    look: 'Nails, diabetes.',
  },
  {
    label: 'acne',
    said: 'acne|pimples|spots on (?:the |my |his |her )?face|blackheads',
    groups: [['benzoyl peroxide']],
    measures: ['Wash gently twice a day; no squeezing; products without oil.'],
    look: 'Scars, mood.',
  },
  {
    label: 'wart',
    said: 'warts?|verrucas?|corns?',
    groups: [['salicylic acid']],
    measures: ['Soak in warm water and file gently; own towel; cover it in the pool.'],
    look: 'That it is a wart.',
  },
  {
    label: 'cold sore',
    said: 'cold sores?|herpes labialis|fever blisters?',
    groups: [['docosanol']],
    measures: ['Do not touch or share cups; wash hands; sun protection for the lips.'],
    look: 'Eyes, eczema, weak immunity.',
  },
  {
    label: 'mouth ulcer',
    said: 'mouth (?:ulcers?|sores?)|aphthous\\w*(?: ulcers?)?|canker sores?',
    groups: [['benzocaine']],
    measures: ['Rinse with warm salt water after meals; soft brush; nothing spicy.'],
    look: 'More than three weeks, weak immunity.',
  },
  {
    label: 'minor wound',
    said: '(?:minor |small |superficial )?(?:cut|cuts|graze\\w*|abrasions?|scratch(?:es|ed)?|blisters?)',
    groups: [['petrolatum'], PAIN],
    measures: ['Wash a wound with clean water, cover it.'],
    look: 'Depth, tetanus, dirt, bites.',
  },
  {
    label: 'minor burn',
    said: '(?:minor|small|superficial|first degree) burns?|scalds?',
    groups: [['petrolatum'], PAIN],
    measures: ['Cool a fresh burn under running water for 20 minutes, then cover it cleanly.'],
    look: 'Size, depth, face, hands, joints, tetanus.',
  },
  {
    label: 'haemorrhoids',
    said: 'ha?emorrhoids?|piles|itchy bottom',
    groups: [['witch hazel', 'petrolatum']],
    measures: ['Fibre and fluid, no straining, warm sitz baths.'],
    look: 'Bleeding, change of bowel habit.',
  },
  {
    label: 'period pain',
    said: 'period (?:pains?|cramps?)|dysmenorrh\\w+|menstrual (?:pains?|cramps?)|painful periods?',
    groups: [['ibuprofen', 'paracetamol']],
    measures: ['A warm water bottle on the belly; gentle exercise.'],
    look: 'Pregnancy, new or changed pain.',
  },
  {
    label: 'toothache',
    said: 'tooth ?aches?|dental pain|tooth pain|teeth (?:hurt|ache)|sore gums?|gum pain|teething',
    groups: [PAIN],
    measures: ['See a dentist soon; brush softly, rinse with salt water; nothing on the gum.'],
    look: 'Swelling of the face, fever, opening of the mouth.',
  },
  {
    label: 'earache',
    said: 'ear ?aches?|ear pain|otalgia|sore ears?|otitis\\w*|blocked ears?|pain in (?:the|my|his|her) (?:left |right )?ear',
    groups: [PAIN],
    measures: ['A warm cloth on the ear; keep water out; nothing into the ear.'],
    look: 'The ear drum, behind the ear, discharge.',
  },
  {
    label: 'back or neck pain',
    said: 'lbp|(?:low(?:er)? |upper |mid )?back (?:pain|ache|strain|spasm)|backache|lumbago|sciatica|neck (?:pain|ache|strain)|pain in (?:the|my|his|her) (?:lower |low )?(?:back|neck)|slipped disc',
    ...JOINT_PAIN,
    look: 'Legs: strength and feeling; bladder; fever; injury; weight loss; pain at night.',
  },
  {
    label: 'joint or limb pain',
    said: '(?:joint|knee|shoulder|hip|ankle|wrist|elbow|hand|foot|heel|finger|toe|leg|arm|thigh|calf|limb|rib|muscle|musculoskeletal|jaw) (?:pain|ache|sprain|strain|stiffness|soreness|injury|cramps?)s?|arthralgia|arthritis|osteoarthritis|sprain\\w*|strain(?:ed)?|twisted (?:\\w+ )?(?:ankle|knee|wrist)|tennis elbow|tendin\\w+|tendon\\w+|bursitis|plantar fasciitis|bruis\\w+|stiffness|pain in (?:the|my|his|her) (?:left |right |both )?(?:knees?|shoulders?|hips?|ankles?|wrists?|elbows?|hands?|foot|feet|legs?|arms?|joints?)',
    ...JOINT_PAIN,
  },
  {
    label: 'nosebleed',
    said: 'nose ?bleeds?|epistaxis',
    groups: [['saline'], ['petrolatum']],
    measures: ['Sit up, lean forward, press the soft part of the nose for 15 minutes without letting go.'],
    look: 'Blood pressure, blood thinners, which side.',
  },
  {
    label: 'painful or frequent urination',
    said: 'dysuria|(?:painful|burning|frequent) (?:urination|micturition)|burning (?:when|on|while) (?:passing urine|urinat\\w+|peeing)|pain (?:when|on|while) urinat\\w+|urinary (?:frequency|urgency|symptoms|tract infection)|uti|cystitis',
    groups: [['paracetamol']],
    measures: ['Give a urine sample today, before anything else is decided.', FLUIDS],
    look: 'Urine test, fever, flank pain, pregnancy; an infection needs a prescriber.',
  },
];
