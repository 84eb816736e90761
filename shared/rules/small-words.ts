/**
 * The small words that a clause is held together by, and what else is said at a desk in any visit. They are no names,
 * and what is denied ends before them.
 */
export const SMALL_WORDS =
  'a about after again age aged all also always am an and another any are as at be because been before better bit born but by call can ca could date day diabetic did do doing doctor during every feel few fine first for from full get go good got had have he hello her here hi him his how husband i if ill in into is it just last live look lot male female married me mobile month more morning most mr mrs ms my name need never no not nothing now number of ok okay old on only or our out over patient phone please pregnant really result right same second see she since single so some son speak still surname take thank that the their them then there these they third this through to today tomorrow too trouble under until up urgent very want was we week well were what when where which while who wife will with without woman man worried would yeah year yes yesterday you your british american african indian birth dob street road avenue';
