import type { SchoolText } from '../rulebook-text';
import { rulesOf } from '#words/systems/living/messages/rulebook/school-rules';

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
        '[Followers](followers#pet) explains how to build, use and ride pets.',
      ],
    },
  },
};

export const commander: SchoolText<'commander'> = {
  title: 'Commander',
  lead: 'Stands in the front line and makes everybody else better.',
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
  lead: 'Wins by not fighting fair.',
  sections: {
    daggers: {
      title: 'Daggers',
      text: ['Most fighters of this kind carry a dagger or two, but no skill of the school requires one.'],
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
  lead: 'Survives anywhere.',
  sections: {
    means: {
      title: 'For everybody',
      text: ['The school has no extra rules and needs no equipment.'],
    },
  },
};

export const warrior: SchoolText<'warrior'> = {
  title: 'Warrior',
  lead: 'Meets opponents head on, weapon in hand.',
  sections: {
    melee: {
      title: 'Equipment',
      text: [
        'Nearly all skills of this school are for [melee](combat#melee). Some need a shield or a certain kind of weapon on the card; their texts say which.',
      ],
    },
  },
};

export const snowfall: SchoolText<'snowfall'> = {
  title: 'Snowfall',
  lead: 'For the longest night of the year: snowballs only.',
  sections: {
    loadout: {
      title: 'A separate loadout',
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
