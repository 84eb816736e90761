import { near, inOrder, type DescribedSign } from './sign.ts';
import { FAINT, NOT, NOT_ABLE, SUDDEN, VOMITS } from './words.ts';

const HEADACHE =
  'head ?aches?|head (?:hurts?|pain\\w*|is pounding|explod\\w*|burst\\w*)|skull|migraines?|pain in (?:the|his|her|my) head|head';
const BLOW =
  'hit|knock\\w*|bang\\w*|bump\\w*|struck|fell|falls?|fallen|slip\\w*|trip\\w*|landed|blow|cracked|stumbl\\w*';

/** Brain, eyes, spine, and what presses on them. */
export const HEAD_AND_NERVES: readonly DescribedSign[] = [
  {
    label: 'Signs of a stroke',
    maybe: 'a stroke, also one that went away again: half a face',
    all: [
      near(
        'corner of (?:the |his |her |my )?mouth|mouth|face|smile|eye ?lid|cheek|side of (?:the |his |her )?lips?',
        'hung|hangs?|hanging|droop\\w*|dropp\\w*|drops?|sag\\w*|crooked|lopsided|wonky|slipped|(?:ran|runs|running|spill\\w*|dribbl\\w*|leak\\w*) (?:out|from|down)|pulled (?:to|down)|uneven|fallen',
        35,
      ),
    ],
    not: 'dentist|numbing|mouth (?:ulcer|sore)|drool\\w*',
  },
  {
    label: 'Signs of a stroke',
    maybe: 'a stroke: a limb that does not do what it should',
    all: [
      near(
        '(?:left|right|one|whole) (?:arm|hand|leg|side|fingers|foot|half)',
        `${NOT} (?:obey|work|do|move|lift|listen|follow|grip|hold)\\w*|went dead|goes dead|dead|limp|like lead|heavy|clumsy|useless|weak\\w*|numb\\w*|asleep`,
        35,
      ),
      `${SUDDEN}|minutes|hours? ago|(?:an|half an|one|two) hours?|this (?:morning|afternoon|evening)|woke|at (?:breakfast|lunch|dinner|supper)|today|just now|since (?:the )?(?:morning|noon)`,
    ],
    not: 'slept on|tingl\\w* at night|carpal|sciatica|cold (?:and|white|pale)|plaster|cast|sweat\\w*|lifting|typing',
  },
  {
    label: 'Signs of a stroke',
    maybe: 'a stroke: speech, sight or balance gone at once',
    all: [
      `wrong words?|${NOT_ABLE} (?:get|find|bring|say|form|speak|talk|read|understand)[^.;\\n]{0,20}(?:words?|sentences?|speech|clearly|properly|what)|(?:talks?|talked|spoke|speaks?|talking) (?:gibberish|nonsense|rubbish|double dutch)|(?:speech|words) (?:came out|comes out|come out|went|became) (?:wrong|slurred|thick|muddled)|(?:tongue|speech) (?:is |was |got )?(?:thick|heavy) (?:and|when)|half of (?:the |his |her )?(?:sight|plate|picture|visual|view)`,
    ],
    not: 'tonsil\\w*|sore throat|language|interpreter|hoarse\\w*',
  },
  {
    label: 'Signs of a stroke',
    maybe: 'a stroke of the back of the brain',
    all: [
      `room (?:spin\\w*|turn\\w*)|vertigo|dizz\\w*|giddy`,
      `${NOT_ABLE} (?:stand|walk|sit) (?:up|straight|alone|without)|veers?|falls? to (?:the |one )?(?:left|right|side)|sees? (?:two|double)|staggers? like|hiccups? (?:and|with)`,
    ],
  },
  {
    label: 'Worst or sudden headache',
    maybe: 'bleeding around the brain: at its worst at once',
    all: [
      near(
        HEADACHE,
        `from one (?:second|moment|minute) to the (?:next|other)|like (?:a |an |being )?(?:blow|bang|hit|kick\\w*|hammer\\w*|explosion|clap|bolt|shot|bat|brick)|explod\\w*|burst\\w*|within (?:a |one )?(?:seconds?|minutes?)|in seconds|all at once|out of (?:nowhere|the blue)|instant\\w*|never (?:had|known|felt)[^.;\\n]{0,15}(?:like|such)|during (?:sex|intercourse|orgasm)|(?:at|on) the (?:toilet|climax)|peak\\w* (?:at|within|in)`,
        60,
      ),
    ],
    not: 'eye ?brow',
  },
  {
    label: 'Severe headache or head injury',
    maybe: 'pressure in the head',
    all: [
      HEADACHE,
      `(?:worse|worst|wakes|woken)[^.;\\n]{0,25}(?:mornings?|lying|lies|night|cough\\w*|bend\\w*|strain\\w*|sneez\\w*)|wak\\w+ (?:him|her|me) (?:up )?(?:at|in|from)`,
      `${VOMITS}|blurr\\w*|sees? (?:double|two)|unstead\\w*|clums\\w*|personality|${NOT} (?:himself|herself)|sight`,
    ],
    not: 'sinus\\w*|migraine\\w* (?:since|for|as)|congest\\w*',
  },
  {
    label: 'Worst or sudden headache',
    maybe: 'inflamed arteries of the head',
    all: [
      'head ?aches?|temples?|scalp|forehead|jaw',
      near('comb\\w*|brush\\w*|touch\\w*|pillow|hair|scalp|temples?', 'hurt\\w*|sore|tender\\w*|painful') +
        `|${near('chew\\w*|eating|eats?|meat|bread', 'jaw[^.;\\n]{0,15}(?:tir\\w*|ach\\w*|hurt\\w*|pain\\w*|cramp\\w*)|has to (?:stop|rest|pause)')}`,
    ],
    from: 50,
    not: 'sunburn\\w*|shingles|tooth\\w*',
  },
  {
    label: 'Severe headache or head injury',
    maybe: 'bleeding in the head of somebody whose blood is thinned',
    all: [
      near('head|forehead|temple|skull|face|eyebrow', BLOW) +
        `|${inOrder('fell|slipped|tripped|fall', 'head|stairs|face')}`,
    ],
    takes: 'anticoagulant',
  },
  {
    label: 'Severe headache or head injury',
    maybe: 'slow bleeding in the head of somebody old',
    all: [
      'fell|falls?|fallen|knock\\w*|bump\\w*|tripp\\w*|slipp\\w*',
      '(?:more and more|ever more|increasingly|more|progressively|gradually|since then|each day)[^.;\\n]{0,15}(?:sleepy|confused|muddled|forgetful|slow|unsteady|drowsy|vague)',
    ],
    from: 60,
  },
  {
    label: 'Severe headache or head injury',
    maybe: 'a child or an adult that changes after a blow to the head',
    all: [
      near('head|forehead|temple|skull', `${BLOW}|horse|tree|bunk|ladder|pram|table|sofa|bed`),
      'sleep\\w*|vacant|dazed|star\\w+ (?:ahead|into)|keeps? asking|same question\\w*|pupil\\w*|(?:clear|watery) fluid|unsteady|stagger\\w*|blank|glassy|vomit\\w*|threw up|been sick|was sick|irritable|bruis\\w* (?:behind|around|under)|wobbl\\w*',
    ],
    not: 'slept well|sleeps well',
  },
  {
    label: 'Signs of meningitis',
    maybe: 'bleeding into the skin: it stays when it is pressed',
    all: [
      near(
        'spots?|rash|dots?|marks?|blotch\\w*|patch\\w*|speckles?|freckles?|pinpricks?|bruis\\w*',
        `(?:stays?|staying|still (?:there|visible|shows?|seen)|remain\\w*|persist\\w*)[^.;\\n]{0,25}(?:press\\w*|glass|tumbler|push\\w*|finger)|(?:press\\w*|glass|tumbler|push\\w*)[^.;\\n]{0,30}(?:stay\\w*|remain\\w*|same|through|visible|there)|${NOT} (?:fade|blanch|go white|turn white|pale|disappear|lighten|vanish)`,
        45,
      ),
    ],
  },
  {
    label: 'Signs of meningitis',
    maybe: 'bleeding into the skin of somebody with fever',
    all: [
      '(?:purple|purplish|dark red|wine red|violet|bruise like|black|blue|blood coloured|bluish)[ ,](?:\\w+ )?(?:spots?|dots?|rash|marks?|blotch\\w*|patch\\w*|pinpricks?|speckles?)',
    ],
    fever: true,
  },
  {
    label: 'Signs of meningitis',
    maybe: 'fever and a neck that does not bend',
    all: [
      `chin[^.;\\n]{0,20}(?:chest|breast)|neck[^.;\\n]{0,25}(?:${NOT} (?:bend|move)\\w*|stiff\\w*|like a board|rigid)|${NOT_ABLE} (?:bend|nod|kiss (?:his|her) knees)|light (?:bothers|hurts|blinds)|curtains? (?:drawn|closed|shut)|dark room|bright light`,
    ],
    fever: true,
    not: 'rest(?:s|ing)? in a dark',
  },
  {
    label: 'A fit, fainting or reduced consciousness',
    maybe: 'somebody who is not fully there',
    all: [
      `found (?:lying )?on the (?:floor|ground|kitchen|bathroom)|(?:legs gave way|went down like|dropped to the (?:floor|ground)|slumped)|(?:star\\w+|gaz\\w+) (?:into space|through (?:me|us|him|her))|${NOT} (?:answer|react|respond|focus)\\w* (?:to (?:me|us|voice|name|her|his)|when)|(?:glassy|vacant|absent) (?:eyes|look|stare)|bit (?:his|her|the) tongue|wet (?:himself|herself) (?:while|when|and|during)|keeps? (?:falling|drifting|dropping) (?:asleep|off)|(?:difficult|impossible|takes ages) to wake|(?:only|just|barely) (?:be )?(?:rouse\\w*|w[ao]ke\\w*)|(?:rouse\\w*|w[ao]ke\\w*)[^.;\\n]{0,15}(?:shak\\w*|pinch\\w*|pain)|shak\\w+ (?:him|her) awake`,
    ],
    not: 'tripped|stumbl\\w*|slipped on|sleep clinic',
  },
  {
    label: 'Cauda equina or spinal cord signs',
    maybe: 'the nerves at the end of the spine are pressed: no feeling where one sits',
    all: [
      `(?:${NOT} |cannot |can't |could not |couldn't )(?:really |properly |fully )?feel\\w*[^.;\\n]{0,30}(?:paper|wip\\w*|seat|saddle|bottom|toilet|bladder|urine|water|(?:pass|pee|wee)\\w*)|(?:numb\\w*|dead|furry|cotton wool|pins and needles|tingl\\w*)[^.;\\n]{0,30}(?:bottom|buttocks?|between (?:the |her |his |my )?(?:legs|thighs)|genital\\w*|groin|saddle|private\\w*|perine\\w*|anus|back passage|inner thighs)|(?:bottom|between (?:the |her |his )?legs|genital\\w*|back passage|inner thighs)[^.;\\n]{0,20}numb\\w*`,
    ],
  },
  {
    label: 'Cauda equina or spinal cord signs',
    maybe: 'the spine is pressed: back and bladder, or back and legs',
    all: [
      'back|spine|sciatica|disc',
      `strain\\w* to (?:pass|pee|wee|urinat\\w*|empty)|(?:bladder|urine|water|bowels?)[^.;\\n]{0,25}(?:by itself|without (?:him|her|noticing|feeling)|leak\\w*|(?:comes|came|runs) (?:on its own|away)|unnoticed)|wet (?:himself|herself)|soil\\w* (?:himself|herself)|(?:both |his |her )legs (?:give way|buckle|like jelly|feel weak|are weak|weak|keep giving)|(?:foot|feet) (?:drags?|slaps?|drops?|catch\\w*)|${NOT_ABLE} (?:lift|raise) (?:the |his |her )?(?:foot|toes?|leg)`,
    ],
  },
  {
    label: 'Sudden loss of vision or an eye injury',
    maybe: 'high pressure in an eye',
    all: [
      near('rings?|rainbows?|halos?|colou?red circles?', 'lamps?|lights?|bulbs?|street ?lights?|headlights?|candles?'),
    ],
  },
  {
    label: 'Sudden loss of vision or an eye injury',
    maybe: 'a red eye that is more than a red eye',
    all: [
      near('eyes?', 'red'),
      `${VOMITS}|blurr\\w*|misty|cloud\\w*|foggy|(?:sight|vision)[^.;\\n]{0,15}(?:worse|down|reduced|poor|dim\\w*)|sees? (?:less|badly|poorly|worse)|(?:very|severe\\w*|terribl\\w*|extremely) (?:pain\\w*|sore)|light hurts|rock hard|contact lens\\w*[^.;\\n]{0,30}(?:pain\\w*|overnight|slept)`,
    ],
    not: 'both eyes|hay fever|sight (?:is )?normal|car sick|cold symptoms',
  },
  {
    label: 'Sudden loss of vision or an eye injury',
    maybe: 'the retina comes off, or its vessel is shut',
    all: [
      near(
        '(?<!eye )shadow|curtain|veil|shade|shutter|blind (?:came|coming)|cobwebs?|soot|black (?:spots?|patch)',
        `(?:left |right |one )?eye|sight|vision|field|view`,
      ) +
        '|flash\\w*[^.;\\n]{0,40}float\\w*|float\\w*[^.;\\n]{0,40}flash\\w*|(?:sight|vision)[^.;\\n]{0,25}(?:went|gone|black|dark|vanish\\w*|disappear\\w*)|(?:went|goes|gone) blind',
    ],
    not: 'curtains (?:drawn|closed|shut)',
  },
  {
    label: 'Sudden loss of vision or an eye injury',
    maybe: 'an infection behind an eye, or of the bone behind an ear',
    all: [
      near(
        'eye|eyelid|lid',
        `swollen shut|bulg\\w*|sticks? out|pushed forward|hurts? (?:to|when)[^.;\\n]{0,12}(?:move|look)\\w*|sees? (?:double|two)`,
      ) +
        `|${near('behind (?:the |his |her )?(?:left |right )?ear|mastoid', 'red\\w*|swoll\\w*|sw[eo]ll\\w*|boggy|tender\\w*')}|ear (?:sticks? out|is pushed|stands? out)`,
    ],
    not: 'lymph|gland\\w*|insect|mosquito|sting',
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'lockjaw',
    all: [
      near('jaw|mouth|face|chew\\w*', `stiff\\w*|lock\\w*|clench\\w*|spasm\\w*|${NOT} open|cramp\\w*`),
      `nail|wound|cut|thorn|rust\\w*|splinter|garden\\w*|soil|burn\\w*|never (?:been )?vaccinat\\w*|back arch\\w*|arch\\w*|swallow\\w*`,
    ],
    not: 'tooth\\w*|wisdom|grind\\w*',
  },
  {
    label: 'A fit, fainting or reduced consciousness',
    maybe: 'heat stroke',
    all: [
      '(?:hot |in the |from the |full )(?:sun|car|weather|heat|day)|heat ?wave|sauna|marathon|greenhouse',
      `confus\\w*|stagger\\w*|stopp?\\w* sweating|${NOT} sweat\\w*|collaps\\w*|raving|odd|skin (?:is )?(?:hot|dry|red) and dry|${NOT} make sense`,
    ],
  },
  {
    label: 'A fit, fainting or reduced consciousness',
    maybe: 'a heart that stops for a moment, and not a simple faint',
    all: [
      FAINT,
      `(?:while|during|when|on) (?:running|exercis\\w*|exertion|swimming|lying|sitting|football|sport)|without (?:any )?warning|hurt (?:himself|herself)|(?:brother|father|sister|mother)[^.;\\n]{0,30}died (?:suddenly|young)|pacemaker`,
    ],
    not: 'on standing|getting up|stands up|vertigo',
  },
];
