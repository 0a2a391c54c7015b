import { describe, expect, it } from 'vitest';
import { broughtSkills } from '../brought';
import { skills } from '../index';
import { requirements, skillKinds, skillTargets } from '../school';
import { actionKinds, movementManners, shiftWays } from './act';
import { pipUses, restrictions } from './effect';
import { namedChecks, namedEffects, namedLimits } from './named';
import {
  attackValues,
  checks,
  conditions,
  endings,
  figures,
  groupTraits,
  kinds,
  moments,
  targetStates,
  units,
  values,
  waivers,
} from './terms';

const entries = JSON.stringify([skills, broughtSkills]);

describe('the vocabulary of effects', () => {
  it.each([
    ['conditions', conditions],
    ['values', values],
    ['attack values', attackValues],
    ['units', units],
    ['figures', figures.filter((one) => one !== 'bearer')],
    ['kinds', kinds],
    ['traits', groupTraits],
    ['endings', endings],
    ['moments', moments],
    ['checks', checks],
    ['checks of one skill', namedChecks],
    ['states of targets', targetStates],
    ['waivers', waivers],
    ['ways of being moved', shiftWays],
    ['actions', actionKinds],
    ['manners', movementManners],
    ['restrictions', restrictions],
    ['pip uses', pipUses],
    ['named effects', namedEffects],
    ['limits of named effects', namedLimits],
    ['targets', skillTargets],
    ['kinds of skills', skillKinds],
    ['requirements', requirements],
  ] as const)('has no %s that no skill uses', (_, list: readonly string[]) => {
    expect(list.filter((term) => !entries.includes(`"${term}"`))).toEqual([]);
  });
});

describe('the skills as data', () => {
  it('say something in a line that needs pips, each of them', () => {
    expect(skills.filter(({ green, blue }) => (green ?? []).length + (blue ?? []).length === 0)).toEqual([]);
  });

  it('give spells a blue line, but Darkness Spells none', () => {
    for (const skill of skills) {
      if (!skill.class.endsWith('Spell')) continue;
      expect([skill.id, (skill.blue ?? []).length > 0]).toEqual([skill.id, skill.class !== 'Darkness Spell']);
    }
  });

  it('give each Force Enchantment its effect of removal, and nothing else one', () => {
    for (const skill of skills)
      expect([skill.id, skill.removal !== undefined]).toEqual([skill.id, skill.kind === 'force-enchantment']);
  });

  it('have the forms that death of a pet brings', () => {
    expect(skills.filter(({ otherForm }) => otherForm?.while === 'pet-is-dead').map(({ id }) => id)).toEqual([
      'beastmaster/basic-animal-training',
      'beastmaster/spirit-chains',
      'druid/spirit-bond',
    ]);
  });
});
