/**
 * What people choose when they do not think of it, and what is tried first: passwords, and words that become one with a
 * figure or a sign. In lower case, at least four characters; `isCommonPassword` tries the usual disguises.
 */
export const commonPasswords: readonly string[] = `
112233 11223344 121212 123123 123321 12341234 123456 1234567 12345678 123456789 1234567890 123abc 123qwe 131313
147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 258456 654321 666666 696969 741852963
7777777 789456123 87654321 88888888 987654321 a1b2c3 a1b2c3d4 aa123456 abc123 abcd1234 access account accounting
accounts acdc admin administrator alexander alexandra alexis amanda amazon andrea andrew android angel angela
angels anna anthony anything apollo apple april arsenal asdf1234 asdfgh asdfghjkl ashley ashton asshole athena
august austin autumn avengers azerty baby babyboy babygirl bailey banana barbara barcelona baseball basketball
bastard batman beagle bears beatles beautiful berlin bible birthday bitch black blessed blink182 blue boston
brandon brian brittany broncos bronze brother budweiser buffalo bulldog bulls bullshit bunny burger business
butter butterfly cable cabling camaro candy cantremember captain caroline carter catherine celtic celtics champion
changeit changeme charlie charlotte cheese cheetah chelsea chelseafc cherry chevrolet chevy chicago chiefs
chocolate christ christian christina christmas christopher church cinnamon cisco claudia client cobra cocacola
coffee company computer cookie cookies cooper copper corvette counter courtney cowboys crystal customer cutie
cynthia daddy dallas daniel danielle darling database datacenter david debian december default demon desktop devil
diablo diamond diana director discovery dodgers dollar dolphin dragon drummer ducati dylan eagle eagles earth
easter elizabeth elvis emerald emily eminem emma employee enterprise eric evening everton everybody everything
facebook faith falcon fall family father february ferrari fiber finance fireman football ford forever forgot
forgotten fortnite freedom friday friend friends frodo fuck fuckoff fuckyou gabriel galaxy gandalf george giants
ginger golden golfer golfing goodbye google gorgeous grace grandma grandpa green greenday guest guinness guitar
halloween halo handsome hannah happy harley hawk heather heaven heineken hell hello helloworld helpdesk hermes
hobbit hockey holiday honda honey honeybear hope horse hottie hulk hunter husband iloveu iloveyou instagram intern
internet iphone ironmaiden ironman isabella jaguar james january jasmine jason jayhawks jedi jennifer jessica
jesus jesuschrist john jordan joseph joshua july june jupiter justin juventus kansas kansascity katherine kathryn
kevin keyboard killer kimberly kitten kitty ladybug lakers laptop laughing laura lauren lemonade leopard letmein
letmein1 letmeinnow lightsaber linda lindsay linkedin linkinpark linux lions lisa liverpool logan login loki
london love lovely loveme lover loveyou lucifer lucky madison madrid magic manager manchester march maria marie
marine mario marketing mars martin martina mary mason master matrix matthew megadeth melissa mercedes mercury
merlin metallica michael michelle microsoft midnight milan military million millionaire minecraft missouri mommy
monday money monica monitor monkey morgan morning moses mother motorola mouse muffin music mustang mypassword
mysql natalie natasha nathan neptune network nevermind newpassword nicholas nicole ninja nintendo nirvana nobody
nokia nothing november october odin office oldpassword olivia open opensesame oracle orange outlook p@ssword
packers pamela pancake panther paris parker pass pass1234 passcode passphrase passport passw0rd password password!
password1 password12 password123 passwort patchbay patricia patrick patriots peace peaches peanut pearl penguin
pepper pepsi peter phoenix piano pikachu pinkfloyd pirate pizza planet platinum playstation please pluto pokemon
police poodle popcorn porsche portal postgres potato power prairie prairieline prayer president princess private
public pumpkin puppy purple pussy q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc queen qweasd qweasdzxc qwerty qwerty1
qwerty123 qwertyuiop qwertz rabbit rachel radiohead raiders rainbow rangers raven rebecca reception redsox rich
richard robert roblox rolling root rottweiler router royals ruby ryan sales samantha samsung samuel samurai sandra
sapphire sarah satan saturday saturn scorpion season sebastian secret september server service sesame sexsex sexy
shadow shark silver sister skywalker slayer slipknot smile snake snapchat soccer softball soldier somebody
something sonic sophia sophie sorry spider spiderman spring staff starcraft startrek starwars steelers stephanie
stephen steven stones strawberry success sugar summer sunday sunshine superman support susan suzuki sweetheart
sweetie swimming switch system taylor temp temporary tennis tequila test test123 test1234 tester testing
thanksgiving thankyou theresa thomas thor thursday tigers tigger tomato toor topsecret toyota trustno1 tuesday
turtle twitter tyler ubuntu universe unknown user vacation vader vanessa vanilla venus veronica victoria victory
vincent violet virginia vodka volleyball voyager warcraft warrior wednesday weekend welcome welcome1 welcome123
welcomeback whale whatever whatsapp whiskey white wildcats william windows winner winter wireless wizard wolverine
xbox yamaha yankees yellow yoda yourpassword zachary zaq12wsx zelda zeppelin zeus zxcvbn zxcvbnm
`
  .trim()
  .split(/\s+/)
