import type { ChapterText } from '../../rulebook-text';

export const followers: ChapterText<'followers'> = {
  title: 'Followers',
  lead: 'Those who act on your turn beside your Hero.',
  sections: {
    all: {
      title: 'What holds for all',
      text: [
        'Followers act on their Hero’s turn, in the order that you like; each finishes or delays his actions before the next begins. Each needs dice and a card of his own, but the card is not shuffled into the initiative deck.',
        'What the rules say of a Hero holds for a follower, unless they say otherwise. Followers in your control are allies of your Hero and of his whole team.',
      ],
    },
    daemon: {
      title: 'Daemon',
      text: [
        'A [Summoner](schools/summoner) calls it. It may have Defence, Melee and Magic pips, no Ranged ones. You control one at a time; it obeys and has 2 actions a turn, from the turn on which the summoning is done.',
        'Build it before the match and it starts in play, anywhere in your setup zone, as if summoned with one green pip and the best Magic face you have, with no help from other skills. Summoned later it may keep its card or get a new one, and a new miniature.',
        'Its Daemon Skills fill the slots that your Hero left empty; each summoning may choose others.',
        'It vanishes when your Hero falls unconscious or successfully casts Summon Daemon again.',
      ],
    },
    pet: {
      title: 'Pet',
      text: [
        'A tamed animal of a [Beastmaster](schools/beastmaster), or of a [Druid](schools/druid#spirit-bond). Build it before the match with 20 points: no Ranged pips; up to 2 Defence and 3 Melee pips per face; 1 Magic pip on the whole die, only for defending and only if the animal is magical, as a phoenix or a drake; and one green pip. No face may be filled with one colour. It starts with five dice, in base contact with its Hero, or [under him](followers#mounting).',
        'It has no skills of its own: it uses the Pet Attacks and other pet skills in your Hero’s slots, and rolls its own Hand for them.',
        'It has 1 action a turn, to move, attack in melee or use a skill. You may give up one of your own actions for one more of a pet’s this turn.',
        'When its Hero falls unconscious, it makes for him with all its actions. In contact with him it attacks every opponent who comes nearer than 1#, and goes for whoever attacked it last. To the rest of the team it stays an ally. When its Hero is back, so is your control.',
      ],
    },
    abilities: {
      title: 'Abilities of pets',
      text: ['Each pet has one. The [one-colour rule](hero#one-colour) holds with all of them.'],
    },
    aggressive: { title: 'Aggressive', text: ['2 Melee pips more per face; no Defence pips.'] },
    evasive: { title: 'Evasive', text: ['1 Defence pip more per face.'] },
    flight: {
      title: 'Flight',
      text: [
        'Once a turn, at any time of a movement action, the pet may take off or land. In the air it has a [Flying](conditions#flying) counter, passes over everything, and can fight and be fought only by others in the air, in base contact. Near the ground it still flies over all that is lower than half a Hero, and can be reached by everything.',
      ],
    },
    hungry: { title: 'Hungry', text: ['1 Melee pip more per face.'] },
    'magic-attunement': {
      title: 'Magic attunement',
      text: ['2 Magic pips on the die, at most 1 per face; the animal need not be magical.'],
    },
    'magic-protection': {
      title: 'Magic protection',
      text: ['A magical animal may have 2 Magic pips on one face.'],
    },
    'thick-hide': { title: 'Thick hide', text: ['2 Defence pips more per face, 1 Melee pip less.'] },
    mounting: {
      title: 'Riding a pet',
      text: [
        'Your Hero may start the match on his pet; getting on or off takes an action. Together they are one unit with two actions a turn, and move as the pet does.',
        'For each roll say first whose card you use, and roll that Hand; for the defence too. A skill that changes movement affects one of the two, of your choice.',
        'Skills and attacks have one target in the unit. You share out the damage as you like, and decide which of the two takes a condition.',
      ],
    },
    undead: {
      title: 'Undead',
      text: [
        'A [Necromancer](schools/necromancer) raises them from the unconscious and the dead, for one action, where the body lies. When the spell succeeds the body is [wasted](conditions#wasted). The Undead has five dice, may act as soon as your Hero has finished, and afterwards on each of your turns when you like.',
        'Conditions and critical hits do nothing to it, and it cannot delay. Damage does harm it, and what restores Life heals it. From the turn after it came, each of your turns costs it 1 Life. With the last it perishes and leaves no body.',
        'How many you control goes by your Magic: see [Raise Zombie](skills/necromancer/raise-zombie). When you have no Life left you lose them for good, and they attack the nearest Hero, friend or foe.',
      ],
    },
    golem: {
      title: 'Golem',
      text: [
        'A Necromancer’s elite work, see [Awake Golem](skills/necromancer/awake-golem): an Undead with the die of a zombie, who does leave a body when he perishes.',
      ],
    },
    snowman: {
      title: 'Snowman',
      text: [
        'Raised in a [snowball fight](scenarios#snowfall) with [Raise Snowman](skills/snowfall/raise-snowman), in base contact with your Hero. It has five dice with a green pip on the 6-face, and 1 action on your turn. It moves 1# per Life, attacks in melee, or uses Hard Knock. Its attack does 1 damage for each green pip that it rolls. Hard Knock is aimed at an opponent in base contact, who gets 1 [Knockdown](conditions#knockdown) counter for each green pip. On the turn on which it is made it acts after your Hero.',
        'It melts: on each of your later turns it loses 1 Life. Anybody may heal it with a Snowball skill, 1 Life per green pip. With no Life left it is removed.',
        'You may have as many as you can make. When you have no Life left you lose them for good, and they go for the nearest Hero, friend or foe.',
      ],
    },
    'beast-shape': {
      title: 'Beast shape',
      text: [
        'A Druid with [Shapeshift](skills/druid/shapeshift) picks an animal shape when he is made, with a die of its own, built as a [pet’s](followers#pet). In it he keeps his two actions, and may use no skill but Shapeshift.',
      ],
    },
  },
};
