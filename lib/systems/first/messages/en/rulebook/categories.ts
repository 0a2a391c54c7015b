import type { CategoryTexts } from '../../rulebook-text';

/** Skills of one page share what is said here. */
export const categories: CategoryTexts = {
  melee: {
    title: 'Melee',
    lead: 'For whoever gets close.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          'Announced with a melee attack, whose roll counts for both. [Cat’s Charge](skills/melee/cats-charge) is a movement with an attack at its end.',
        ],
      },
    },
  },
  ranged: {
    title: 'Ranged combat',
    lead: 'For marksmen.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          'Announced with a shot, whose roll counts for both. [Dash](skills/ranged/dash) goes with the movement and takes the attack’s place.',
        ],
      },
    },
  },
  survival: {
    title: 'Survival',
    lead: 'For whoever wants to see the next turn.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          'With an attack or instead of it, as [Survival skills](skills#survival) are. [Hurry](skills/survival/hurry) goes with the movement and leaves you your attack.',
        ],
      },
    },
  },
  ballads: {
    title: 'Ballads',
    lead: 'Songs that carry friends along.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          '[Spells](skills#spells) on all friends around the singer, himself among them: the blue pips say how far the song is heard, the green ones how much it does.',
        ],
      },
    },
  },
  prayers: {
    title: 'Prayers',
    lead: 'Healing, and protection for others.',
    sections: {
      use: { title: 'How they are used', text: ['[Spells](skills#spells) on yourself and your friends.'] },
    },
  },
  'primal-force': {
    title: 'Primal Force',
    lead: 'Fire, ice, stone and wind.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          '[Spells](skills#spells), most of them at opponents, who [defend](skills#magic-defence) only against the damage.',
        ],
      },
    },
  },
  summoning: {
    title: 'Summoning',
    lead: 'A fiend, and what makes it worse.',
    sections: {
      use: {
        title: 'How they are used',
        text: [
          '[Summon Fiend](skills/summoning/summon-fiend) brings a [fiend](fiends); the other [spells](skills#spells) of this category are cast on it and do nothing without one.',
        ],
      },
    },
  },
};
