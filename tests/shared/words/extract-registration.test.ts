import { describe, expect, it } from 'vitest';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { hasNothing } from '#shared/words/form/extraction.ts';

describe('how a value was got', () => {
  it('is heard, assumed or not heard, field by field', () => {
    const { matches: _matches, ...fields } = extractRegistration('My name is Maria Lopez and I have a fever');
    expect(fields).toEqual({
      name: { value: 'Maria Lopez', how: 'heard' },
      age: { how: 'not heard' },
      gender: { value: 'male', how: 'assumed' },
      phone: { how: 'not heard' },
      symptoms: { value: ['fever'], how: 'heard' },
    });
  });

  it('is assumed for an age that is only near and a gender that only follows', () => {
    expect(extractRegistration("I'm nearly forty").age).toEqual({ value: 40, how: 'assumed' });
    expect(extractRegistration("I'm pregnant").gender).toEqual({ value: 'female', how: 'assumed' });
  });
});

describe('the literal patterns of the specification', () => {
  it('read a plain sentence', () => {
    const said = 'My name is John Doe, I am 35 years old, female, fever and headache, phone (555) 123-4567';
    const { matches: _matches, ...fields } = extractRegistration(said);
    expect(fields).toEqual({
      name: { value: 'John Doe', how: 'heard' },
      age: { value: 35, how: 'heard' },
      gender: { value: 'female', how: 'heard' },
      phone: { value: '5551234567', how: 'heard' },
      symptoms: { value: ['headache', 'fever'], how: 'heard' },
    });
  });

  it('bring "pain" along where the fixed list has it in another word', () => {
    expect(extractRegistration('I have chest pain').symptoms).toEqual({ value: ['pain', 'chest pain'], how: 'heard' });
    expect(extractRegistration('I have pain').symptoms).toEqual({ value: ['pain'], how: 'heard' });
    expect(extractRegistration('I have knee pain').symptoms).toEqual({ value: ['knee pain'], how: 'heard' });
  });
});

describe('a name', () => {
  it.each([
    'I am not feeling well',
    'get to my name Seventeenth March nineteen eighty',
    'I go by bus to work. I have a cough',
    'last time they put stent',
    'Pt is a 34yo male',
    "They told me you've got Parkinson's, but I feel fine",
    'I should add Metformin makes me sick',
    'She called Boots for the tablets. She is 40',
    "I'm calling about my appointment",
    "I'm fine thanks",
    'I am 34 years old',
    "it's terrible and I'm worried",
    "i'm so tired and it's been going on for weeks",
    'should I be taking the, uh, the Imodium stuff? Thanks.',
    'yeah i do medical billing so i sit all day',
    "i'm diabetic",
    'this is urgent',
    "at three i'm wide awake",
    "it's like somebody sitting on me",
    'My son has a fever. Temperature is 39.',
    'Feeling sick. Sugar is 14, pulse 90',
    "Hello, it's for Grandad. He is ninety.",
    'I am British',
    "It's Monday today",
    'hello, good morning doctor',
    'my brother says he has a fever',
    "I'm nauseous, I am keeping fluids down, yes",
    "Nothing new. I'd like something for it",
    "i only want help with the sneezing it's the pollen i'm nineteen",
    "I'm Dmitri, I'm here about my father. He's eighty-eight.",
    'Hello. Sixteenth of June, two thousand and one. I went over on my ankle.',
    'Uh, the second of April, nineteen fifty-nine. It is my ears.',
    'Tenth of the tenth, sixty-eight. And still at Mill Lane, yes. It is my hand.',
    'i got it from him i can see white dots on the tonsils',
  ])('is not invented from "%s"', (said) => {
    expect(extractRegistration(said).name).toEqual({ how: 'not heard' });
  });

  it('is never the caller’s when the patient is somebody else', () => {
    expect(extractRegistration('My name is Laura Kim. My son has a fever, he is five.').name.how).toBe('not heard');
  });

  it.each([
    ['um my wee boy he is four he is called lewis lewis drummond i have given him calpol', 'Lewis Drummond'],
    ["I'm here about my partner, they're called Robin Ashdown", 'Robin Ashdown'],
    ["my iron was low once i'm forty one yeah nasreen chaudhry", 'Nasreen Chaudhry'],
    ["No, it's not red. I can bend it fine. Kenny Strachan, yeah. Nineteen seventy nine.", 'Kenny Strachan'],
    ["i feel spaced out twenty three my name it's uh it's jodie no she's at work", 'Jodie'],
    ['i am calling for my father mister harbhajan singh gill he is sixty eight', 'Harbhajan Singh Gill'],
    [
      'i am the grandmother my name is ann lee the child is jonas toussaint six years old he has a fever',
      'Jonas Toussaint',
    ],
    ['Hello, I am the patient, John Smith, I am forty', 'John Smith'],
    ["My name is Ben. I'm forty.", 'Ben'],
    ['my name is ben carter and i am forty', 'Ben Carter'],
    ['My name is Ahmed ben Salah', 'Ahmed ben Salah'],
    ["I'm John Wells, I have a cough", 'John Wells'],
    ['my name is Laura Hayes', 'Laura Hayes'],
    ["I'm Laura Burns and I have a cough", 'Laura Burns'],
    ['this is Kimberly. I have a cough', 'Kimberly'],
    ["It's Patricia O'Rourke, em, and I've a pain in my knee", "Patricia O'Rourke"],
    ["I spoke to a lady, Carol, on the phone. I'm Ann Lee", 'Ann Lee'],
    ['Hello, Dilip speaking. It is my calf', 'Dilip'],
    ['June Carter, fifth of May, nineteen fifty', 'June Carter'],
    ["i brought my coworker kwabena asante he's a 35 year old male", 'Kwabena Asante'],
    ["It's Mrs Dunne, Philomena Dunne. I have come out in blisters.", 'Philomena Dunne'],
    ["My lips have gone huge. No, I haven't got a pen. Priya, Priya Menon.", 'Priya Menon'],
    ['morning uh stanislaw kowalczyk yes twenty of november nineteen sixty eight', 'Stanislaw Kowalczyk'],
    ["Emine Yildiz speaking, I'm bringing in my son Kerem Yildiz. 6 year old male.", 'Kerem Yildiz'],
    [
      "I'm Delroy Campbell, my auntie needs to be seen. Auntie is Winsome Barrett. She has a sore eye.",
      'Winsome Barrett',
    ],
    ["I'm the caregiver of Ingrid Solheim. She is an 84 year old female.", 'Ingrid Solheim'],
    ["patient's called marie mukendi 19 year old male sneezing", 'Marie Mukendi'],
    ["good morning i'm the grandmother of hinemoa parata a 9 year old girl", 'Hinemoa Parata'],
    [
      'good afternoon this is about abigail owusu she is my niece thirteen years old and her knee hurts',
      'Abigail Owusu',
    ],
  ])('is the patient’s, whoever else is mentioned: %s', (said, name) => {
    expect(extractRegistration(said).name).toMatchObject({ value: name });
  });

  it.each([
    ["I'm a student, I'm twenty. No, hang on, twenty one.", 21],
    ['magdalena kowalczyk yes fourth of the fifth eighty two', undefined],
  ])('the age in %s', (said, age) => {
    const heard = extractRegistration(said).age;
    expect(heard.how === 'not heard' ? undefined : heard.value).toBe(age);
  });

  it('takes no symptom that a "no" after it denies', () => {
    expect(extractRegistration('It burns. No blood. Back pain no. I feel cold.').symptoms).not.toMatchObject({
      value: expect.arrayContaining(['back pain']),
    });
  });

  it('stays the speaker’s who says "I’ve" and mentions somebody', () => {
    const said = "It's Sinead Okonkwo-Byrne. I've been tired. My mum's iron was low. I've had it before.";
    expect(extractRegistration(said).name).toMatchObject({ value: 'Sinead Okonkwo-Byrne' });
  });

  it.each([
    ["no the neck's fine yeah karen uh karen pritchard no you've got the right date", 'Karen Pritchard'],
    ["I'm a fifty two year old man, Piers Lockwood.", 'Piers Lockwood'],
    ['Please put down Esperanza Villalobos, phone (956) 555-0173', 'Esperanza Villalobos'],
    ['My name is Hyacinth Bell, and I am sixty-five.', 'Hyacinth Bell'],
    ["I'm JOHN SMITH and I have a cough", 'John Smith'],
    ["My name is Hassan Abdi Hassan and it's my hand.", 'Hassan Abdi Hassan'],
    ["It's Thuy Linh, Thuy Linh Pham.", 'Thuy Linh Pham'],
    ["nilesh here nilesh gaikwad from dombivli it's my foot", 'Nilesh Gaikwad'],
    [
      "no neck pain it's on my hand that is all for now i type the whole day long so oh sorry it's denise denise okafor",
      'Denise Okafor',
    ],
    ['Okay, so full name Wei Ling Tan, people call me Wei Ling.', 'Wei Ling Tan'],
    ["Can you hear me? Um, Tariq Mahmood, and I'm at nineteen Larch Close.", 'Tariq Mahmood'],
    ['I feel well. Nothing else. Uh, Tobias Penfold, first of May ninety two.', 'Tobias Penfold'],
    ["It's ANN LEE, I'm forty", 'Ann Lee'],
    ['Please add Ahmed Haddad, a 60 year old man', 'Ahmed Haddad'],
    ["Desmond's the name, and I'm sixty-seven.", 'Desmond'],
    ["Margit Halvorsen, born on the thirtieth of April. It's my knee.", 'Margit Halvorsen'],
    ['Oh, the name, sorry, Ewa Kowalczyk.', 'Ewa Kowalczyk'],
    ["it's um yasmin um yasmin el sayed, i have a cough", 'Yasmin el Sayed'],
    ["Um, Esteban Quiroga. Shall I spell it? Q U I, yeah. I'm fifty.", 'Esteban Quiroga'],
    ["my name is Siân O'Brien, O B R I E N", "Siân O'Brien"],
    ["it's rosalind okonkwo-hayes and my birthday is in may", 'Rosalind Okonkwo-Hayes'],
  ])('is the one that was spelled: %s', (said, name) => {
    expect(extractRegistration(said).name).toMatchObject({ value: name });
  });

  it('gets its capitals when it was written without', () => {
    expect(extractRegistration("my name is siobhan o'neill").name).toMatchObject({ value: "Siobhan O'Neill" });
    expect(extractRegistration('MY NAME IS JUAN DE LA CRUZ').name).toMatchObject({ value: 'Juan de la Cruz' });
  });
});

describe('an age', () => {
  it.each([
    ['my date of birth is the third of May 1980', undefined],
    ['I have had this for 10 years', undefined],
    ["I'm five foot three", undefined],
    ['I am 12 weeks pregnant', undefined],
    ['diabetic since the age of 12', undefined],
    ['I am 34, no sorry, 35', 35],
    ['I am a hundred and two years old', 102],
    ['my baby is six months old', 0],
    ['my eighteen-month-old has a cough', 1],
    ['I am 200 years old', undefined],
    ['47yo man', 47],
    ['Wambui Kariuki. Twenty third March, nineteen seventy nine.', undefined],
    ['I turned seventy in May', 70],
    ["I'm forty... forty-four. It is my knee", 44],
    ['my son has a fever. Temperature is 39.', undefined],
    ['I smoke. Forty years. It is my chest.', undefined],
    ['Date of birth is the third of the eleventh, sixty six.', undefined],
    ["I have epilepsy since I'm twelve years", undefined],
    ['I am fifty, fifty one in Ramadan', 50],
    ['i am fifty five i drive a lorry', 55],
    ["i'm thirty nothing is wrong with me", 30],
    ["i'm thirty with a cough", 30],
    ['Does that count? Fifty-two, and my mother had it.', 52],
    ["My name is Sunita, I'm thirty nine. My six year old gave me her cold.", 39],
    ["I've come with the twins, Oscar Fitzgerald. They're five.", 5],
    ['my wife is six days since she had the baby', undefined],
    ["i don't smoke fifty one and i drink tea", 51],
    ['my sugar is over thirty and i keep being sick', undefined],
    ['third of the second ninety four i have a cough', undefined],
    ['muthusamy govindan sixty eight already doctor', 68],
    ['Yes. Sixteenth of June, two thousand and one.', undefined],
    ['June Carter, 5th of May 1950', undefined],
    ['I just turned thirty-six, thank you', 36],
    ['sixty three they found a spot on my lung', 63],
    ["Sorry, I should have said, it's the first of May, eighty two.", undefined],
    ['twelfth of the first ninety eight so i flew back', undefined],
    ["Yes, that's right, forty. I work in a warehouse.", 40],
    ["Yeah, sixty-four. I can't see the road signs.", 64],
    ["it's flat two and i have been feeling low", undefined],
    ['She just turned nine. Her belly hurts.', 9],
    ["i think i've got mastitis she's five weeks old", undefined],
    ['yes he is eleven months i have tried the cream', 0],
    ['i am ann lee thirty two female i have a fever i am breastfeeding my daughter who is three weeks old', 32],
  ])('in "%s" is %s', (said, age) => {
    const heard = extractRegistration(said).age;
    expect(heard.how === 'not heard' ? undefined : heard.value).toBe(age);
  });
});

describe('a gender', () => {
  it.each([
    ['my pronouns are they, them', 'other'],
    ["She's nine months. My husband has asthma.", 'female'],
  ])('is heard in "%s"', (said, gender) => {
    expect(extractRegistration(said).gender).toEqual({ value: gender, how: 'heard' });
  });
});

describe('a phone number', () => {
  it.each([
    ['call me on 555.123.4567', '5551234567'],
    ['it is +1 (212) 555-0142', '+12125550142'],
    ['My number is 07700 900 361. Oh, and he did have TB.', '07700900361'],
    ['five five five, one two three, four five six seven', '5551234567'],
    ['my number is double oh seven, triple five, one two three four', '0075551234'],
    ['phone plus nine one nine eight oh nine oh one three three two nine', '+919809013329'],
    ['phone oh two oh, seven nine four six, oh nine five eight', '02079460958'],
    ['my number is seven twenty, five fifty five, twelve thirty four', '7205551234'],
    ['555 123 4567, no sorry, 555 765 4321', '5557654321'],
    ['area code eight one five, then five five five, oh one three five', '8155550135'],
    ['my NHS number is 943 476 5919', undefined],
    ['born on 12 08 1958', undefined],
    ['I am 42. 555 123 4567', '5551234567'],
  ])('in "%s" is %s', (said, phone) => {
    const heard = extractRegistration(said).phone;
    expect(heard.how === 'not heard' ? undefined : heard.value).toBe(phone);
  });
});

describe('a denied symptom', () => {
  it.each([
    ['no fever, no cough, only a headache', ['headache']],
    ["I don't have any chest pain, cough or fever", undefined],
    ['denies fever, chills, nausea and vomiting', undefined],
    ['without nausea but with dizziness', ['dizziness']],
    ['I have no fever and my knee hurts', ['knee pain']],
    ['no cough and my head is pounding', ['headache']],
    ['I have never had a headache', undefined],
    ['Fever? No. Cough? Yes.', ['cough']],
    ['No, I have a fever', ['fever']],
    ["I can't breathe well and I don't know why", ['shortness of breath']],
    ['not only a headache but also a fever', ['headache', 'fever']],
    ["the cough doesn't go away", ['cough']],
    ['my mother died of a fever, I have a cough', ['cough']],
    ['family history of migraine', undefined],
    ['the pain in my shoulder runs down the arm', ['shoulder pain']],
    ["I can talk fine, I'm not out of breath at all", undefined],
    ["I can't say I have chest pain", undefined],
    ["I couldn't get any air", ['shortness of breath']],
    ['I want to sleep without hacking', undefined],
    ["no, she's not in any pain", undefined],
    ["I don't have a fever or any pain in my back", undefined],
    ["he's not working hard to breathe", undefined],
    ['I have a cough, and it hurts when I cough', ['cough', 'pain']],
    ["I have a fever, my parents would have come but they're away", ['fever']],
    ["he'd a bit of a fever on Monday but that's away now", undefined],
    ['my urine is getting cloudy', undefined],
    ['I was 38 2 years ago when it began', undefined],
    ['my temperature is normal and I am 38', undefined],
    ['he has been seizure free for two years', undefined],
    ['it is worse on coughing', undefined],
    ['I take pain pills', undefined],
    ['I drink sugar free cola and have a cough', ['cough']],
    ["it's my back brace, the strap is loose", undefined],
    ["I'm calling about my eye test", undefined],
    ["Well, it's back, doctor, the same thing as in May", undefined],
    ['we went swimming on Saturday', undefined],
    ['coughing makes it worse', undefined],
    ['no drowsiness, no breathing difficulty', undefined],
    ["the worst headache. No, I don't get headaches", ['headache']],
    ["I don't get headaches or dizziness", undefined],
    ['dull headaches pregnancy test is negative', ['headache']],
    ['I leak when I cough', undefined],
    ['a headache, but not a migraine', ['headache']],
    ["I don't get short of breath or chest tightness", undefined],
    ["I don't get fever, cough or pain", undefined],
    ["I don't get headaches, it's the knee pain", ['knee pain']],
    ["it doesn't get better and there is a rash", ['rash']],
    ['green stuff coming out of the wound', undefined],
    ['my BMI is 38.5', undefined],
    ['I weigh 101.5 kilos', undefined],
    ['I did my back exercises', undefined],
    ['I turned to back out of the driveway', undefined],
    ['Blurf, snickle, wumps, trindle, gawf', undefined],
    ["I'm trying to keep my weight down", undefined],
    ['my temple is swollen up', undefined],
    ['he was boiling water and spilled it', undefined],
    ["I've been putting back my pills", undefined],
    ['my ankles get puffy', ['ankle swelling']],
    ['I had the runny nose', ['runny nose']],
    ["I've got a jaw that aches up to the temple", ['jaw pain']],
    ['I had to go in the back of the ambulance', undefined],
  ])('is left out of "%s"', (said, symptoms) => {
    const heard = extractRegistration(said).symptoms;
    expect(heard.how === 'not heard' ? undefined : heard.value).toEqual(symptoms);
  });
});

describe('a symptom in lay words', () => {
  it.each([
    ["It's a headache, over the temple. I've never had headaches before.", ['headache']],
    ['Fever since Sunday, I have never had chest pain before', ['fever']],
    ['My ribs hurt and it hurts when I cough', ['rib pain']],
    ['Groin pain. Walking and coughing make it worse.', ['groin pain']],
    ['A headache, worse in the morning and when she bends forward or coughs', ['headache']],
    ['When I cough there is blood', ['cough', 'coughing up blood']],
    ['I bring up phlegm when I cough', ['cough', 'phlegm']],
    ['pain when I cough', ['pain']],
    ['I have got this pain, here, right in the middle of my chest', ['chest pain']],
    ["it's the outside of the elbow the right one it hurts", ['elbow pain']],
    ['i have a splitting head', ['headache']],
    ['I get the streaming nose every May', ['runny nose']],
    ['My breathing has been getting worse', ['shortness of breath']],
    ['I have been getting puffed out on the stairs', ['shortness of breath']],
    ["my back's been bad for two weeks", ['back pain']],
    ['a sore throat and pain on swallowing', ['sore throat']],
    ['this pain, like someone sat on my chest', ['chest pain']],
    ['I got this pain, right across my chest', ['chest pain']],
    ['My throat is, uh, very painful', ['sore throat']],
    ["my throat's been, um, really sore", ['sore throat']],
    ['I have had a bad back on and off', ['back pain']],
    ['when I stand everything is turning', ['dizziness']],
    ['my wrist has come up like a balloon', ['wrist swelling']],
    ['the tap drains slowly and the ladder is unsteady', []],
    ['it hurts to shake hands', ['pain']],
  ])('of the patient, and of now: %s', (said, symptoms) => {
    const heard = extractRegistration(said).symptoms;
    expect(heard.how === 'not heard' ? [] : heard.value).toEqual(symptoms);
  });

  it.each([
    ["It's my back again.", ['back pain']],
    ["I'm here about my ankle.", ['ankle pain']],
    ["it's the joints mainly", ['joint pain']],
    ['joint pain all over', ['pain', 'joint pain']],
    ['it hurts all over', ['body aches']],
    ['he vomited a large amount of bright red blood', ['vomiting blood']],
    ['it hurts when I go, doctor', ['painful urination']],
    ['my finger joints are painful', ['joint pain']],
    ["she's been coughing up yellow stuff", ['cough']],
    ['I have had backache for a week', ['back pain']],
    ['everything spins when I lie down', ['dizziness']],
    ['a complete lack of energy', ['fatigue']],
    ['he has difficulty in breathing', ['shortness of breath']],
    ['I get winded easily', ['shortness of breath']],
    ['eight weeks of tiredness', ['fatigue']],
    ['he was hot, it was thirty eight five', ['fever']],
    ['a resting tremor. No family history of tremor', ['tremor']],
    ['it feels, it feels tight across my chest', ['chest tightness']],
    ['She was a bit hot last night, uh, thirty eight two', ['fever']],
    ['I get hot and sweaty at night, I am 41', ['sweating']],
    ["it's my back it's down low", ['back pain']],
    ['my migraine is here again', ['headache', 'migraine']],
    ['my knuckles ache in the mornings', ['joint pain']],
    ['got the sniffles', ['runny nose']],
    ['I slipped a disc', ['back pain']],
    ['I have to stop for breath every few yards', ['shortness of breath']],
    ["my throat's on fire", ['sore throat']],
    ["she's been puking", ['vomiting']],
    ["I've got the runs", ['diarrhoea']],
    ['welts on my arms', ['rash']],
    ['my vision has gone hazy', ['blurred vision']],
    ["I haven't slept in a week", ['insomnia']],
    ["I can't really breathe right", ['shortness of breath']],
    ["she can't put weight on the right leg", ['difficulty walking']],
  ])('"%s" is %j', (said, symptoms) => {
    expect(extractRegistration(said).symptoms).toMatchObject({ value: symptoms });
  });
});

describe('the matched words', () => {
  it('are where they stand in the transcript, in order, without overlaps', () => {
    const said = 'Um, my name is Ann-Marie O’Hara, I’m thirty-four, a woman, sore throat, 555 123 4567.';
    const marked = extractRegistration(said).matches.map(({ start, end, what }) => [what, said.slice(start, end)]);
    expect(marked).toEqual([
      ['name', 'Ann-Marie O’Hara'],
      ['age', 'I’m thirty-four'],
      ['gender', 'woman'],
      ['symptom', 'sore throat'],
      ['phone', '555 123 4567'],
    ]);
  });
});

describe('a transcript with nothing in it', () => {
  it.each(['', '   ', 'hello there', 'the weather is lovely', '???'])('%j has nothing', (said) => {
    expect(hasNothing(extractRegistration(said))).toBe(true);
  });

  it('has something when one of name, age, phone and symptom is there', () => {
    for (const said of ['my name is Bo', "I'm 34", '5551234567', 'a fever'])
      expect(hasNothing(extractRegistration(said))).toBe(false);
  });
});
