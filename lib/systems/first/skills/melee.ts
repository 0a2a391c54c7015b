import { category } from './category';
import { change, perUnmoved, push, zero } from './build';

const attack = { use: 'melee', target: 'foe' } as const;

export const melee = category('melee', {
  berserk: {
    icon: 'axe-swing',
    ...attack,
    green: [change('AV', 1, 'you'), change('DV', -1, 'you')],
  },
  'cats-charge': {
    icon: 'feline',
    use: 'charge',
    target: 'foe',
    always: [{ act: 'move', by: 5, spends: 'movement' }, zero('DV', 'you')],
    green: [change('AV', perUnmoved(1), 'you')],
  },
  'push-back': {
    icon: 'push',
    ...attack,
    always: [{ act: 'limit-damage', to: 1 }],
    green: [push(1)],
  },
  rampage: {
    icon: 'sword-spin',
    ...attack,
    always: [change('AV', -1, 'you')],
    green: [{ act: 'more-attacks', count: 1 }],
  },
  'rend-armour': {
    icon: 'broken-shield',
    ...attack,
    green: [change('DV', -1, 'target', 'end-of-your-next-turn')],
  },
  taunt: {
    icon: 'megaphone',
    ...attack,
    green: [{ act: 'taunt', within: 1 }],
  },
});
