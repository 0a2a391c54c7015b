import { category } from './category';
import { change, heal, perUnmoved, targets } from './build';

const own = { use: 'survival', target: 'self' } as const;

export const survival = category('survival', 'Survival', {
  'defensive-stance': {
    name: 'Defensive Stance',
    icon: 'swords-emblem',
    ...own,
    green: [change('DV', perUnmoved(1), 'you')],
  },
  hurry: {
    name: 'Hurry',
    icon: 'run',
    use: 'movement',
    target: 'self',
    green: [{ act: 'move', by: 1, spends: 'nothing' }],
  },
  poison: {
    name: 'Poison',
    icon: 'poison-bottle',
    ...own,
    needs: ['no-foe-in-contact'],
    green: [change('AV', 1, 'you', 'next-attack')],
  },
  regenerate: {
    name: 'Regenerate',
    icon: 'heart-plus',
    ...own,
    needs: ['stand-still', 'no-foe-in-contact'],
    green: [heal(1, 'you')],
  },
  'throw-dirt': {
    name: 'Throw Dirt',
    icon: 'dust-cloud',
    use: 'survival',
    target: 'foe-in-contact',
    green: [targets(1), change('AV', -1, 'target', 'end-of-your-next-turn')],
  },
  trap: {
    name: 'Trap',
    icon: 'spikes',
    ...own,
    green: [{ act: 'lay-traps', count: 1, within: 1 }],
  },
});
