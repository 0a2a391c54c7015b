/** How the questions that the first edition leaves open are read, by their ids. */
export const rulings = {
  faces:
    'A face is illegal if every pip on it is painted and they all have the same colour. Green counts as a colour. So the 1-face stays empty.',
  'armour-twice':
    'What you wear limits the Armour pips on each face, and the one-colour rule limits them further. With plate and a shield you can have 4 on the 6 and on the 5, 3 on the 4, 2 on the 3 and 1 on the 2.',
  maxima:
    'You don’t have to use all your points or take all your skills. If you have points left, your hero is still legal, but Pipsmith warns you.',
  allowance:
    'A character with no trait at all chooses one skill, just like a character with several traits. You can’t take the same skill twice.',
  'fiend-budget':
    'A fiend can cost at most 3 points for each Magic pip on its summoner’s best face. The rules for faces apply to its die too.',
  examples:
    'The booklet shows the dice of its three example characters as pictures. The text describes Bito’s; we made Thranduil’s and Hekate’s to fit their sheets.',
  begin:
    'The first edition gives no turn order. Everybody rolls a die once; reroll ties. The highest roll starts. Play goes clockwise, and the teams alternate. A player’s turn includes all his characters.',
  'attack-once':
    'You attack once per turn, before or after your movement; a spell takes the attack’s place. With Hurry you move further and can still attack. Dash adds 5# for each green pip, but costs you the attack. Cat’s Charge takes the place of your movement.',
  'survival-roll':
    'You use a Survival skill instead of your attack, or you announce it with your attack: then it uses the green pips of that roll. You can use only one skill with each roll.',
  'line-order':
    'The lines of a skill without a colour always apply. Effects of green pips happen before the target defends, whether the attack hits or not; pushes happen after the damage. If a skill sets a value to 0, it stays at 0.',
  values:
    'Bonuses count whatever the dice show: with +1 AV, a roll without a pip still has AV 1. No value falls below 0.',
  'spell-lines':
    'A spell has two parts: in the booklet, the first belongs to the blue pip and the second to the green pip. Count the blue pips on your best die, and the green ones on all your dice. A spell needs a green pip. Without a blue pip, the bold numbers of its blue part are 0.',
  'magic-damage':
    'Each target defends once against a spell’s damage, with its MDV. There’s no defence against anything else a spell does.',
  'down-clock':
    'A character who falls loses his next turn. If somebody heals him in time for the turn after that, he gets up then. Later only Resurrection raises him.',
  'down-figures':
    'Characters who are down can’t be targeted, except to heal or raise them. They don’t help with attacks, don’t hold tokens and don’t block anybody.',
  'who-kills':
    'In scenarios where characters come back, a character who loses his last die is killed. Whoever took that die gets the kill.',
  'never-more': 'You can never have more dice than your Dicepool allows.',
  supporters:
    'In melee, each helper in base contact with the target adds 1 AV. For a shot, a helper must be within 10# of the target, see it and have Ranged pips. From the start of one of his turns to the start of his next, a character can either attack or help, and only once.',
  reach:
    'A shot reaches 10#, and 1# more for each full # that the marksman stands above the ground. If your roll for Enhanced Range doesn’t add enough range to reach the target, the shot is lost.',
  'base-and-edge':
    'A base is 1# across. Measure from base edge to base edge. A base that is partly inside an area counts as inside.',
  sight:
    'Characters don’t block sight or give cover. For each piece of terrain, agree on the answers: can you see through it, walk through it or climb it, and does it give cover? You can move through friends, but not through opponents, and you can’t end a move on another base.',
  climb: 'When you climb, subtract the height, rounded up to full #, from the movement you have left.',
  fall: 'If you fall more than 1#, your movement ends and you lose 1 die for each full #. The same happens if you are pushed off an edge.',
  chain:
    'With Rampage and Rapid Fire each green pip gives you one more attack, also at −1 AV. Each of those rolls may add more attacks.',
  'named-skill': 'With Poisoned Arrow you choose which skill the target can’t use.',
  'poison-used': 'Your next attack uses up the poison, whether it hits or not.',
  'poison-joint':
    'If others help with your next attack, the poison is used up but gives no bonus: skills don’t count in a joint attack.',
  taunted:
    'A taunted character can attack nobody but the taunter. If it still has its attack and could attack the taunter from where it stands, its player can’t end the turn. It may move away first. A spell or skill used instead of the attack may target anybody. Breath Weapon, Spikes and Rage are attacks of the fiend: if the fiend is taunted, a taunter must be among their targets.',
  charge:
    'Cat’s Charge is like any other movement: you may climb and jump, and both use up some of its 5# as usual.',
  'trap-token':
    'A trap is a token with 1 Life, DV 3 and MDV 0; it can be attacked. Once triggered, it deals its damage and is removed.',
  raised:
    'A resurrected target gets up at once, but can’t act before its player’s next turn: it was down when the current turn began, so it has lost that turn.',
  'summon-time':
    'Each blue pip gives the fiend 1 Life and 3 points. In every summoning after the first, each blue pip also adds one turn of casting. Each green pip takes one turn off, but never below 0.',
  'summon-first':
    'The first casting takes the place of the attack and needs no roll: all the Magic pips on the caster’s best face count.',
  'summon-still':
    'While casting, a caster doesn’t move. He may still attack, help others, and use spells and skills that don’t move him. If he is pushed, the casting fails; a hit only makes it one turn longer.',
  'fiend-room':
    'A fiend can appear only in base contact with its caster. If there’s no room, the caster can’t use the first summoning yet, but keeps it for later. After a later casting, the fiend waits: it appears as soon as the caster ends a turn with room for it. Until then the caster moves and acts as usual.',
  'fiend-strikes':
    'The caster rolls for Breath Weapon, Spikes and Rage; the fiend carries them out as its attack of that turn. Spikes reach 2# for each blue pip.',
  'breath-line':
    'The caster’s player draws the line of Breath Weapon from the edge of the fiend’s base: straight, in any direction, and as short as he likes. It hits everyone on the line who is in sight of the fiend, friends too.',
  'spikes-shot':
    'Spikes count as a shot. Each full # that the fiend stands above the ground adds 1# to the range, and each opponent in contact with the fiend costs it 1 AV.',
  'fiend-lasting': 'Wings and Shadow Form last until the caster’s next turn.',
  spawn:
    'In Deathmatch each of the three spawn points has two of the numbers from 1 to 6. The first to ten kills wins.',
  standing: 'A Gang Fight ends when one team has nobody left standing.',
  flags: 'In Capture the Flag, the first team to bring the flag home three times wins.',
  'flag-returns':
    'If nobody picks up a dropped flag, it goes back to the middle once every player on the carrier’s team has had a full turn since. A turn that began before the drop doesn’t count.',
  pushed:
    'If you are pushed onto a flag you don’t pick it up: you have to move there yourself. With traps and bases it doesn’t matter how you got there: if you are pushed, you can set off a trap, or end up in a base with the flag you carry.',
  hill: 'In King of the Hill each token gives its point at the end of a round. If a character is killed for entering the other team’s base, nobody gets the kill.',
  'fiend-base':
    'In King of the Hill a fiend never appears in the other team’s base: it appears on another side of its caster, or waits for room.',
  'fifty-rounds':
    'House value: after 50 rounds whoever has more points wins; on a tie, whoever has more dice. If both are equal, it’s a draw.',
  'nothing-else': 'This edition has no reactions and no critical hits.',
  chance:
    'What is left to chance is rolled with the match’s own dice: the same seed always gives the same match.',
} as const;
