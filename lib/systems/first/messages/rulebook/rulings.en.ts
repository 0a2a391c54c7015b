/** How the questions that the first edition leaves open are read, by their ids. */
export const rulings = {
  faces:
    'A face is illegal only when all its pips are painted and all in one colour; green counts as a colour. So the 1-face stays empty.',
  'armour-twice':
    'Armour caps each face, and the one-colour rule caps it again. Plate and a shield allow 4 on the 5- and 6-face, 3 on the 4, 2 on the 3 and 1 on the 2.',
  maxima: 'Points and skills are limits. Points left over are legal and worth a warning.',
  allowance:
    'A character without any trait chooses one skill, like one with several traits. You can’t take the same skill twice.',
  'fiend-budget':
    'A fiend costs 3 points at most for each Magic pip of its summoner’s best face, and keeps to the rules of faces.',
  examples:
    'The booklet shows the dice of its three example characters as pictures. The text describes Bito’s; we made Thranduil’s and Hekate’s to fit their sheets.',
  begin:
    'The first edition gives no turn order. Roll a die once, rerolling ties; the highest starts, then clockwise, teams alternating. A player’s turn includes all his characters.',
  'attack-once':
    'You attack once per turn, before or after your movement; a spell takes the attack’s place. Hurry keeps the attack and lengthens the movement; Dash adds 5# for each green pip and spends the attack; Cat’s Charge replaces the movement.',
  'survival-roll':
    'A Survival skill takes the attack’s place or, announced with it, uses the green pips of the attack’s roll. One skill per roll.',
  'line-order':
    'Lines without a colour always apply. Effects of green pips come before the defence, hit or not; pushes come after the damage. A value set to 0 stays 0.',
  values:
    'Bonuses count whatever the dice show: with +1 AV a roll without a pip still hits with 1. No value falls below 0.',
  'spell-lines':
    'A spell has two parts: in the booklet, the first belongs to the blue pip and the second to the green pip. Blue counts the pips of the best die, green the sum over all dice. A spell needs green; without blue its blue amounts are 0.',
  'magic-damage':
    'Each target defends once against a spell’s damage, with its MDV. There’s no defence against anything else a spell does.',
  'down-clock':
    'A character who falls loses his next turn, which starts the clock. If healed before the turn after that, he gets up on that turn; later only Resurrection raises him.',
  'down-figures': 'Characters who are down aren’t targets, helpers, holders or obstacles.',
  'who-kills':
    'In scenarios where characters come back, losing the last die is death. Whoever took it gets the kill.',
  'never-more': 'You never keep dice beyond the Dicepool.',
  supporters:
    'Each helper in base contact adds 1 AV in melee; at range he must be within 10# of the target, see it, and have Ranged pips. From one of his turns to the next, a character can attack or help only once.',
  reach:
    'A shot reaches 10#, and 1# more for each full # that the marksman stands above the ground. If Enhanced Range doesn’t roll enough range for its target, the shot is lost.',
  'base-and-edge': 'A base is 1# across. Distances run from base edge to base edge; partly inside is inside.',
  sight:
    'Characters don’t block sight or give cover. Terrain does what you agreed on: see through, walk through, cover, climb, each yes or no. Nobody ends a move on another base; you can move past friends, but not past opponents.',
  climb: 'Climbing takes the height, rounded up to full #, off your remaining movement.',
  fall: 'A fall of more than 1# ends the movement and costs 1 die for each full #. So does being pushed off.',
  chain:
    'With Rampage and Rapid Fire each green pip is one more attack with the same −1 AV. Each further roll may add more.',
  'named-skill': 'Poisoned Arrow names a skill the target can’t use.',
  'poison-used': 'The next attack uses up the poison, hit or not.',
  'poison-joint':
    'If others help with that attack, the poison is used up without its bonus: skills don’t count in a joint attack.',
  taunted:
    'A taunted character attacks nobody but the taunter. Its player can’t end the turn while it could attack the taunter from where it stands and still has its attack. It may move away first. A spell or skill in the attack’s place may target anybody. Breath Weapon, Spikes and Rage are attacks of the fiend: a taunted fiend has to hit a taunter with them.',
  charge:
    'Cat’s Charge moves like any other movement: you may climb and jump, and height counts against its 5#.',
  'trap-token':
    'A trap is a token with 1 Life, DV 3 and MDV 0; it can be attacked. Once triggered, it deals its damage and is removed.',
  raised:
    'A resurrected target gets up at once, but acts only from its player’s next turn: the current one was already lost when it began.',
  'summon-time':
    'Each blue pip gives 1 Life and 3 points, and after the first summoning adds one turn of casting. Green pips shorten the casting, never below 0.',
  'summon-first':
    'The first casting replaces the attack and needs no roll; the fiend gets all the Magic pips of the caster’s best face.',
  'summon-still':
    'While casting, a caster doesn’t move. He may still attack, help others, and use spells and skills that don’t move him. Being pushed breaks the casting; a hit only adds a turn.',
  'fiend-room':
    'A fiend comes only into base contact with its caster. Without room there the first summoning can’t be used and stays available. A finished casting waits: the fiend comes at the end of the caster’s first turn with room. Until then the caster moves and acts as usual.',
  'fiend-strikes':
    'The caster rolls for Breath Weapon, Spikes and Rage; the fiend deals them as its attack of that turn. Spikes reach 2# for each blue pip.',
  'breath-line':
    'The caster’s player draws the line of Breath Weapon from the fiend’s edge: straight, in any direction, and as short as he likes. It hits everyone on it that the fiend sees, friends too.',
  'spikes-shot':
    'Spikes are missiles. Each full # that the fiend stands above the ground adds 1# to their range, and each opponent in contact with it takes 1 off the AV.',
  'fiend-lasting': 'Wings and Shadow Form last until the caster’s next turn.',
  spawn: 'In Deathmatch each of the three spawn points has two of the numbers from 1 to 6. Ten kills win.',
  standing: 'A Gang Fight ends when one team has nobody standing.',
  flags: 'Three flags win Capture the Flag.',
  'flag-returns':
    'A dropped flag goes back once every player of the carrier’s team has had a turn that began after it fell.',
  pushed:
    'If you are pushed onto a flag you don’t pick it up: you have to move there yourself. For traps and bases only your position counts: a push sets off traps and brings you into a base, along with a flag you carry.',
  hill: 'In King of the Hill each token scores at the end of a round. A character killed in the other team’s base counts for nobody.',
  'fiend-base':
    'In King of the Hill no fiend appears in the enemy’s base: it comes on another side of its caster, or waits for room.',
  'fifty-rounds':
    'House value: after 50 rounds whoever has more points wins; on a tie, whoever has more dice. If both are equal, it’s a draw.',
  'nothing-else': 'This edition has no reactions and no critical hits.',
  chance: 'Random choices come from the match’s own seeded dice, never from the clock.',
} as const;
