import { category } from './category';
import { change, heal, perUnmoved, targets } from './build';

const own = { use: 'survival', target: 'self' } as const;

export const survival = category('survival', {
  'defensive-stance': {
    icon: 'swords-emblem',
    ...own,
    green: [change('DV', perUnmoved(1), 'you')],
  },
  hurry: {
    icon: 'run',
    use: 'movement',
    target: 'self',
    green: [{ act: 'move', by: 1, spends: 'nothing' }],
  },
  poison: {
    icon: 'poison-bottle',
    ...own,
    needs: ['no-foe-in-contact'],
    green: [change('AV', 1, 'you', 'next-attack')],
  },
  regenerate: {
    icon: 'heart-plus',
    ...own,
    needs: ['stand-still', 'no-foe-in-contact'],
    green: [heal(1, 'you')],
  },
  'throw-dirt': {
    icon: 'dust-cloud',
    use: 'survival',
    target: 'foe-in-contact',
    green: [targets(1), change('AV', -1, 'target', 'end-of-your-next-turn')],
  },
  trap: {
    icon: 'spikes',
    ...own,
    green: [{ act: 'lay-traps', count: 1, within: 1 }],
  },
});
