/** How the questions that the first edition leaves open are read, by their ids. */
export const rulings = {
  faces:
    'A face is illegal only when all its pips are painted and all in one colour; green counts as a colour. So nothing goes on the 1-face.',
  'armour-twice':
    'Armour caps each face, and the one-colour rule caps it again: with plate and a shield 4 on the 5- and 6-face, 3 on the 4, 2 on the 3, 1 on the 2.',
  maxima: 'Points and skills are maxima. Points left over are legal and worth a warning.',
  allowance:
    'A character without any trait chooses one skill, as one with several traits does. The same skill twice is an error.',
  'fiend-budget':
    'A fiend costs 3 points at most for each Magic pip of its summoner’s best face, and keeps to the rules of faces.',
  examples:
    'The dice of the three example characters were pictures. Bito’s is told in the text; those of Thranduil and Hekate are made to fit their sheets.',
  begin:
    'The edition names no order of play. A die is rolled once, ties again; the highest begins, then clockwise, teams alternating. A player’s turn holds all his characters.',
  'attack-once':
    'An attack is once a turn, before or after the movement, and a spell takes its place. Hurry keeps the attack and lengthens the movement; Dash adds 5# for each green pip and spends the attack; Cat’s Charge replaces the movement.',
  'survival-roll':
    'A Survival skill takes the attack’s place or, announced with it, uses the green pips of the attack’s roll. One skill per roll.',
  'line-order':
    'Lines without a colour always apply. What green pips do comes before the defence, hit or not; pushes come after the damage. A value that is set to 0 stays 0.',
  values:
    'Bonuses count whatever the dice show: with +1 AV a roll without a pip still hits with 1. No value falls below 0.',
  'spell-lines':
    'Of the two parts of a spell the book’s first is the blue pip’s and the second the green one’s. Blue counts as its highest face, green as the sum over all dice. A spell needs green; without blue its blue amounts are 0.',
  'magic-damage':
    'Each target defends the damage of a spell once, with its MDV. Nothing else that a spell does is defended.',
  'down-clock':
    'The turn after falling is lost and starts the clock. Healed before the turn after that, a character gets up on his first turn after the lost one; later only Resurrection raises him.',
  'down-figures': 'The down are no targets, supporters, holders or obstacles.',
  'who-kills': 'Where characters come back, having no dice is death. Whoever took the last die has the kill.',
  'never-more': 'Dice beyond the Dicepool are never kept.',
  supporters:
    'Each supporter in base contact adds 1 AV in melee; at range he needs to be within 10# of the target, see it, and have Ranged pips. One attack or one support from turn to turn.',
  reach:
    'A shot reaches 10#, and 1# more for each full # that the marksman stands above the ground. One that the −1 AV of Enhanced Range or a short roll leaves out of range is lost.',
  'base-and-edge': 'A base is 1# across. Distances run from base edge to base edge; partly inside is inside.',
  sight:
    'Characters do not block sight and give no cover. Terrain does what the players agreed on: see through, walk through, cover, climb, each yes or no. Nobody ends a move on another base; friends may be passed, opponents may not.',
  climb: 'Climbing takes the height, rounded up to full #, from the movement that is left.',
  fall: 'A fall further than 1# ends the movement and takes 1 die for each full #. So does being pushed off.',
  chain:
    'With Rampage and Rapid Fire each green pip is one more attack with the same −1 AV. Each further roll may add more.',
  'named-skill': 'Poisoned Arrow names a skill that the target must not use.',
  'poison-used': 'Poison is used up by the next attack, hit or not.',
  'poison-joint':
    'If others help with that attack, the poison is used up without its bonus: no skills count in a joint attack.',
  taunted:
    'A taunted character attacks nobody but the taunter. Its player can’t end the turn while it stands where it could attack the taunter and still has its attack; it may move away first. A spell or a skill in the attack’s place is free, at anybody. Breath Weapon, Spikes and Rage are attacks of the fiend: a taunted fiend has to hit a taunter with them.',
  charge:
    'Cat’s Charge moves like any other movement: you may climb and jump, and height counts against its 5#.',
  'trap-token':
    'A trap is a token with 1 Life, DV 3 and MDV 0 that can be attacked. Once triggered it deals its damage and is removed.',
  raised:
    'Resurrection gets its target up at once, but it acts only from its player’s next turn: the current one was lost when it began.',
  'summon-time':
    'Blue pips are Life and 3 points each, and one turn of casting each after the first summoning; green pips shorten it, never below 0.',
  'summon-first':
    'The first casting takes the attack, without a roll; the fiend has the most mana of the caster’s best face.',
  'summon-still':
    'A caster at work doesn’t move. He may still attack, help others, and use spells and skills that don’t move him. Being pushed breaks the casting, a hit adds a turn.',
  'fiend-room':
    'A fiend comes only into base contact with its caster. Without room there the first summoning can’t be used and stays available. A casting that is finished waits: the fiend comes at the end of the first of the caster’s turns with room, and until then he moves and acts as usual.',
  'fiend-strikes':
    'Breath Weapon, Spikes and Rage are rolled by the caster and dealt by the fiend, as its attack of that turn. Spikes reach 2# for each blue pip.',
  'breath-line':
    'The caster’s player draws the line of Breath Weapon from the fiend’s edge: straight, in any direction, and as short as he likes. It hits everyone on it that the fiend sees, friends too.',
  'spikes-shot':
    'Spikes are missiles: each full # that the fiend stands above the ground adds 1# to their range, and each opponent in contact with it takes 1 off the AV.',
  'fiend-lasting': 'Wings and Shadow Form last until the caster’s next turn.',
  spawn: 'In Deathmatch each of the three spawn points has two of the numbers from 1 to 6. Ten kills win.',
  standing: 'A Gang Fight ends when nobody of a team stands.',
  flags: 'Three flags win Capture the Flag.',
  'flag-returns':
    'A dropped flag goes back once every player of the carrier’s team has had a turn that began after it fell.',
  pushed:
    'Who is pushed doesn’t pick up a flag, because moving onto it is something you do yourself. Traps and bases ask only where you are: a push sets off traps, and it brings you into a base, with a flag that you carry too.',
  hill: 'Points of King of the Hill are given for each token at the end of a round. Whoever falls in another’s base counts for nobody.',
  'fiend-base':
    'In King of the Hill no fiend appears in the enemy’s base: it comes on another side of its caster, or waits for room.',
  'fifty-rounds': 'House value: after 50 rounds more points, else more dice, win. Equal is a draw.',
  'nothing-else': 'This edition has no reactions and no critical hits.',
  chance: 'Random choices come from the match’s own seeded dice, never from the clock.',
} as const;
