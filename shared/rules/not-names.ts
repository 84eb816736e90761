/** Words that are no part of a name where one is looked for. Common surnames (Young, King, White, Bell) stay out. */
const WORDS = `a about above abroad absolutely ache achy across actually acute adult afraid after afternoon again age aged ago all allergic almost alone already alright also always am an and angry another anxious any anyone anything anyway appointment are area around as ask asking asthmatic at avenue aware away awful
baby back bad badly basically be because been before being bit blood born both bothered break breathing bring bringing brother brought bruised busy but by call called caller calling came can can't cell checking chest child chronic clinic close cold come coming complaining complains concerned confused constantly contact correct cos could couldn't currently
dad date daughter day days definitely department diabetic did didn't do doctor does doesn't doing don't done down drowsy due during
each early eight eighteen eighty eleven else email emergency enough even evening ever every everyone everything exactly exhausted experiencing extremely
facing father feel feeling feels felt female few fifteen fifty fine first five fl follow following for forty four fourteen fourth frequent frequently friend from full
gender generally getting girl give given go goes going gonna good got gotten great
had happy has have haven't having he he's healthy hear hello help her here here's hers hey hi him his history home hope hoping horrible hospital hot hour hours how however hundred hurt hurting hurts husband
i i'd i'll i'm i've if ill im immediately in infected injured insurance interested into is isn't issue issues it it's its itchy itching
just keep keeps kind know known lady lane last lately later left less let let's lightheaded like little live lives living long looking lost lot lots low lower
male man married may maybe me mean mid mild minutes miss mobile moderate mom month months more morning mostly mother mr mrs ms much mum my myself
name name's named names nauseous near nearly neck need needs neighbor neighbour nervous never new newborn next night nine nineteen ninety no nobody non none normal normally nose not nothing now number
of off often ok okay old on once one only onset open or other our out outside over own
pain painful pains parent partner past patient people perfectly persistent person phone pink please pleased post pregnant presented presenting presents pretty previously probably problem problems progressive
question quite rather ready really recently recurrent red referred registering registration reporting reports retired return right ringing road running
sad said same saw say saying scared second see seeing seen self severe seven seventeen seventy several she she's shivering short should sick side similar simply since single sir sister sitting six sixteen sixty sleepy slightly so some somebody someone something son soon sore sorry speaking spell spelled spoke started starting stiff still street stressed struggling student stuck sudden suddenly suffering super supposed sure surname swollen
take taking talking telephone ten terrible terribly than thank thanks that that's the their them then there there's these they they're thing things think third thirteen thirty this those though three throbbing through throwing tired to today together told tomorrow tonight too totally trying twelve twenty two type
ugly um unable under unfortunately unsure until unwell up upset urgent us using usually
vaccinated very visit visiting vomiting waiting wake walking want wanted wants was wasn't watching we we're weak week weekend weeks weird well went were what what's when where which while who who's why wife will wish with without woken woman wondering work working works worried worse worst would
y yeah year years yep yes yesterday yet you you're your zero
january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday birthday birth dob nhs street court square place house flat
british english scottish welsh irish american african african-american indian pakistani nigerian kenyan ghanaian chinese asian european hispanic latino mexican canadian australian muslim hindu diabetic hypertensive smoker nonsmoker vegetarian vegan teacher nurse driver
abdominal ankle arm arms body bone brain breast cardiac cough coughing elbow eye eyes face fever foot hand hands head headache headaches hip joint knee leg legs muscle shoulder skin spine stomach throat tummy vision wrist dizzy discharge follow-up checkup review routine consultation consult report
address postcode email insured outpatient walk-in walkin ma'am madam mister dr everybody hoping kindly sincerely regards ringing losing bleeding shaking sweating choking dying burning breathless depressed suicidal unconscious collapsed pale yellow
tripped fell slipped twisted broke broken cut burnt burned stung bitten scheduled booked interest desk reception receptionist medicine surgery pharmacy cardiology neurology orthopedics ophthalmology pediatrics dermatology oncology`;

const NOT_NAMES = new Set(WORDS.split(/\s+/u));

/** True for a word that cannot be part of a name. */
export function isNoName(word: string): boolean {
  return (
    NOT_NAMES.has(word) ||
    (/^(?:.{4,}(?:ing|tion|ness|itis|emia|uria|ache|aches|pathy)|.{3,}n't|[a-z]+teenth|[a-z]+tieth|tenth|eleventh|twelfth|sixth|seventh|eighth|ninth|fifth)$/u.test(
      word,
    ) &&
      !/^(?:sterling|keating|fleming|golding|harding|manning|browning|cushing|downing|dowling|hastings|keeling|pickering|wilding)$/u.test(
        word,
      ))
  );
}
