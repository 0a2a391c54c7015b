import { expect, it } from 'vitest';
import { terms } from '../messages/en/terms';
import { slayerSkillIds } from '../skills/slayers';
import { skillNameBlocks } from './skill-blocks';

it('up to four skills of a slayer have a heading each; more are named in one paragraph', () => {
  const [first, second, third, fourth, fifth] = slayerSkillIds;
  const four = [first, second, third, fourth];
  expect(skillNameBlocks(four).map(({ block }) => block)).toEqual(four.map(() => 'heading'));
  expect(skillNameBlocks([...four, fifth])).toEqual([
    { block: 'paragraph', text: [...four, fifth].map(terms.skill).join(' · ') },
  ]);
});
