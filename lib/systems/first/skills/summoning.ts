import { category } from './category';
import { change, targets, zero } from './build';

const onFiend = { use: 'spell', target: 'your-fiend' } as const;
const byFiend = { ...onFiend, needs: ['ready-fiend'] } as const;

export const summoning = category('summoning', {
  'summon-fiend': {
    icon: 'devil-mask',
    use: 'spell',
    target: 'self',
    blue: [{ act: 'summon', life: 1, points: 3, turns: 1 }],
    green: [{ act: 'hasten', turns: 1 }],
  },
  wings: {
    icon: 'bat-wing',
    ...onFiend,
    blue: [change('movement', 1, 'fiend'), { act: 'fly', whom: 'fiend' }],
    green: [change('AV', 1, 'fiend')],
  },
  'breath-weapon': {
    icon: 'dragon-breath',
    ...byFiend,
    always: [{ act: 'fiend-attack', manner: 'breath', value: 1 }],
    blue: [{ act: 'line', of: 1 }],
    green: [change('MAV', 1, 'fiend')],
  },
  'shadow-form': {
    icon: 'shadow-grasp',
    ...onFiend,
    blue: [change('MDV', 1, 'fiend')],
    green: [change('DV', 1, 'fiend')],
  },
  spikes: {
    icon: 'spiked-armor',
    ...byFiend,
    always: [{ act: 'fiend-attack', manner: 'ranged', value: 1 }, zero('DV', 'fiend')],
    blue: [change('AV', 1, 'fiend'), { act: 'fiend-range', by: 2 }],
    green: [targets(1)],
  },
  rage: {
    icon: 'enrage',
    ...byFiend,
    always: [{ act: 'fiend-attack', manner: 'melee', value: 1 }],
    blue: [change('AV', 1, 'fiend'), change('DV', -1, 'fiend')],
    green: [change('DV', 1, 'fiend')],
  },
});
