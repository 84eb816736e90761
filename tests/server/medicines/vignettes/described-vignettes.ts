import type { Vignette } from './vignettes.ts';

type Case = readonly [what: string, report: string, symptoms: readonly string[]];

/** Emergencies told by what they look like and how they went, without the textbook's noun. */
const EMERGENCIES: readonly Case[] = [
  [
    'a leg thicker than the other after a flight',
    '52-year-old woman. Back from Australia three days ago. Her right lower leg has grown thicker than the other one and hurts when pressed.',
    ['leg pain'],
  ],
  [
    'a leg swollen on one side only, tender',
    '61M. Left leg swollen since Sunday, the right one is normal. Tender to touch from the knee down, warm.',
    ['leg swelling', 'pain'],
  ],
  [
    'sharp pain with each breath after a plaster',
    '44F. Leg in plaster for two weeks. Since last night a sharp pain on the side of the ribs whenever she breathes in, and her heart races.',
    ['rib pain'],
  ],
  [
    'an old diabetic, sweaty and tired, arm heavy',
    '73-year-old woman with diabetes. Since this morning suddenly sweaty and sick, left arm feels heavy, no appetite.',
    ['nausea', 'tiredness'],
  ],
  [
    'burning behind the breastbone on the stairs',
    '58M smoker. Burning behind the breastbone whenever he climbs stairs, goes away when he stops. Getting more frequent over the week.',
    ['heartburn'],
  ],
  [
    'a mouth that hung for ten minutes',
    '69F. At breakfast coffee ran out of the left corner of her mouth and she could not hold the cup; after ten minutes all was well again.',
    ['tiredness'],
  ],
  [
    'a headache like a blow while lifting',
    '47M. Was lifting weights when his head hurt from one second to the next like a blow; still bad, has vomited twice.',
    ['headache'],
  ],
  [
    'a feverish student whose neck will not bend',
    '19-year-old student. Feverish since yesterday, cannot put her chin on her chest, the light bothers her.',
    ['fever', 'headache'],
  ],
  [
    'spots that stay when pressed',
    '5-year-old boy, 18 kg, hot since the morning, now dark red dots on the legs that stay when you press a glass on them.',
    ['rash', 'fever'],
  ],
  [
    'an old man whose belly beats',
    '76M, smoker. Back hurts since the morning, came out of nowhere; he feels his heart beat in his belly. Pale.',
    ['back pain'],
  ],
  [
    'a boy with one testicle higher',
    '14-year-old boy, 50 kg. Woke at 4 with pain low in the belly, one testicle sits higher than the other and is very tender, vomited.',
    ['stomach ache'],
  ],
  [
    'a period two weeks late and a pain on one side',
    '28F. Her period is two weeks late, since noon a pain low on the left, feels faint when she gets up.',
    ['stomach ache'],
  ],
  [
    '34 weeks, sees sparks, ankles and face puffy',
    '31-year-old woman, 34 weeks pregnant. Headache that paracetamol does not touch, sees sparks, face puffy since two days.',
    ['headache'],
  ],
  [
    'numb where one sits on the saddle',
    '39F. Back pain for a week; since yesterday she does not feel the paper when she wipes and has to strain to pass water.',
    ['back pain'],
  ],
  [
    'a foot that went cold and white',
    '70M with an irregular heart beat. Two hours ago the right foot went cold and pale, he feels little in the toes.',
    ['foot pain'],
  ],
  [
    'motions black as ink',
    '64M, ibuprofen for his knee. Motions black as ink and sticky for two days, dizzy on standing.',
    ['dizziness'],
  ],
  ['vomit like ground coffee', '57M. What he brings up looks like ground coffee, since this morning.', ['vomiting']],
  [
    'a swollen belly, no wind',
    '71F, operated on years ago. Belly growing bigger for two days, passes no wind, keeps vomiting, the pain comes in waves.',
    ['bloating', 'vomiting'],
  ],
  [
    'navel first, then low right',
    '22M. The pain began round the navel yesterday and now sits low on the right; walking jolts it, does not want to eat.',
    ['stomach ache'],
  ],
  [
    'an upper belly pain through to the back',
    '49M, drinks a lot. Since last night a boring pain in the upper belly that goes through to the back, cannot lie still, vomits.',
    ['stomach ache', 'vomiting'],
  ],
  [
    'a thin child who drinks and wets the bed',
    '7-year-old girl, 20 kg. For three weeks drinks bottle after bottle, wets the bed again, has grown thin; today she vomits and breathes deeply.',
    ['vomiting', 'thirst'],
  ],
  [
    'shaky and sweaty on insulin',
    '45F on insulin. Trembling and sweaty, hungry, speech a little odd, since half an hour. Has not had lunch.',
    ['shaking'],
  ],
  [
    'steroid tablets left out, weak and vomiting',
    '53F, prednisolone 20 mg for years, ran out five days ago. Now vomiting, so weak that she cannot stand, BP 92/50.',
    ['weakness', 'vomiting'],
  ],
  [
    'an eye that is red, hard and sees rainbows',
    '66F. Right eye red and aching since the evening, sees coloured rings around lamps, sick with it.',
    ['red eye'],
  ],
  [
    'a shadow from the side of the sight',
    '58M, short sighted. First flashes, since today a dark shadow comes in from the side of the left eye.',
    ['flashes'],
  ],
  [
    'a sore scalp and a jaw that tires',
    '74F. New headache at the temples for two weeks, combing hurts, the jaw tires when she chews.',
    ['headache'],
  ],
  [
    'a hot knee that cannot be moved',
    '60M diabetic. Left knee red, hot and thick since yesterday, shivers, cannot bend it.',
    ['knee pain'],
  ],
  [
    'pain worse than the skin looks',
    '43M. Scratch on the shin two days ago. The leg hurts far more than it looks; the redness has crept a hand further since the morning, skin turning dusky.',
    ['leg pain'],
  ],
  [
    'a plaster too tight, toes without feeling',
    '26M, lower leg in a cast since yesterday. Pain growing whatever he takes, toes tingle and stretching them is torture.',
    ['leg pain'],
  ],
  [
    'a swallowed disc that shines',
    '3-year-old boy, 14 kg. Was playing with a hearing aid cell, it is gone, he gags and will not eat.',
    ['not eating'],
  ],
  [
    'a cough from one moment to the next with nuts',
    '2-year-old girl, 12 kg. Was eating peanuts, suddenly coughed and went red; since then she whistles on one side.',
    ['cough'],
  ],
  [
    'a baby that screams in bouts and goes pale',
    '2-year-old boy, 12 kg. Every quarter of an hour he draws up the legs and screams, then lies pale and still; there was red jelly in the nappy.',
    ['crying'],
  ],
  [
    'loose motions that turned to blood',
    '3-year-old girl, 14 kg. Loose motions for four days which turned to blood yesterday.',
    ['diarrhoea'],
  ],
  [
    'pale and puffy after a bloody gut infection',
    '4-year-old boy, 16 kg. Had the runs with some blood last week. Now pale, puffy and has hardly passed water since yesterday.',
    ['tiredness'],
  ],
  [
    'a fever of six days, red lips and eyes',
    '3-year-old boy, 15 kg. Fever for six days, red eyes, cracked red lips, the palms peel.',
    ['fever', 'rash'],
  ],
  [
    'an inhaler that no longer helps',
    '24F, asthma. Used her blue inhaler ten times since noon, it no longer helps, speaks in single words.',
    ['cough'],
  ],
  [
    'a tall young man, pain on one side, out of breath',
    '21M, tall. While running a stab on the right side, since then out of breath going upstairs.',
    ['pain in the side'],
  ],
  [
    'a bee, then welts and a thick voice',
    '36M. Stung by a bee 20 minutes ago; welts all over, voice getting thick, dizzy.',
    ['itching'],
  ],
  [
    'lips growing on a blood pressure tablet',
    '67M, ramipril since May. Lips and tongue have been getting bigger since breakfast.',
    ['swelling'],
  ],
  [
    'a blow to the head on a blood thinner',
    '79F on apixaban. Slipped and knocked her head on the sink this morning. Feels fine, a small bump.',
    ['bump'],
  ],
  [
    'somebody who has given things away',
    '50M. Sleeps badly since the divorce, has given away his dog and put his papers in order, says the family will manage without him.',
    ['poor sleep'],
  ],
  [
    'headache in the whole house',
    '33F. She, her husband and the cat have headaches and feel sick each evening at home; well at work. New gas heater.',
    ['headache', 'nausea'],
  ],
  [
    'a fever ten days into chemotherapy',
    '48F. Breast cancer, last infusion ten days ago. 38.3 at home, feels cold.',
    ['fever'],
  ],
  [
    'fever that comes and goes after Ghana',
    '35M. Back from Ghana two weeks ago. Fever comes and goes every other day with sweats.',
    ['fever', 'sweating'],
  ],
  [
    'a jaw that locks after a rusty nail',
    '55M farmer, never vaccinated. Trod on a nail a week ago; jaw is stiff and will not open, back arches.',
    ['stiffness'],
  ],
  [
    'a woman afraid to go home',
    '29F. Bruises on both upper arms of different ages, says she fell again; whispers that her partner would kill her and she is afraid to go home.',
    ['bruises'],
  ],
  [
    'a small baby with bruises and a story that changes',
    '7-year-old girl, 22 kg. Round burns on the back of the hands; the story changes each time, flinches when her father speaks.',
    ['burns'],
  ],
  [
    'a newborn yellow on the second day',
    '3-day-old girl. Skin and eyes have turned yellow since the second day, sleeps through feeds.',
    ['yellow skin'],
  ],
  [
    'a week of loose motions, eyes deep, no tears',
    '2-year-old girl, 10 kg. Loose motions for three days, eyes lie deep in her head, tongue dry, last wet nappy yesterday.',
    ['diarrhoea'],
  ],
  [
    'a sore throat on one side, voice changed',
    '27M. Sore throat for five days, now only on the left, mouth opens two fingers, voice as if he had a potato in it, spits into a cup.',
    ['sore throat'],
  ],
  [
    'a floor of the mouth that rises',
    '40M. Bad tooth for a week. Now swollen under the chin and below the tongue, which is pushed up; talks with difficulty.',
    ['toothache'],
  ],
];

/** What sounds like one of these and is ordinary, long over, denied or somebody else's. */
const CALM: readonly Case[] = [
  [
    'a spot of blood on a hard stool',
    '2-year-old boy, 12 kg. Hard stools for a week, this morning a spot of bright red blood on the paper. Plays and eats.',
    ['constipation'],
  ],
  [
    'ankles swollen on both sides in the heat',
    '66-year-old woman. Both ankles swollen by the evening in this heat, gone by the morning, no pain, no breathlessness. No allergies.',
    ['leg swelling'],
  ],
  [
    'loose motions without blood',
    '6-year-old girl, 21 kg. Loose motions since yesterday, no blood in them, drinks well, plays. No allergies.',
    ['diarrhoea'],
  ],
  [
    'a leg that was swollen years ago',
    '48M. Sore throat for two days. Had a swollen leg on one side in 2015, nothing since. No allergies.',
    ['sore throat'],
  ],
  [
    'a headache that grew over days',
    '33-year-old man. Dull headache that came slowly over two days of screen work. No fever, neck supple, sight normal. No allergies.',
    ['headache'],
  ],
  [
    'a hot day, a hot drink',
    '40M. Tired after working in the hot sun, better in the shade. No fever. Knee a bit stiff. No allergies.',
    ['fatigue'],
  ],
  [
    'a friend with pneumonia',
    '37-year-old man. Cough for three days. His wife was in hospital with a clot in her lung last year. No fever. No allergies.',
    ['cough'],
  ],
  [
    'a belly that gurgles',
    '29-year-old man. Belly bloated after beans, passes wind, soft belly, ate breakfast. No allergies.',
    ['bloating'],
  ],
  [
    'a bruise after football',
    '17-year-old boy, 64 kg. Bruise on the thigh after football yesterday, walks normally. No allergies.',
    ['bruise'],
  ],
  [
    'an eye that itches in spring',
    '25M. Both eyes itch and water since the birches flower, sight normal, no pain. No allergies to medicines.',
    ['itchy eyes'],
  ],
  [
    'an insect bite',
    '30M. Mosquito bite on the arm, red and itchy, size of a coin, breathing normal, no swelling elsewhere. No allergies.',
    ['insect bite'],
  ],
  [
    'an old anaphylaxis',
    '34-year-old man. Runny nose for two days. Anaphylaxis to amoxicillin at age 12.',
    ['runny nose'],
  ],
  [
    'aspirin that made her wheeze once',
    '41-year-old woman, not pregnant. Headache since yesterday. Aspirin made her wheeze as a student.',
    ['headache'],
  ],
  [
    'a well child with a cold',
    '4-year-old boy, 17 kg. Runny nose and cough for three days, no fever, eats, drinks and plays.',
    ['cough', 'runny nose'],
  ],
  [
    'a knee after gardening',
    '59M. Both knees ache after gardening, not red, not hot, no swelling. No fever. No allergies.',
    ['knee pain'],
  ],
  [
    'a calf cramp at night',
    '55M. Cramps in both calves at night, legs look alike, no swelling. No allergies.',
    ['leg cramps'],
  ],
  [
    'a sprained ankle',
    '22M. Twisted his right ankle at basketball yesterday, a little swollen over the outer side, walks on it. No allergies.',
    ['ankle pain'],
  ],
  ['a blister on the heel', '19M. New boots, blister on the heel, clean. No allergies.', ['blister']],
  [
    'a hangover',
    '26M. Headache and queasy after a party last night, vomited once in the morning, drinks water now. No allergies.',
    ['headache', 'nausea'],
  ],
  ['a stye', '31M. Small lump on the upper lid for two days, sees normally, eye itself white. No allergies.', ['stye']],
  [
    'a period pain as ever',
    '24-year-old woman, not pregnant. Period came on time yesterday, cramps as every month. No allergies.',
    ['period pain'],
  ],
  [
    'a tension neck',
    '45M. Stiff shoulders and neck from driving, turns the head freely, no fever, no headache. No allergies.',
    ['neck pain'],
  ],
  [
    'a black stool from iron',
    '38-year-old man. Takes iron tablets for anaemia, stools dark since then. Here for a blocked nose. No allergies.',
    ['blocked nose'],
  ],
  [
    'heartburn after curry',
    '35M. Burning behind the breastbone after curry, sour taste when lying down, none on exertion. No allergies.',
    ['heartburn'],
  ],
  [
    'a child who vomited once in the car',
    '8-year-old boy, 27 kg. Sick once in the car on the bends, well since. No allergies.',
    ['vomiting'],
  ],
  [
    'a scraped knee',
    '9-year-old girl, 30 kg. Fell on gravel, graze on the knee, cleaned, runs about again. No allergies.',
    ['graze'],
  ],
  [
    'two pillows as always',
    '45-year-old woman, not pregnant. Cough for five days, her children had it. Sleeps with two pillows as always. Chest clear. No allergies.',
    ['cough'],
  ],
  [
    'a meal that a couple did not stand',
    '28-year-old woman, not pregnant. Diarrhoea since last night after prawns at a restaurant, nauseous, her husband has it too. No blood. Gas cooker at home. No allergies.',
    ['diarrhoea'],
  ],
  [
    'a bruised ankle that bears weight',
    '19M. Ankle twisted, swollen on the outer side, bruised, can bear weight. Broke his wrist as a child. No allergies.',
    ['ankle pain'],
  ],
];

export const DESCRIBED_VIGNETTES: readonly Vignette[] = [
  ...EMERGENCIES.map(([what, report, symptoms]): Vignette => ({ what, report, symptoms, must: 'emergency' })),
  ...CALM.map(([what, report, symptoms]): Vignette => ({ what, report, symptoms, must: 'help' })),
];
