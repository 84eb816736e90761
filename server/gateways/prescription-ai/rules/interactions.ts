/**
 * Well-known dangers between classes of medicines (medicine-table.ts) beyond what the over-the-counter rows say: two
 * classes, how bad, and why. No openly licensed complete set exists: this is not one, and every answer says so.
 */
const TABLE = `nsaid + nsaid = stop = two anti-inflammatory medicines at once
nsaid + anticoagulant = stop = bleeding
nsaid + antiplatelet = stop = bleeding
nsaid + ssri = stop = bleeding in the stomach
nsaid + steroid = stop = bleeding in the stomach
nsaid + ace = stop = kidney damage
nsaid + arb = stop = kidney damage
nsaid + diuretic = stop = kidney damage
nsaid + lithium = stop = lithium poisoning
nsaid + methotrexate = stop = methotrexate poisoning
nsaid + betablocker = care = raised blood pressure
nsaid + sulfonylurea = care = low blood sugar
anticoagulant + anticoagulant = stop = two anticoagulants at once
anticoagulant + antiplatelet = stop = bleeding
anticoagulant + ssri = care = bleeding
warfarin + antibiotic = care = the INR can change: check it
warfarin + metronidazole = stop = the INR rises
warfarin + sulfonamide = stop = the INR rises
warfarin + azole = stop = the INR rises
warfarin + macrolide = stop = the INR rises
warfarin + topicalazole = stop = the INR can rise
opioid + benzodiazepine = stop = too sleepy, weak breathing
opioid + opioid = stop = two opioids at once
opioid + sedative = stop = too sleepy, weak breathing
opioid + sedatingantihistamine = stop = too sleepy, weak breathing
benzodiazepine + benzodiazepine = stop = two of a kind at once
benzodiazepine + sedative = stop = too sleepy
benzodiazepine + sedatingantihistamine = care = too sleepy
maoi + serotonergic = stop = serotonin syndrome
maoi + decongestant = stop = dangerous rise of blood pressure
maoi + dextromethorphan = stop = serotonin syndrome
maoi + opioid = stop = serotonin syndrome
ssri + ssri = stop = two of a kind at once
serotonergic + triptan = care = serotonin syndrome
serotonergic + dextromethorphan = stop = serotonin syndrome
serotonergic + lithium = care = serotonin syndrome
ace + arb = stop = kidney damage, high potassium
ace + potassium = stop = high potassium
arb + potassium = stop = high potassium
ace + trimethoprim = care = high potassium
arb + trimethoprim = care = high potassium
ace + lithium = stop = lithium poisoning
arb + lithium = stop = lithium poisoning
diuretic + lithium = stop = lithium poisoning
methotrexate + trimethoprim = stop = damage of the bone marrow
methotrexate + sulfonamide = stop = damage of the bone marrow
methotrexate + penicillin = care = methotrexate poisoning
nitrate + pde5 = stop = dangerous fall of blood pressure
statin + macrolide = stop = muscle damage
statin + azole = stop = muscle damage
digoxin + macrolide = stop = digoxin poisoning
digoxin + ratelowering = stop = digoxin poisoning, slow heart
betablocker + ratelowering = stop = slow heart
sulfonylurea + quinolone = care = low blood sugar
sulfonylurea + sulfonamide = care = low blood sugar
clopidogrel + ppi = care = clopidogrel works less
antacid + tetracycline = care = less is taken up: 4 hours apart
antacid + quinolone = care = less is taken up: 4 hours apart
antacid + levothyroxine = care = less is taken up: 4 hours apart
iron + tetracycline = care = less is taken up: 4 hours apart
iron + quinolone = care = less is taken up: 4 hours apart
iron + levothyroxine = care = less is taken up: 4 hours apart
antihistamine + antihistamine = care = two antihistamines at once`;

/** Classes that a condition of the patient speaks against. `pregnancy` and ages stand here, too. */
const CONDITIONS = `nsaid @ kidney disease = stop = can harm the kidneys
nsaid @ ulcer = stop = bleeding in the stomach or bowel
nsaid @ asthma = stop = can set off an asthma attack
nsaid @ heart failure = stop = holds back salt and water
nsaid @ heart disease = stop = heart attack and stroke
nsaid @ bleeding disorder = stop = bleeding
nsaid @ liver disease = stop = bleeding and kidney damage
nsaid @ dengue = stop = bleeding
nsaid @ varicella = stop = severe skin infections
nsaid @ hypertension = care = raises blood pressure
nsaid @ pregnancy = stop = harms the unborn child
anticoagulant @ bleeding disorder = stop = bleeding
betablocker @ asthma = stop = can set off an asthma attack
decongestant @ hypertension = stop = raises blood pressure
decongestant @ heart disease = stop = strains the heart
sedatingantihistamine @ glaucoma = stop = raises the pressure in the eye
sedatingantihistamine @ enlarged prostate = stop = makes passing urine harder
metformin @ kidney disease = care = check the kidney function
opioid @ heavy alcohol = stop = weak breathing
benzodiazepine @ heavy alcohol = stop = weak breathing
metronidazole @ heavy alcohol = stop = severe reaction with alcohol
steroid @ diabetes = care = raises blood sugar
potassium @ kidney disease = stop = high potassium
magnesium @ kidney disease = stop = magnesium builds up
ace @ pregnancy = stop = harms the unborn child
arb @ pregnancy = stop = harms the unborn child
statin @ pregnancy = stop = not in pregnancy
warfarin @ pregnancy = stop = harms the unborn child
methotrexate @ pregnancy = stop = harms the unborn child
tetracycline @ pregnancy = stop = harms teeth and bones of the unborn child
quinolone @ pregnancy = stop = not in pregnancy
lithium @ pregnancy = stop = harms the unborn child
opioid @ breastfeeding = stop = the baby may stop breathing`;

export type Danger = { readonly severity: 'stop' | 'care'; readonly why: string };

const BETWEEN = readTable(TABLE, ' + ');
const AGAINST = readTable(CONDITIONS, ' @ ');

/** The worst known danger between two classes, in either order. */
export function dangerBetween(one: string, other: string): Danger | undefined {
  return BETWEEN.get(`${one} ${other}`) ?? BETWEEN.get(`${other} ${one}`);
}

/** What a condition has against a class. */
export function dangerOfCondition(medicineClass: string, condition: string): Danger | undefined {
  return AGAINST.get(`${medicineClass} ${condition}`);
}

function readTable(table: string, between: string): ReadonlyMap<string, Danger> {
  return new Map(
    table.split('\n').map((line) => {
      const [pair = '', severity, why = ''] = line.split(' = ');
      return [pair.replace(between, ' '), { severity: severity === 'stop' ? 'stop' : 'care', why }];
    }),
  );
}
