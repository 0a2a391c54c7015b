import type { ChapterText } from '../rulebook-text';

export const followers: ChapterText<'followers'> = {
  title: 'Followers',
  lead: 'Figures that act on your turn beside your Hero.',
  sections: {
    all: {
      title: 'All followers',
      text: [
        'Followers act on their Hero’s turn, in any order you like; each finishes or delays his actions before the next starts. Each needs his own dice and card, but the card isn’t shuffled into the initiative deck.',
        'What the rules say about a Hero also applies to a follower, unless they say otherwise. Followers you control are allies of your Hero and of his whole team.',
      ],
    },
    daemon: {
      title: 'Daemon',
      text: [
        'A [Summoner](schools/summoner) calls it. It may have Defence, Melee and Magic pips, no Ranged ones. You control one at a time. It obeys you and has 2 actions a turn, starting with the turn on which the summoning is complete.',
        'If you build it before the match, it starts in play anywhere in your set-up zone. It counts as summoned with one Skill pip and your best Magic face, without help from other skills. When you summon it later, it may keep its card or get a new card and miniature.',
        'Its Daemon Skills fill the slots your Hero left empty; you may choose others with each summoning.',
        'It vanishes when your Hero falls unconscious or successfully casts Summon Daemon again.',
      ],
    },
    pet: {
      title: 'Pet',
      text: [
        'A tamed animal of a [Beastmaster](schools/beastmaster), or of a [Druid](schools/druid#spirit-bond). Build it before the match with 20 points: no Ranged pips, up to 2 Defence and 3 Melee pips per face, and one Skill pip. A magical animal, such as a phoenix or a drake, may have 1 Magic pip on the whole die, only for defending. Never fill a face with a single colour. It starts with five dice, in base contact with its Hero, or [under him](followers#mounting).',
        'It has no skills of its own: it uses the Pet Attacks and other pet skills in your Hero’s slots, and rolls its own Hand for them.',
        'It has 1 action a turn, to move, attack in melee or use a skill. You may give up one of your own actions to give a pet an extra one this turn.',
        'When its Hero falls unconscious, it uses all its actions to get to him. In contact with him it attacks every opponent who comes nearer than 1#, and goes for whoever attacked it last. It remains an ally of the rest of the team. When its Hero is back, you control it again.',
      ],
    },
    abilities: {
      title: 'Pet abilities',
      text: ['Each pet has one. The [one-colour rule](hero#one-colour) always applies.'],
    },
    aggressive: { title: 'Aggressive', text: ['2 extra Melee pips per face; no Defence pips.'] },
    evasive: { title: 'Evasive', text: ['1 extra Defence pip per face.'] },
    flight: {
      title: 'Flight',
      text: [
        'Once a turn, at any time during a movement action, the pet may take off or land. In the air it has a [Flying](conditions#flying) counter, passes over everything, and can fight, and be fought by, only others in the air, in base contact. Near the ground it still flies over anything lower than half a Hero, and anything can reach it.',
      ],
    },
    hungry: { title: 'Hungry', text: ['1 extra Melee pip per face.'] },
    'magic-attunement': {
      title: 'Magic attunement',
      text: ['2 Magic pips on the die, at most 1 per face; the animal needn’t be magical.'],
    },
    'magic-protection': {
      title: 'Magic protection',
      text: ['A magical animal may have 2 Magic pips on one face.'],
    },
    'thick-hide': { title: 'Thick hide', text: ['2 extra Defence pips per face, 1 Melee pip fewer.'] },
    mounting: {
      title: 'Riding a pet',
      text: [
        'Your Hero may start the match on his pet; getting on or off takes an action. Together they are one unit with two actions a turn, and move as the pet does.',
        'Before each roll, defence included, say whose card you use, and roll that Hand. A skill that changes movement affects one of the two, your choice.',
        'Skills and attacks treat the unit as one target. You share out the damage as you like, and decide which of the two takes a condition.',
      ],
    },
    undead: {
      title: 'Undead',
      text: [
        'A [Necromancer](schools/necromancer) raises them from the unconscious and the dead, with one action, where the body lies. If the spell succeeds, the body is [wasted](conditions#wasted). An Undead has five dice. It may act as soon as your Hero has finished, and after that on each of your turns when you like.',
        'Conditions and critical hits do nothing to it, and it can’t delay. Damage does harm it, and effects that restore Life heal it. From the turn after it came, it loses 1 Life on each of your turns. With its last Life it perishes and leaves no body.',
        'Your Magic decides how many you control: see [Raise Zombie](skills/necromancer/raise-zombie). When you have no Life left, you lose control of them for good, and they attack the nearest Hero, friend or foe.',
      ],
    },
    golem: {
      title: 'Golem',
      text: [
        'A Necromancer’s elite creation, see [Awake Golem](skills/necromancer/awake-golem): an Undead with a zombie’s die, but it leaves a body when it perishes.',
      ],
    },
    snowman: {
      title: 'Snowman',
      text: [
        'Raised in a [snowball fight](scenarios#snowfall) with [Raise Snowman](skills/snowfall/raise-snowman), in base contact with your Hero. It has five dice with a Skill pip on the 6-face, and 1 action on your turn. It moves 1# per Life, attacks in melee, or uses Hard Knock. Its attack does 1 damage for each Skill pip it rolls. Hard Knock targets an opponent in base contact, who gets 1 [Knockdown](conditions#knockdown) counter for each Skill pip. On the turn you build it, it acts after your Hero.',
        'It melts: on each of your later turns it loses 1 Life. Anybody may heal it with a Snowball skill, 1 Life per Skill pip. With no Life left, remove it.',
        'You may have as many as you can make. When you have no Life left, you lose control of them for good, and they go for the nearest Hero, friend or foe.',
      ],
    },
    'beast-shape': {
      title: 'Beast shape',
      text: [
        'A Druid with [Shapeshift](skills/druid/shapeshift) picks an animal shape when you create him, with its own die, built like a [pet’s](followers#pet). In this shape he keeps his two actions, and may use no skill except Shapeshift.',
      ],
    },
  },
};
