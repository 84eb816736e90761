/**
 * The small words that a clause is held together by, and what else is said at a desk in any visit. They are no names,
 * and what is denied ends before them.
 */
export const SMALL_WORDS =
  'phone only look well took we trouble mrs and got because before am without there feel family name been have still hello again call me street avenue place all over female which yesterday his morning do here fell or fine on month go too at also her number really turn get i husband for last year worried since woman male while where felt always ca just want yeah bit of age pregnant with now up my turning nothing man under the week came british never how old every round mr their this mobile when please what full could in from these would need speak can ill he live cut take that second today day hit yes about but by hi they see thank were american if aged to after then had indian it out okay him very road told good into african right surname be born are you your will better them was diabetic first not as doing married son ms did so doctor come more through patient is started she wakes a complains any date who our wife most no an until';
