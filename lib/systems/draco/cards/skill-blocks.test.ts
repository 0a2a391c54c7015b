import { expect, it } from 'vitest';
import { terms } from '#words/systems/draco/messages/terms';
import { slayerSkillIds } from '../skills/slayers';
import { skillNameBlocks } from './skill-blocks';

it('up to four skills of a slayer have a heading each; more are named in one paragraph', () => {
  const four = slayerSkillIds.slice(0, 4);
  const five = slayerSkillIds.slice(0, 5);
  expect(skillNameBlocks(four).map(({ block }) => block)).toEqual(four.map(() => 'heading'));
  expect(skillNameBlocks(five)).toEqual([{ block: 'paragraph', text: five.map(terms.skill).join(' · ') }]);
});
