import type { ChapterText } from '../rulebook-text';

export const followers: ChapterText<'followers'> = {
  title: 'Followers',
  lead: 'Figures that act on your turn, alongside your Hero.',
  sections: {
    all: {
      title: 'All followers',
      text: [
        'Followers act on their Hero’s turn, in any order you like. Each finishes or delays its actions before the next starts. Each needs its own dice and card, but the card isn’t shuffled into the initiative deck.',
        'Rules about a Hero also apply to a follower, unless they say otherwise. Followers you control are allies of your Hero and of his whole team.',
      ],
    },
    daemon: {
      title: 'Daemon',
      text: [
        'A [Summoner](schools/summoner) calls a Daemon. It may have Defence, Melee and Magic pips, but no Ranged ones. You can control only one at a time. It obeys you and has 2 actions a turn, starting with the turn on which the summoning is complete.',
        'If you build it before the match, it starts in play anywhere in your set-up zone. It counts as summoned with one Skill pip and your best Magic face, without help from other skills. When you summon a Daemon during the match, you may keep its card or make a new one. With a new card you may choose a new miniature too.',
        'Its Daemon Skills fill the slots your Hero left empty. You may choose different ones for each summoning.',
        'It vanishes when your Hero falls unconscious or successfully casts Summon Daemon again.',
      ],
    },
    pet: {
      title: 'Pet',
      text: [
        'A pet is a tamed animal that belongs to a [Beastmaster](schools/beastmaster) or a [Druid](schools/druid#spirit-bond). Build it before the match with 20 points: no Ranged pips, up to 2 Defence and 3 Melee pips per face, and one Skill pip. A magical animal, such as a phoenix or a drake, may have 1 Magic pip on the whole die, used only to defend. Never fill a face with a single colour. A pet starts with five dice, in base contact with its Hero or [under him](followers#mounting).',
        'A pet has no skills of its own: it uses the Pet Attacks and other pet skills in your Hero’s slots, and rolls its own Hand for them.',
        'A pet has 1 action a turn, to move, attack in melee or use a skill. You may give up one of your Hero’s actions to give a pet an extra one this turn.',
        'When its Hero falls unconscious, a pet uses all its actions to get to him. Once in contact with him, it attacks every opponent who comes closer than 1#, and goes for whoever attacked it last. It is still an ally of the rest of the team. When its Hero gets up, you control it again.',
      ],
    },
    abilities: {
      title: 'Pet abilities',
      text: ['Each pet has one ability. The [one-colour rule](hero#one-colour) always applies.'],
    },
    aggressive: {
      title: 'Aggressive',
      text: ['It may have 2 extra Melee pips per face, but no Defence pips.'],
    },
    evasive: { title: 'Evasive', text: ['It may have 1 extra Defence pip per face.'] },
    flight: {
      title: 'Flight',
      text: [
        'Once a turn, at any time during a movement action, the pet may take off or land. In the air it has a [Flying](conditions#flying) counter and passes over everything. It can fight only others in the air and in base contact, and only they can fight it. Without the counter it still flies, but low: it passes over anything lower than half a Hero’s height, and anything can reach it.',
      ],
    },
    hungry: { title: 'Hungry', text: ['It may have 1 extra Melee pip per face.'] },
    'magic-attunement': {
      title: 'Magic attunement',
      text: ['It may have 2 Magic pips on the die, at most 1 per face, even if the animal isn’t magical.'],
    },
    'magic-protection': {
      title: 'Magic protection',
      text: ['A magical animal may have 2 Magic pips on the die, even both on one face.'],
    },
    'thick-hide': {
      title: 'Thick hide',
      text: ['It may have 2 extra Defence pips per face, but 1 Melee pip fewer.'],
    },
    mounting: {
      title: 'Riding a pet',
      text: [
        'Your Hero may start the match on his pet. Getting on or off takes an action. Together they are one unit: it has two actions a turn and moves as the pet does.',
        'Before each roll, defence included, say whose card you use, and roll that Hand. A skill that changes movement affects only one of the two: you choose which.',
        'For skills and attacks the unit is one target. You share out the damage as you like, and decide which of the two gets a condition.',
      ],
    },
    undead: {
      title: 'Undead',
      text: [
        'A [Necromancer](schools/necromancer) takes one action to raise an Undead where an unconscious or dead figure lies. If the spell succeeds, the body is [wasted](conditions#wasted). An Undead has five dice. On the turn it is raised, it may act as soon as your Hero has finished; after that, at any time on each of your turns.',
        'Conditions and critical hits do nothing to it, and it can’t delay. Damage hurts it as usual, and effects that restore Life heal it. From your next turn on it loses 1 Life on each of your turns. When it loses its last Life, it perishes and leaves no body.',
        'Your Magic pips limit how many you can control: see [Raise Zombie](skills/necromancer/raise-zombie). When you have no Life left, you lose control of them for good, and they attack the nearest Hero, friend or foe.',
      ],
    },
    golem: {
      title: 'Golem',
      text: [
        'A Necromancer raises a Golem with the elite skill [Awake Golem](skills/necromancer/awake-golem). It’s an Undead with the same die as a Zombie, but it leaves a body when it perishes.',
      ],
    },
    snowman: {
      title: 'Snowman',
      text: [
        'In a [snowball fight](scenarios#snowfall) you build a snowman with [Raise Snowman](skills/snowfall/raise-snowman), in base contact with your Hero. It has five dice with a Skill pip on the 6-face, and 1 action on your turn. It moves 1# per Life, attacks in melee, or uses Hard Knock. Its attack does 1 damage for each Skill pip it rolls. Hard Knock targets an opponent in base contact, who gets 1 [Knockdown](conditions#knockdown) counter for each Skill pip. On the turn you build it, it acts after your Hero.',
        'It melts: on each of your later turns it loses 1 Life. Anybody may heal it with a Snowball skill, 1 Life per Skill pip. When it has no Life left, remove it.',
        'You may have as many snowmen as you can build. When you have no Life left, you lose control of them for good, and they go for the nearest Hero, friend or foe.',
      ],
    },
    'beast-shape': {
      title: 'Beast shape',
      text: [
        'When you create a Druid with [Shapeshift](skills/druid/shapeshift), choose an animal shape for him. The shape has its own die, built like a [pet’s](followers#pet). In this shape he still has two actions, but can’t use any skill except Shapeshift.',
      ],
    },
  },
};
