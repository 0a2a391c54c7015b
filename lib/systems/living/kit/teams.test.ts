import { describe, expect, it } from 'vitest';
import { bestFace } from '../../../painted-die/die';
import { loadoutSkills } from './scenario-fit';
import { readySets } from './loadout-page';
import { newHero } from '../sheet/hero';
import { findScenario } from '../scenarios/index';
import { findSkill } from '../skills/index';
import { samples } from '../start/samples/samples';
import { snowfallAllowance } from '../rules/snowfall';
import { spellExample } from './leaflet-spell';
import type { KitOrder } from '../../kit-part';
import type { HeroDraft } from '../sheet/hero';
import { picturedOf, teamNames } from './teams';

const orderFor = (scenario: string, count: number): KitOrder<HeroDraft> => ({
  kit: ['standees'],
  scenario,
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: Array.from({ length: count }, (_, at) => ({ sheet: newHero(`Hero ${at + 1}`) })),
});
const marks = (scenario: string, count: number): readonly (string | undefined)[] =>
  picturedOf(orderFor(scenario, count)).map(({ team }) => team?.spoken);

describe('teams on paper', () => {
  it.each<readonly [scenario: string, heroes: number, marks: readonly (string | undefined)[]]>([
    ['king-of-the-hill', 4, ['Team Orange', 'Team Orange', 'Team Green', 'Team Green']],
    ['king-of-the-hill', 3, ['Team Orange', 'Team Orange', 'Team Green']],
    ['king-of-the-hill', 1, [undefined]],
    ['all-out-carnage', 2, [undefined, undefined]],
    ['open-fire', 2, [undefined, undefined]],
  ])('%s with %i heroes', (scenario, heroes, expected) => {
    expect(marks(scenario, heroes)).toEqual(expected);
  });

  it('names everybody once', () => {
    const hill = findScenario('king-of-the-hill');
    const names = ['Anna', 'Bea', 'Cleo'];
    const teams = hill && teamNames(hill, names);
    expect(teams && [...teams.orange, ...teams.green]).toEqual(names);
  });
});

describe('ready-made Snowfall sets', () => {
  it.each(Object.entries(readySets))('%s is a loadout that the rules allow', (_, ids) => {
    const skills = ids.map((id) => findSkill(`snowfall/${id}`));
    for (const skill of skills) expect(loadoutSkills).toContain(skill);
    const count = (tier: string): number => skills.filter((skill) => skill?.tier === tier).length;
    expect({ common: count('common'), elite: count('elite') }).toEqual(snowfallAllowance);
  });
});

describe('a worked spell', () => {
  const heroes = samples.map(({ hero }) => hero);

  it('gets something through, and adds up', () => {
    const steps = spellExample(heroes, (hero) => heroes.filter((other) => other !== hero));
    const said = steps.map(({ text }) => JSON.stringify(text)).join(' ');
    const [, mav = '', mdv = '', left = ''] = /MAV (\d+) − MDV (\d+) is (\d+) damage/.exec(said) ?? [];
    expect(Number(mav) - Number(mdv)).toBe(Number(left));
    expect(Number(left)).toBeGreaterThan(0);
    expect(Number(mdv)).toBeGreaterThan(0);
  });

  it('is left out where nobody has a Magic pip', () => {
    const plain = heroes.filter(({ faces }) => bestFace(faces, 'magic') === 0);
    expect(plain.length).toBeGreaterThan(1);
    expect(spellExample(plain, (hero) => plain.filter((other) => other !== hero))).toEqual([]);
  });
});
