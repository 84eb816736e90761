import { valueOfWord } from './number-words.ts';

/** Words that are no part of a name where one is looked for. Common surnames (Young, King, White) stay out. */
const WORDS =
  "a about above absolutely actually after again age aged all allergic also always an and another any anyone appointment are area around as ask asking at avenue aware awful baby back bad basically be because been before better bit born both brother but by call called calling came can can't cell child clinic cold come complaining concerned could currently dad date daughter day diabetic did do doctor does doing don't down due during each early email emergency even ever every everyone exactly extremely father feel feeling fell female few fifty fine first flat following for forty four friend from full gender getting girl go going good got great had happy has have having he here hi him his home hoping hospital hot hour house how husband hurt i i'd i'll i'm i've if ill im in insured interested into is issue it it's its just keep kind know lady lane last late later least left let like little live lives living long looking lost low lower male man married maybe me mid mild mobile moderate mom month more morning most mother mr mrs much mum my name near nearly neighbor neighbour nervous never new newborn next night no none normal nose not nothing now number of off ok okay old on one only onset open or other our out over own part partner past patient people person phone please pregnant presents pretty previous probably problem quite really recent regarding registered retired right road same saw scared second see seen severe she she's should sick side since single sir sister skin so some someone son soon sore sorry speaking spell still street stressed such sudden suddenly suffering super sure surname take talking telephone ten terrible than thank thanks that that's the their them then there these they thing this those through tired to today together told tomorrow too trying type um unable under unfortunately unsure until unwell up upset us very visit walking want was we we're week weird well went were what when where which while who who's why wife will with without woman wondering worried worse would yeah year years yes yesterday yet you your january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday birth dob nhs square court british english scottish welsh irish american african indian pakistani nigerian kenyan ghanaian chinese asian muslim hindu smoker teacher nurse student address postcode checkup review routine report madam dr pale chest head heart stomach throat leg arm knee eye ear neck abdominal acute chronic persistent recurrent progressive intermittent desk reception reception broke broken cut twisted slipped tripped scheduled booked happening losing bleeding exhausted confused";

const NOT_NAMES = new Set(WORDS.split(' '));

/** True for a word that cannot be part of a name. */
export function isNoName(word: string): boolean {
  return (
    NOT_NAMES.has(word) ||
    (/^(?:.{4,}(?:ing|tion|ness|itis|emia|uria|aches?|pathy)|.+n't|.+'(?:re|ve|ll)|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|[a-z]+teen|[a-z]+tie)th)$/u.test(
      word,
    ) &&
      !/^(?:sterl|keat|flem|gold|hard|mann|brown|cush|down|dowl|pick|wild)/u.test(word)) ||
    valueOfWord(word) !== undefined
  );
}
