/**
 * Medicines by what is in them, one a line: ingredient = classes = other names and brands. A line whose ingredient begins
 * with "some" is a class that reports name instead of a medicine. It is no complete list, and the draft says so.
 */
export const MEDICINE_TABLE = `paracetamol = analgesic = acetaminophen, tylenol, panadol, calpol, apap, doliprane, efferalgan, crocin, dolo, paracetamols
ibuprofen = nsaid = advil, nurofen, motrin, brufen, ibuprofin
naproxen = nsaid = aleve, naprosyn, anaprox, midol
aspirin = nsaid antiplatelet salicylate = acetylsalicylic acid, asa, ecotrin, bayer, disprin, aspirins
diclofenac = nsaid = voltaren, voltarol, cataflam, voveran
ketoprofen = nsaid = orudis
indomethacin = nsaid = indometacin, indocin
meloxicam = nsaid = mobic
celecoxib = nsaid sulfonamide = celebrex
etoricoxib = nsaid = arcoxia
ketorolac = nsaid = toradol
mefenamic acid = nsaid = ponstan, ponstel
piroxicam = nsaid = feldene
nabumetone = nsaid = relafen
some nsaid = nsaid = nsaid, nsaids, anti inflammatory, anti inflammatories, antiinflammatory, nonsteroidal, non steroidal
some salicylate = nsaid salicylate = salicylate, salicylates, methyl salicylate, bengay
bismuth subsalicylate = salicylate = pepto bismol, pepto, kaopectate
codeine = opioid = cocodamol, codeine phosphate
tramadol = opioid serotonergic = ultram, tramal
oxycodone = opioid = oxycontin, roxicodone
hydrocodone = opioid = norco
morphine = opioid = mst, oramorph
fentanyl = opioid = duragesic
buprenorphine = opioid = suboxone, subutex
methadone = opioid = methadose
some opioid = opioid = opioid, opioids, opiate, opiates, narcotic, narcotics
diazepam = benzodiazepine = valium
lorazepam = benzodiazepine = ativan
alprazolam = benzodiazepine = xanax
clonazepam = benzodiazepine = klonopin, rivotril
temazepam = benzodiazepine = restoril
zolpidem = sedative = ambien, stilnox
zopiclone = sedative = imovane
some benzodiazepine = benzodiazepine = benzodiazepine, benzodiazepines, sleeping tablets, sleeping pills, tranquilizer, tranquilizers, tranquillisers, sedatives
warfarin = anticoagulant warfarin = coumadin, jantoven, marevan
acenocoumarol = anticoagulant warfarin = sintrom
phenprocoumon = anticoagulant warfarin = marcoumar
apixaban = anticoagulant = eliquis
rivaroxaban = anticoagulant = xarelto
dabigatran = anticoagulant = pradaxa
edoxaban = anticoagulant = savaysa, lixiana
heparin = anticoagulant = unfractionated heparin
enoxaparin = anticoagulant = lovenox, clexane
some anticoagulant = anticoagulant = anticoagulant, anticoagulants, anticoagulated, anticoagulation, blood thinner, blood thinners, doac, noac
clopidogrel = antiplatelet clopidogrel = plavix
ticagrelor = antiplatelet = brilinta, brilique
prasugrel = antiplatelet = effient
some antiplatelet = antiplatelet = antiplatelet, antiplatelets
lisinopril = ace = zestril, prinivil
enalapril = ace = vasotec, renitec
ramipril = ace = altace, tritace
perindopril = ace = coversyl
captopril = ace = capoten
some ace inhibitor = ace = ace inhibitor, ace inhibitors, acei
losartan = arb = cozaar
valsartan = arb = diovan
candesartan = arb = atacand
irbesartan = arb = avapro
telmisartan = arb = micardis
olmesartan = arb = benicar
some sartan = arb = arb, arbs, sartan
furosemide = diuretic = lasix, frusemide
hydrochlorothiazide = diuretic = hctz, hydrodiuril
indapamide = diuretic = natrilix
bendroflumethiazide = diuretic = bendrofluazide
chlorthalidone = diuretic = chlortalidone
bumetanide = diuretic = bumex
torsemide = diuretic = torasemide
spironolactone = diuretic potassium = aldactone
some diuretic = diuretic = diuretic, diuretics, water tablet, water tablets, water pill, water pills
potassium chloride = potassium = potassium, slow k
sertraline = ssri serotonergic = zoloft, lustral
fluoxetine = ssri serotonergic = prozac
citalopram = ssri serotonergic = celexa
escitalopram = ssri serotonergic = lexapro, cipralex
paroxetine = ssri serotonergic = paxil, seroxat
fluvoxamine = ssri serotonergic = luvox
venlafaxine = ssri serotonergic = effexor
duloxetine = ssri serotonergic = cymbalta
some ssri = ssri serotonergic = ssri, ssris, snri, snris, antidepressant, antidepressants
phenelzine = maoi = nardil
tranylcypromine = maoi = parnate
selegiline = maoi = eldepryl, emsam
rasagiline = maoi = azilect
isocarboxazid = maoi = marplan
moclobemide = maoi = aurorix
linezolid = maoi antibiotic = zyvox
some maoi = maoi = maoi, maois, monoamine oxidase inhibitor
amitriptyline = serotonergic sedative = elavil
mirtazapine = sedative = remeron
trazodone = serotonergic sedative = desyrel
sumatriptan = triptan serotonergic = imitrex, imigran
rizatriptan = triptan serotonergic = maxalt
lithium = lithium = lithobid, priadel, lithium carbonate
methotrexate = methotrexate = mtx, trexall
digoxin = digoxin = lanoxin
prednisone = steroid = deltasone
prednisolone = steroid = orapred
dexamethasone = steroid = decadron
hydrocortisone = steroid = cortef, cortizone
methylprednisolone = steroid = medrol
some steroid = steroid = steroid, steroids, corticosteroid, corticosteroids, cortisone
insulin = insulin = lantus, humalog, novorapid, novolog, levemir, glargine
metformin = metformin = glucophage
gliclazide = sulfonylurea = diamicron
glipizide = sulfonylurea = glucotrol
glimepiride = sulfonylurea = amaryl
simvastatin = statin = zocor
atorvastatin = statin = lipitor
rosuvastatin = otherwise = crestor
amlodipine = otherwise = norvasc
nifedipine = otherwise = adalat
verapamil = ratelowering = isoptin
diltiazem = ratelowering = cardizem
metoprolol = betablocker = lopressor, toprol
atenolol = betablocker = tenormin
bisoprolol = betablocker = concor
propranolol = betablocker = inderal
some beta blocker = betablocker = beta blocker, beta blockers
nitroglycerin = nitrate = glyceryl trinitrate, gtn, nitro
isosorbide = nitrate = imdur, isordil
sildenafil = pde5 = viagra
tadalafil = pde5 = cialis
amoxicillin = antibiotic penicillin = amoxil
penicillin = antibiotic penicillin = penicillins, penicillin v, phenoxymethylpenicillin
ampicillin = antibiotic penicillin = unasyn
flucloxacillin = antibiotic penicillin = dicloxacillin
cephalexin = antibiotic cephalosporin = cefalexin, keflex
cefuroxime = antibiotic cephalosporin = zinnat, ceftin
ceftriaxone = antibiotic cephalosporin = rocephin
some cephalosporin = antibiotic cephalosporin = cephalosporin, cephalosporins
azithromycin = antibiotic macrolide = zithromax, z pack
clarithromycin = antibiotic macrolide = biaxin, klacid
erythromycin = antibiotic macrolide = erythrocin
ciprofloxacin = antibiotic quinolone = cipro
levofloxacin = antibiotic quinolone = levaquin
doxycycline = antibiotic tetracycline = vibramycin
tetracycline = antibiotic tetracycline = tetracyclines
minocycline = antibiotic tetracycline = minocin
trimethoprim = antibiotic trimethoprim = primsol
sulfamethoxazole = antibiotic sulfonamide = sulfa, sulfa drugs, sulpha, sulfonamide, sulfonamides, sulphonamides
nitrofurantoin = antibiotic = macrobid
metronidazole = antibiotic metronidazole = flagyl
clindamycin = antibiotic = cleocin
gentamicin = antibiotic = garamycin
some antibiotic = antibiotic = antibiotic, antibiotics
fluconazole = azole = diflucan
itraconazole = azole = sporanox
clotrimazole = topicalazole = canesten, lotrimin
miconazole = topicalazole = daktarin, monistat
cetirizine = antihistamine piperazine = zyrtec, cetirizin, reactine
levocetirizine = antihistamine piperazine = xyzal
hydroxyzine = antihistamine sedatingantihistamine piperazine = atarax
loratadine = antihistamine tricyclic = claritin, clarityn
desloratadine = antihistamine tricyclic = clarinex, aerius
fexofenadine = antihistamine = allegra, telfast
diphenhydramine = antihistamine sedatingantihistamine = benadryl, unisom sleepgels, zzzquil
chlorpheniramine = antihistamine sedatingantihistamine = chlorphenamine, piriton, chlor trimeton
doxylamine = antihistamine sedatingantihistamine = unisom
promethazine = antihistamine sedatingantihistamine = phenergan
some antihistamine = antihistamine = antihistamine, antihistamines
pseudoephedrine = decongestant = sudafed
phenylephrine = decongestant = sudafed pe
oxymetazoline = decongestant = afrin
xylometazoline = decongestant = otrivin
some decongestant = decongestant = decongestant, decongestants
dextromethorphan = dextromethorphan = delsym, robitussin dm, dxm
guaifenesin = expectorant = mucinex, robitussin
loperamide = antidiarrhoeal = imodium
calcium carbonate = antacid calcium = tums, rennie, caltrate
magnesium hydroxide = antacid magnesium = milk of magnesia, maalox, mylanta
aluminium hydroxide = antacid aluminium = aluminum hydroxide
some antacid = antacid = antacid, antacids, gaviscon
famotidine = acidreducer = pepcid
omeprazole = acidreducer ppi = prilosec, losec
esomeprazole = acidreducer ppi = nexium
pantoprazole = acidreducer = protonix, pantoloc
lansoprazole = acidreducer = prevacid
levothyroxine = levothyroxine = synthroid, eltroxin, thyroxine, euthyrox
ferrous sulfate = iron = ferrous sulphate, iron tablets, iron supplement, ferrous fumarate
salbutamol = otherwise = albuterol, ventolin
montelukast = otherwise = singulair
gabapentin = sedative = neurontin
pregabalin = sedative = lyrica
carbamazepine = otherwise = tegretol
phenytoin = otherwise = dilantin
valproate = otherwise = depakote, epilim, valproic acid
lamotrigine = otherwise = lamictal
levetiracetam = otherwise = keppra
isotretinoin = otherwise = accutane, roaccutane
tamsulosin = otherwise = flomax
allopurinol = otherwise = zyloprim
colchicine = otherwise = colcrys
vitamin d = otherwise = cholecalciferol, vitamin d3
vitamins = otherwise = multivitamin, multivitamins, folic acid, vitamin b12, vitamin c, fish oil
contraceptive pill = otherwise = oral contraceptive, oral contraceptives, combined pill, birth control pill, the pill, contraceptive
benzocaine = localanaesthetic = orajel, cepacol
lidocaine = localanaesthetic = lignocaine, salonpas lidocaine
menthol = menthol = vicks, biofreeze
capsaicin = capsaicin = zostrix
benzoyl peroxide = benzoyl = benzac
salicylic acid = salicylate = compound w
oral rehydration salts = rehydration = ors, dioralyte, pedialyte, electrolyte solution, oral rehydration solution
saline = saline = saline spray, nasal saline, saline nasal spray
polyethylene glycol = laxative = miralax, movicol, peg 3350, macrogol
psyllium = laxative = metamucil, ispaghula
senna = laxative = senokot
docusate = laxative = colace
simethicone = simethicone = gas x, simeticone
ketotifen = eyeantihistamine = zaditor, alaway
menthol gel = menthol = deep freeze
calamine = skin = calamine lotion
petrolatum = skin = petroleum jelly, vaseline, white petrolatum
zinc oxide = skin = zinc ointment
docosanol = skin = abreva
artificial tears = eye = carboxymethylcellulose, lubricant eye drops, eye lubricant
witch hazel = skin = tucks`;

/** Brands that hold several medicines. */
export const COMBINATIONS = `nyquil = paracetamol + dextromethorphan + doxylamine
dayquil = paracetamol + dextromethorphan + phenylephrine
theraflu = paracetamol + phenylephrine + chlorpheniramine
lemsip = paracetamol + phenylephrine
excedrin = paracetamol + aspirin
alka seltzer = aspirin
co codamol = paracetamol + codeine
percocet = paracetamol + oxycodone
vicodin = paracetamol + hydrocodone
norco = paracetamol + hydrocodone
solpadeine = paracetamol + codeine
tylenol pm = paracetamol + diphenhydramine
advil pm = ibuprofen + diphenhydramine
advil cold = ibuprofen + pseudoephedrine
augmentin = amoxicillin
co amoxiclav = amoxicillin
bactrim = sulfamethoxazole + trimethoprim
septra = sulfamethoxazole + trimethoprim
co trimoxazole = sulfamethoxazole + trimethoprim
arthrotec = diclofenac
claritin d = loratadine + pseudoephedrine
zyrtec d = cetirizine + pseudoephedrine`;
