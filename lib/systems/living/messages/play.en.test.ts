import { expect, test } from 'vitest';
import type { About, Option } from '../match/state/option';
import type { Weapon } from '../sheet/armoury';
import { optionTexts, type Surroundings } from './play.en';

const around: Surroundings = {
  names: (id) => ['Gnashrak', 'Bito'][id] ?? '',
  weapon: () => ({ name: 'Horns', type: 'piercing' }) as unknown as Weapon,
  ...{ auraSkill: () => '', promisedSkill: () => '', pieceName: () => '' },
};
const about: About = { about: 'action', figure: 0, left: 2 };
const charge: Option = { pick: 'charge', target: 1, weapon: 0 };

test('a weapon and a skill of one name are told apart, and say the difference', () => {
  const [weapon, skill] = optionTexts(
    [charge, { pick: 'use', skill: 'summoner/horns', target: 1 }],
    about,
    around,
  );
  expect(weapon).toMatchObject({
    text: 'Charge Bito with the weapon Horns (both actions)',
    effect: 'A plain attack, without the skill Horns.',
  });
  expect(skill?.text).toBe('Use the skill Horns on Bito (both actions)');
  expect(skill?.effect).toMatch(/Knockdown/);
});

test('a weapon whose name nothing shares needs no more words', () => {
  const [weapon] = optionTexts([charge], about, around);
  expect(weapon?.text).toBe('Charge Bito with Horns (both actions)');
  expect(weapon?.effect).toBeUndefined();
});
