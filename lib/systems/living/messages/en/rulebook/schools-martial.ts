import type { SchoolText } from '../../rulebook-text';
import { rulesOf } from './school-rules';

export const beastmaster: SchoolText<'beastmaster'> = {
  title: 'Beastmaster',
  lead: 'Brings animals to the fight and fights through them.',
  sections: {
    training: {
      title: 'Required: Basic Animal Training',
      text: rulesOf('beastmaster', 'training'),
    },
    pets: {
      title: 'What pets share',
      text: [
        ...rulesOf('beastmaster', 'pets'),
        'How pets are built, act and are ridden stands under [Followers](followers#pet).',
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
      text: rulesOf('commander', 'commands'),
    },
    shouts: {
      title: 'Shouts and earshot',
      text: rulesOf('commander', 'shouts'),
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
      text: rulesOf('ranger', 'traps'),
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
      text: rulesOf('snowfall', 'loadout'),
    },
    snowballs: {
      title: 'Snowballs',
      text: rulesOf('snowfall', 'snowballs'),
    },
    movement: {
      title: 'Movement',
      text: rulesOf('snowfall', 'movement'),
    },
  },
};
