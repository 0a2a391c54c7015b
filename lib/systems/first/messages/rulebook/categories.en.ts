import type { CategoryTexts } from '../rulebook-text';

/** Sections shared by the skills of a page. */
export const categories: CategoryTexts = {
  melee: {
    title: 'Melee',
    lead: 'For fighters who get close.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          'Announce one with a melee attack; one roll counts for both. [Cat’s Charge](skills/melee/cats-charge) is a movement with an attack at its end.',
        ],
      },
    },
  },
  ranged: {
    title: 'Ranged combat',
    lead: 'For marksmen.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          'Announce one with a shot; one roll counts for both. [Dash](skills/ranged/dash) goes with the movement and takes the attack’s place.',
        ],
      },
    },
  },
  survival: {
    title: 'Survival',
    lead: 'For characters who want to see the next turn.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          'Use them with an attack or instead of it, like all [Survival skills](skills#survival). [Hurry](skills/survival/hurry) goes with the movement and leaves you your attack.',
        ],
      },
    },
  },
  ballads: {
    title: 'Ballads',
    lead: 'Songs that carry friends along.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          '[Spells](skills#spells) on all friends around the singer, himself included: the blue pips say how far the song carries, the green ones how much it does.',
        ],
      },
    },
  },
  prayers: {
    title: 'Prayers',
    lead: 'Healing, and protection for others.',
    sections: {
      use: { title: 'How to use them', text: ['[Spells](skills#spells) on yourself and your friends.'] },
    },
  },
  'primal-force': {
    title: 'Primal Force',
    lead: 'Fire, ice, stone and wind.',
    sections: {
      use: {
        title: 'How to use them',
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
        title: 'How to use them',
        text: [
          '[Summon Fiend](skills/summoning/summon-fiend) brings a [fiend](fiends); the other [spells](skills#spells) of this category are cast on it and do nothing without one.',
        ],
      },
    },
  },
};
