import type { SchoolText } from '../../rulebook-text';

export const beastmaster: SchoolText<'beastmaster'> = {
  title: 'Beastmaster',
  lead: 'Brings animals to the fight and fights through them.',
  sections: {
    training: {
      title: 'Required: Basic Animal Training',
      text: [
        'For each pet that you field you take [Basic Animal Training](skills/beastmaster/basic-animal-training) once. A pet without it cannot act. [Spirit Chains](skills/beastmaster/spirit-chains) may stand in for it, once.',
      ],
    },
    pets: {
      title: 'What pets share',
      text: [
        'Each pet knows every Pet Attack among your skills: you learned the trick and taught it to all. It rolls its own Hand for it. How pets are built, act and are ridden stands under [Followers](followers#pet).',
      ],
    },
  },
};

export const commander: SchoolText<'commander'> = {
  title: 'Commander',
  lead: 'Stands in the front line and makes the others better.',
  sections: {
    commands: {
      title: 'Commands',
      text: [
        'A Command is a skill action of yours. In the course of it the ally whom you name acts, out of his turn and as the Command says.',
      ],
    },
    shouts: {
      title: 'Shouts and earshot',
      text: [
        '[Shouts](skills#shouts) go along with an action that is no skill and take none themselves. They reach all allies in earshot, 1# per die in your Hand; whoever was affected is deaf to further Shouts until his very next turn ends.',
      ],
    },
  },
};

export const dirtyTricks: SchoolText<'dirty-tricks'> = {
  title: 'Dirty Tricks',
  lead: 'Wins without being fair about it.',
  sections: {
    daggers: {
      title: 'Daggers',
      text: ['Most who fight like this carry a dagger or two. No skill of the school demands it.'],
    },
  },
};

export const ranger: SchoolText<'ranger'> = {
  title: 'Ranger',
  lead: 'Hunts from afar and leaves traps behind.',
  sections: {
    traps: {
      title: 'Traps',
      text: [
        'A trap is laid in base contact with the Ranger, with as many trap counters as you rolled green pips; they are its power.',
        'It goes off at the end of the phase and affects everybody, friend and foe, within a reach of three # to whom a free line can be drawn along the ground. What stands higher than the ground on which the trap lies shields from it.',
      ],
    },
  },
};

export const survival: SchoolText<'survival'> = {
  title: 'Survival',
  lead: 'Gets through, wherever it may be.',
  sections: {
    means: {
      title: 'For everybody',
      text: ['The school has no rules of its own and asks for no equipment.'],
    },
  },
};

export const warrior: SchoolText<'warrior'> = {
  title: 'Warrior',
  lead: 'Iron in the hand, an opponent in front of it.',
  sections: {
    melee: {
      title: 'Equipment',
      text: [
        'Nearly all skills are for [melee](combat#melee). Some want a shield or a certain kind of weapon on the card: each says which.',
      ],
    },
  },
};

export const snowfall: SchoolText<'snowfall'> = {
  title: 'Snowfall',
  lead: 'For the longest night of the year: snowballs only.',
  sections: {
    loadout: {
      title: 'A loadout of its own',
      text: [
        'In the [Snowfall scenario](scenarios#snowfall) everybody uses Snowfall skills instead of his own, up to four common and one elite, and never mixes the two. Defence, Melee, Ranged and Magic are 0; the green pip stays.',
      ],
    },
    snowballs: {
      title: 'Snowballs',
      text: [
        'A Snowball skill is a ranged attack. It flies 5#, however hurt the thrower is, at a target in [sight](combat#sight). The knocked down take 1 damage more from it.',
        'Who loses his last Life to a snowball or a snowman never dies: he stays unconscious.',
      ],
    },
    movement: {
      title: 'Movement',
      text: [
        'Life lost to snowballs and snowmen does not slow you: you move 5# per action, and only conditions change that.',
      ],
    },
  },
};
