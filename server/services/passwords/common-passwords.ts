/** Words that do not become a password by adding digits or symbols. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  `abc admin administrator alexander amanda andrea andrew angel anthony apple ashley autumn baseball basketball batman
  berlin blink bond butterfly charlie cheese chelsea chicken chocolate clinic coffee computer cookie daniel default
  demo dennis diamond doctor dragon eagle elizabeth family fender flower football forever frontdesk garfield george
  ginger guest hannah hello hockey hospital hunter iloveyou internet jennifer jessica jordan joseph joshua justin
  killer letmein liverpool login london love lovely maggie manager marina martin master matrix matthew maverick
  medical melissa mercedes merlin michael michelle monday monkey mother mustang myself naruto nicole nirvana nurse
  orange oscar pass passw passwd password passwort pepper phoenix pokemon pretty princess purple qwer qwert qwerty
  qwertz rachel rainbow ranger reception richard robert root samantha samsung sarah scooter secret security server
  shadow silver slipknot smokey snoopy soccer spiderman spring starwars steven summer sunday sunflower sunshine
  superman superstar support sweet system tennis test tester testing thomas thunder tiger tigger trustno unknown user
  vanessa victoria warrior webmaster welcome whatever william winner winter yellow zxcvbn azerty asdf asdfgh changeme
  changeit temp temporary motdepasse contrasena senha parola geheim haslo parool salasana losenord hemmelig`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What the common list (@zxcvbn-ts/language-common) lacks: other keyboards, longer runs, and a hospital's own words. In lower case. */
const ALSO_COMMON: readonly string[] =
  `0123456789 00000000 87654321 987654321 123123123 12341234 22222222 55555555 66666666 77777777 88888888 99999999
  zaq1zaq1 abcdefgh aaaaaaaa adminadmin rootroot guestguest testtest1 useruser user1234 hospital1 hospital123
  clinic123 doctor123 nurse123 correcthorsebatterystaple opensesame1 passwort123 frontdesk frontdesk1 frontdesk123
  reception reception1 thankyou1 zxcvbnm, 101010101 121212121 131313131 1111111111 0000000000`.split(/\s+/);

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords that attackers try first, in lower case: some fifty thousand, read when somebody first sets one. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...ALSO_COMMON]),
  );
  return list;
}
