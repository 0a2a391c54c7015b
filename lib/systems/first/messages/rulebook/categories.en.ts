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
          'Announce a skill with your melee attack; one roll counts for both. [Cat’s Charge](skills/melee/cats-charge) is a movement that ends in an attack.',
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
          'Announce a skill with your shot; one roll counts for both. [Dash](skills/ranged/dash) goes with your movement and takes the place of your attack.',
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
          'You use [Survival skills](skills#survival) with your attack or instead of it. [Hurry](skills/survival/hurry) goes with your movement, so you still have your attack.',
        ],
      },
    },
  },
  ballads: {
    title: 'Ballads',
    lead: 'Songs that make your friends stronger.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          'Ballads are [spells](skills#spells) on the singer and all friends around him. The blue pips set how far the song carries, the green ones how strong it is.',
        ],
      },
    },
  },
  prayers: {
    title: 'Prayers',
    lead: 'Healing, and protection for others.',
    sections: {
      use: {
        title: 'How to use them',
        text: ['Prayers are [spells](skills#spells) that you cast on yourself and your friends.'],
      },
    },
  },
  'primal-force': {
    title: 'Primal Force',
    lead: 'Fire, ice, stone and wind.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          'These are [spells](skills#spells), and you cast most of them on opponents. The targets [defend](skills#magic-defence) against the damage, but not against anything else.',
        ],
      },
    },
  },
  summoning: {
    title: 'Summoning',
    lead: 'Calling a fiend, and making it more dangerous.',
    sections: {
      use: {
        title: 'How to use them',
        text: [
          '[Summon Fiend](skills/summoning/summon-fiend) calls a [fiend](fiends). You cast the other [spells](skills#spells) of this category on your fiend; without one they do nothing.',
        ],
      },
    },
  },
};
