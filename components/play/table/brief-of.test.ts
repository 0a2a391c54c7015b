import { describe, expect, test } from 'vitest';
import { effectOf } from '#words/systems/draco/messages/play';
import { briefLine } from '#words/systems/first/messages/skill-search';
import { toldOf } from '#words/systems/living/messages/play-notes';
import { toldOf as roleTold } from '#words/systems/warband/messages/play';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import { dragonSkillIds } from '@/lib/systems/draco/skills/dragons';
import { slayerSkillIds } from '@/lib/systems/draco/skills/slayers';
import { skills as firstSkills } from '@/lib/systems/first/skills/index';
import { skills } from '@/lib/systems/living/skills/index';
import { briefOf, mostOfBrief } from './brief-of';

const all: readonly (readonly [id: string, text: string])[] = [
  ...skills.map(({ id }) => [id, toldOf(id).brief ?? ''] as const),
  ...firstSkills.map((skill) => [skill.id, briefLine(skill)] as const),
  ...[...slayerSkillIds, ...dragonSkillIds].map((id) => [id, effectOf(id).brief ?? ''] as const),
  ...Object.entries(roleTexts).map(([id, text]) => [id, roleTold(text).brief ?? ''] as const),
  ['command', roleTold(commandText).brief ?? ''],
];

/** How a skill is used, or at whom, says nothing of what it does. */
const empty =
  /^(?:With a |Once per|Don’t move|Spell|Target:|Perform an attack|Choose \d|Can’t move|Success|Range|Reach)/u;

describe('two lines of what a skill does', () => {
  test.each(all)('%s says it and fits', (_, text) => {
    const brief = briefOf(text);
    expect(brief).not.toBe('');
    expect(brief).not.toMatch(empty);
    expect(brief.length).toBeLessThanOrEqual(mostOfBrief + 2);
  });

  test('is the first sentence, without its stop', () => {
    expect(briefOf('The target loses 1 Life (no defence). It falls.')).toBe('The target loses 1 Life');
  });

  test('is cut between words, without a comma', () => {
    const start = 'The target receives one Knockdown counter or more, hit or miss, and whoever stands';
    expect(briefOf(`${start} beside it falls as well.`)).toBe(
      'The target receives one Knockdown counter or more, hit or miss, and whoever …',
    );
    expect(briefOf(`${'Dragon '.repeat(11)}hit, and more.`)).toBe(`${'Dragon '.repeat(11).trim()} …`);
  });
});
