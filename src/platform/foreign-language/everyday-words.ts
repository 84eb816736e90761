/**
 * The words people use first at a front desk, by language (ISO 639-1), without accents: not English, not part of a
 * name, and shared by hardly any other language. They identify short texts, because a detector based on letters
 * mistakes names and Latin terms for other languages.
 */
export const EVERYDAY_WORDS = {
  es: words(
    `hola buenos buenas dias tardes tengo tiene tienes duele duelen dolor dolores cabeza fiebre mucho mucha muy desde ayer hoy estoy
     esta soy necesito quiero quisiera hablo habla ingles espanol hijo hija mujer esposo esposa madre padre bebe anos meses nombre
     llamo telefono numero cuando porque pero medico cita favor gracias ayuda puedo respirar estomago pecho espalda vomitos embarazada
     hace que se ha puede siento dormir todo cuerpo pierna rodilla una llevo semana vomita vomito vomitado alergica alergico presion
     para donde estaba como tambien noche hinchada hinchado mareada mareado sangre sangra mano brazo dedo cayo unos`,
  ),
  fr: words(
    `j'ai ai je suis mal tete tres depuis hier bonjour bonsoir voudrais besoin parle parlez francais anglais fils fille femme mari mere
     pere bebe mois fievre toux tousse gorge ventre dos poitrine medecin docteur merci aide peux respirer avec pour dans une c'est n'ai
     m'appelle appelle douleur vertiges pas elle nous vous mon qui quelqu'un quand nuit jambe jambes genou main vomi vomit gonfle
     gonflee enceinte saigne alergique allergique peau ont sont plus toute tout bien cette dormir tombe tombee`,
  ),
  de: words(
    `ich habe hab mir mich mein meine meinen ist nicht kein keine und seit gestern heute guten tag hallo bitte danke brauche spreche
     sprechen englisch deutsch sohn tochter mutter vater fieber husten kopfschmerzen bauchschmerzen schmerzen weh tut schlecht ubel
     schwindelig jahre heisse wenn sehr einen eine arzt hilfe bekomme kann der das rucken brust luft mit hat wir ihr ihm ihn konnen
     nacht kind durchfall erbricht knie hals bein wie bei zu auf aber sind mochte wurde schwanger blute blutet gefallen geschwollen
     schlafen seinen seine jucken juckt haut allergisch`,
  ),
  pt: words(
    `ola bom boa estou tenho tem dor dores doi cabeca febre muito muita desde ontem hoje preciso quero falo falar fala ingles portugues
     filho filha mulher marido mae pai anos meses nome chamo telefone numero quando porque medico obrigado obrigada ajuda posso
     respirar barriga peito costas tosse gravida nao meu minha com uma esta e falta sinto consigo noite vomitou joelho perna mao
     alergico alergica inchado inchada tensao caiu sangue toda ele ela nos dormir conseguir estava para`,
  ),
  it: words(
    `ciao buongiorno buonasera ho mal testa febbre molto molta ieri oggi vorrei bisogno parlo parla italiano inglese figlio figlia
     moglie marito madre padre anni mesi nome chiamo telefono numero quando perche medico dottore grazie aiuto posso respirare pancia
     petto schiena tosse raffreddore incinta sono dolore fa male mio mi non che giorni con una riesco dormire notte vomitato vomita
     ginocchio gamba mano allergico allergica gonfio gonfia pressione caduto caduta sangue tutta tutto gli della nel stato stata questa
     anche piu`,
  ),
  pl: words(
    `dzien dobry boli bola mnie glowa glowy brzuch brzucha plecy gardlo goraczke goraczka kaszel kasze kaszle nie mowie polsku
     angielsku moj moja syn corka matka ojciec zona maz mam jest od wczoraj dzisiaj tygodnia dni lat nazywam sie potrzebuje prosze
     dziekuje lekarz lekarza lekarzem chcialbym chcialabym pomocy pomoc oddychac klatka klatce jestem ciazy bol bardzo moge spac noc
     noge noga kolano reka wymiotuje krwawi ciaza spuchniete uczulony uczulona mialem mialam byl byla ale tak jak przez wysokie
     cisnienie kreci glowie zab`,
  ),
  tr: words(
    `merhaba gunaydin basim bogazim karnim midem gogsum sirtim agriyor agri agrisi cok ates atesi atesim oksuruk oksuruyorum ingilizce
     turkce bilmiyorum konusamiyorum konusuyorum oglum oglumun kizim kizimin annem babam esim yasinda yasindayim benim adim var yok
     dunden beri doktor doktora istiyorum lutfen tesekkurler yardim nefes almakta alamiyorum bulaniyor kusuyorum hamileyim gun gundur
     ve bir donuyor kusuyor uyuyamiyorum parmagimi kestim dizim sisti kanama kanamam alerjim bacagim elim gece icin degil ama bana edin
     dustum dustu bebegim hasta`,
  ),
  nl: words(
    `ik heb mijn niet geen hoofdpijn buikpijn pijn koorts hoest keel buik hoofd rug borst sinds gisteren vandaag goedemorgen hallo
     alstublieft dank spreek engels nederlands zoon dochter moeder vader vrouw jaar oud heet naam dokter arts nodig hulp adem krijg
     misselijk duizelig zwanger een het maar erg veel wil graag ben ziek deze moet kan slapen knie been hand bloed allergisch gevallen
     gezwollen overgeven wel ook naar bij voor met`,
  ),
  ro: words(
    `buna ziua ma doare durere dureri capul burta spatele pieptul gatul febra tuse tusesc sunt nu vorbesc engleza romana fiul fiica
     copilul nume numele cheama ieri astazi azi doctor medic nevoie vreau rog multumesc ajutor respir respira ameteli greata
     insarcinata foarte mult meu mea este are pot sa dorm vomita genunchi picior mana alergic alergica sange cazut noaptea toata umflat
     tensiune`,
  ),
  hu: words(
    `jo napot szia faj fajdalom fejem hasam hatam torkom mellkasom laz lazam lazas kohog kohogok nem beszelek beszelem angolul magyarul
     fiam lanyom anyam apam ferjem felesegem eves vagyok nevem hivnak tegnap ota orvos orvost orvoshoz kell szeretnek kerem koszonom
     segitseg segitsen kapok levegot szedulok hanyok terhes nagyon es van az egy hogy meg tudok aludni terdem labam kezem hany verzik
     allergias elestem este dagadt magas vernyomasom`,
  ),
  sv: words(
    `hej jag har ont huvudet huvudvark magen ryggen brostet halsen feber hosta hostar inte talar pratar engelska svenska min mitt son
     dotter mamma pappa ar gammal heter sedan igar idag lakare behover vill tack hjalp andas yr illamaende gravid och mycket det en ett
     kan sova kna hand kraks blod allergisk ramlade svullen natten hela mig honom henne`,
  ),
  fi: words(
    `hei moi minulla on paa paata sarkee kipu kipua kuume kuumetta yska vatsa selka rinta kurkku en puhu puhun englantia suomea poikani
     tyttareni aitini isani vuotta vanha nimeni eilen eilisesta lahtien laakari laakaria laakarille tarvitsen haluan kiitos apua
     hengittaa huimaa oksettaa raskaana ja todella kovasti minua voin nukkua polvi jalka kasi oksentaa verta allerginen kaatui
     turvonnut yolla koko han minun`,
  ),
  no: words(
    `hei jeg har vondt hodet hodepine magen ryggen brystet halsen feber hoste hoster ikke snakker engelsk norsk min mitt sonn datter
     mamma pappa gammel heter siden gar dag lege legen trenger vil takk hjelp puste svimmel kvalm gravid og veldig mye det en et kan
     sove kne hand kaster blod allergisk falt hoven natten hele meg ham henne`,
  ),
} as const satisfies Readonly<Record<string, ReadonlySet<string>>>;

function words(listed: string): ReadonlySet<string> {
  return new Set(listed.split(/\s+/u));
}
