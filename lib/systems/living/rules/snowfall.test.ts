import { expect, it } from 'vitest';
import { heroOf } from '../fixtures/heroes';
import { snowfallMix } from './snowfall';

const of = (...names: readonly string[]) => names.map((name) => `snowfall/${name}`);
const four = of('dodge', 'icicle', 'shove', 'soothe');

it.each<[string, object, readonly string[]]>([
  ['four common and one elite', { snowfall: { skills: [...four, ...of('igloo')] } }, []],
  ['five common', { snowfall: { skills: [...four, ...of('popsicle')] } }, ['snowfall/skills']],
  ['two elite', { snowfall: { skills: of('igloo', 'avalanche') } }, ['snowfall/skills']],
  ['five of which one is repeated', { snowfall: { skills: [...four, ...of('dodge')] } }, []],
  [
    'the traits count nothing',
    { snowfall: { skills: four }, faces: { 6: { defence: 1, melee: 1, ranged: 1, magic: 1 } } },
    [],
  ],
  ['a Snowfall skill among the others', { skills: ['survival/shove', 'snowfall/shove'] }, ['skills/1']],
  ['Hibernate among the others', { skills: ['snowfall/hibernate'] }, ['skills/0']],
  ['Hibernate in the loadout is unknown, not mixed', { snowfall: { skills: ['snowfall/hibernate'] } }, []],
  ['another skill in the loadout', { snowfall: { skills: ['survival/shove'] } }, ['snowfall/skills/0']],
  [
    'an unknown one in the loadout',
    { snowfall: { skills: ['snowfall/none', 'constructor'] } },
    ['snowfall/skills/0', 'snowfall/skills/1'],
  ],
  ['a custom skill is no Snowfall skill', { skills: [{ custom: 'snowfall/shove', school: 'ranger' }] }, []],
])('%s', (_, file, expected) => {
  expect(snowfallMix(heroOf({ ...file })).map(({ path }) => path.join('/'))).toEqual(expected);
});
