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

/** The passwords of eight or more characters that attackers try first, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 11111111 00000000 87654321 987654321 123123123 12341234 11223344
  12344321 11112222 22222222 55555555 66666666 77777777 88888888 99999999 88888888 1234qwer 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qwer1234 qwerty12 qwerty123 qwertyui qwertyuiop
  qweasdzxc asdfasdf asdfghjk asdfghjkl asdf1234 zxcvbnm1 a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefg1 aaaaaaaa
  aa123456 a1234567 a12345678 p@ssw0rd passw0rd pa55word pa55w0rd passwordpassword mypassword newpassword letmein1
  iloveyou iloveyou1 ilovegod ilovehim iloveher iloveme1 trustno1 trustnoone whatever startrek starwars baseball
  basketball football superman spiderman princess sunshine michelle jennifer alexander butterfly elizabeth liverpool
  manchester arsenal1 chelsea1 barcelona realmadrid juventus midnight mercedes corvette hellohello welcome1 welcome123
  adminadmin administrator rootroot changeme changeme1 changeit default1 guestguest testtest testtest1 test1234
  testing123 temp1234 useruser user1234 secret12 security1 computer internet samsung1 nintendo playstation pokemon1
  blink182 slipknot metallica nirvana1 november december september february computer1 charlie1 michael1 jordan23
  master12 monkey12 dragon12 shadow12 killer12 hunter12 hospital1 hospital123 clinic123 doctor123 nurse123
  correcthorsebatterystaple opensesame opensesame1 letmeinnow loveyou1 lovelove fuckyou1
  asshole1 password1 password12 password123 passwort1 passwort123 motdepasse azertyui azertyuiop contrasena
  frontdesk frontdesk1 frontdesk123 reception reception1 thankyou1 thankyou bismillah samantha vanessa1 victoria
  caroline christopher jonathan nicholas zxcvbnm, zxcvbnm123 147258369 159357456 741852963 789456123 963852741
  147852369 159753456 123654789 321654987 456789123 101010101 121212121 131313131 11111111 1111111111 0000000000`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
