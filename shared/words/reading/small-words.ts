/**
 * The small words that a clause is held together by, and what else is said at a desk in any visit. They are no names,
 * and what is denied ends before them. Their order is the one that compresses best.
 */
export const SMALL_WORDS =
  'female are there the well just new patient really male do can alright about here number cut her they i have hey if off mrs month place oh please hello right as more this morning up but had last old said grandad live sure nurse how week now we did gonna first born because cause quick no that is most bowel even his mate these come surname an hi register better be after by maybe african always date take then him them phone everyone enough would sorry am second us kind used so year ago yep since took around my pt call only yeah he what all while doc was day for once too says doctor okay fell ya me still who afternoon before think not keep she when hiya mr pregnant fine every yet family yes very our full why third good great also you from a aged it awake type age';
