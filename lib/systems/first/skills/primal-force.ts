import { category } from './category';
import { change, damage, push, radius, targets, zero } from './build';

const atFoes = { use: 'spell', target: 'foe' } as const;

export const primalForce = category('primal-force', {
  stoneskin: {
    icon: 'rock-golem',
    use: 'spell',
    target: 'any',
    blue: [change('DV', 1, 'target'), change('AV', -1, 'target'), change('movement', -1, 'target')],
    green: [change('AV', 1, 'target'), change('movement', 1, 'target')],
  },
  whirlwind: {
    icon: 'wind-slap',
    use: 'spell',
    target: 'everyone',
    blue: [radius(1), damage(1)],
    green: [push(1)],
  },
  fireball: {
    icon: 'fireball',
    ...atFoes,
    blue: [damage(1)],
    green: [targets(1)],
  },
  'icy-shackles': {
    icon: 'frozen-block',
    ...atFoes,
    blue: [change('movement', -1, 'target')],
    green: [damage(1)],
  },
  starfire: {
    icon: 'sun-radiations',
    ...atFoes,
    blue: [targets(1)],
    green: [damage(1)],
  },
  sunburst: {
    icon: 'sight-disabled',
    ...atFoes,
    blue: [radius(1), zero('AV', 'target')],
    green: [targets(1)],
  },
});
