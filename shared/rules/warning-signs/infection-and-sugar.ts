/** An infection that spreads through the body, a fever from far away, and sugar out of control. */
export const INFECTION_AND_SUGAR = {
  infection: [
    '@tropics & @travelled & (@fever|@rigor|sweat*) unless (jab|next month|going to|vaccin*|hay fever|sweater)',
    '@tropics & (@fever) & malaria unless (going to|jab|next month|vaccin*)',
    '@fever & (@breathless|breath* fast) & (@rigor|heart|chill|shiver*|puls*|rac*)',
    '@fever & heart .. (fast|pound*|rac*) & (@rigor|@breathless|chill|dizz*|weak|faint*|shiver*)',
    '@fever & (@confused|mottl*|blotchy|cold (hand|feet))',
    '@fever & @nosense',
    '(blotchy|mottl*|marbl*|grey) .. skin|skin .. (blotchy|mottl*|marbl*|grey) & (@fever|cold|ill|sick|breath*|hot|temp*)',
    '(shak*|shiver*) .. (CANT (hold|stop|keep)|hard|uncontrol*|violent*|bed) & (@fever|hot|burn*|wee|urin*|waterworks|kidney|ill|temp*)',
    '(shak*|rigor|shiver*) .. CANT stop',
    '@fever & (chemo*|hiv|immunosup*|leukaem*|leukem*|lymphoma|methotrexate|no spleen|sickle|splen*|transplant|stem cell) unless negative',
    '@fever & (infect*|wound|cut|cellulit*|bite|hand|leg|foot|scar|stitches) & (spread*|red line|streak*|track*)',
    'red (line|streak|track) .. (arm|leg|up)',
    '@fever & (kidney|flank|loin|back) .. (pain|hurt|agony|ache) & (@rigor|chill|urin*|wee|pee|shiver*|sick)',
    '@fever & (operation|surgery|miscarr*|abortion|catheter|drip|piercing|line in) & (shak*|pain|pus|red|chill|sore|worse|drows*) unless (year ago)',
    'not .. (wee|pee|urin*|toilet|passed water) .. (all day|since|today|12 hour) & (@fever|sick|drows*)',
    'sepsis|septic|blood poisoning unless (worried about|tank)',
  ],
  diabetes: [
    '(diabet*|insulin|type 1) & (@sick|@drowsy|@confused|breath* (deep|fast|heav*)|pear drop|fruity|(shaky|sweat*) .. (CANT|confus*)) unless (pain on passing|review)',
    '(diabet*|insulin) & @nosense',
    '(diabet*|sugar) .. (over|above|at|read*|of|is|are)* ?(2\\d|3\\d|4\\d\\d|5\\d\\d|hi|sky high)( |$)? & (sick|unwell|ill|breath*|thirst*|drows*|pee|wee|tired|sleepy|stomach)',
    'thirst* & (wee|weeing|pee|peeing|urin*|bathroom|toilet) & (@sick|@vomit|@drowsy|breath*|belly|tummy ache|los* weight|confus*|fruity)',
    '(hypo|low sugar|sugar .. (crash*|drop*|low)) & (CANT|confus*|shak*|sweat*|faint*|drows*|fit)',
    '(no|not|missed|ran out|run out) .. insulin & (sick|vomit*|high|thirst*|ill|unwell|breath*)',
  ],
} as const;
