import { category } from './category';
import { change, zero } from './build';

const shot = { use: 'ranged', target: 'foe' } as const;

export const ranged = category('ranged', {
  'aimed-shot': {
    icon: 'target-shot',
    ...shot,
    needs: ['stand-still'],
    green: [change('AV', 2, 'you')],
  },
  dash: {
    icon: 'sprint',
    use: 'movement',
    target: 'self',
    always: [zero('AV', 'you')],
    green: [{ act: 'move', by: 5, spends: 'attack' }],
  },
  'enhanced-range': {
    icon: 'targeting',
    ...shot,
    green: [change('AV', -1, 'you'), change('range', 5, 'you')],
  },
  'pin-down': {
    icon: 'foot-trip',
    ...shot,
    always: [change('AV', -1, 'you')],
    green: [change('movement', -2, 'target')],
  },
  'poisoned-arrow': {
    icon: 'broken-arrow',
    ...shot,
    always: [{ act: 'limit-damage', to: 1 }],
    green: [{ act: 'bar-skills', count: 1, whom: 'target' }],
  },
  'rapid-fire': {
    icon: 'arrow-cluster',
    ...shot,
    always: [change('AV', -1, 'you')],
    green: [{ act: 'more-attacks', count: 1 }],
  },
});
