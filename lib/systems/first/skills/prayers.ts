import { category } from './category';
import { change, heal, targets, word } from './build';

const forFriends = { use: 'spell', target: 'friend' } as const;

export const prayers = category('prayers', {
  'life-boon': {
    icon: 'healing',
    ...forFriends,
    blue: [heal(1)],
    green: [targets(1)],
  },
  'magic-protection': {
    icon: 'holy-symbol',
    ...forFriends,
    blue: [change('MDV', 1, 'target')],
    green: [targets(1)],
  },
  'mass-heal': {
    icon: 'holy-water',
    ...forFriends,
    blue: [targets(1)],
    green: [heal(1)],
  },
  rejuvenation: {
    icon: 'sprout',
    ...forFriends,
    blue: [{ act: 'mend', turns: 1, by: word(1), whom: 'target' }],
    green: [heal(1)],
  },
  resurrection: {
    icon: 'angel-outfit',
    use: 'spell',
    target: 'fallen-friend',
    needs: ['contact-with-target'],
    blue: [{ act: 'raise', by: 1, whom: 'target' }],
    green: [{ act: 'reach', by: 1 }],
  },
  'soul-link': {
    icon: 'two-shadows',
    use: 'spell',
    target: 'other-friend',
    blue: [{ act: 'share-damage', next: 2, each: 1 }],
    green: [{ act: 'spare-yourself', by: 1 }],
  },
});
