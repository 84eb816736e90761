/**
 * The small words that a clause is held together by, and what else is said at a desk in any visit. They are no names,
 * and what is denied ends before them.
 */
export const SMALL_WORDS =
  'a about after again age aged all also always am an and any are as at be because been before better bit but by complains call came come can cut everyone hit round someone ca could date day did do doing doctor every feel fine fell felt first for from full get go good got had have he hello her here hi him his how husband i if in into is it just last live look male female me mobile month more morning most mr mrs ms my name need never no not nothing now number of okay old on only or our out over patient phone please really right second see she since so started son speak still surname take thank that the their them then there these they this through to today told too took trouble turn turning under until up very want wakes was we week well were what when where which while who wife will with without woman man worried would yeah year yes yesterday you your ill diabetic married pregnant british american african indian street road avenue place';
