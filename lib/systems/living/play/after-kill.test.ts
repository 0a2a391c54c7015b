import { expect, test } from 'vitest';
import { livingEngine } from '../match/rules';
import { situationOf, type Fighter } from '../match/testing/fighters';
import { foe } from '../match/testing/armed';
import { skills } from '../skills/index';
import { comesAfterKill } from './after-kill';
import { shownForecast } from './forecasts';
import { requestIn } from './requests';
import type { Encounter } from '../../match-part';
import type { HeroDraft } from '../sheet/hero';

test('of all skills only Bloodlust waits for a kill with all that it does', () => {
  expect(skills.filter(comesAfterKill).map(({ id }) => id)).toEqual([
    'warrior/bloodlust',
    'training/bloodlust',
  ]);
});

const attacks = (skill: string, pick: 'charge' | 'melee', x: number) => {
  const you: Fighter = {
    at: [4, 4],
    faces: { 5: { melee: 2 }, 6: { melee: 3, skill: 2 } },
    weapons: [{ type: 'slashing' }],
    skills: [skill],
  };
  const { match } = livingEngine.begin(situationOf({ you, foe: foe(x) }, [], 'all-out-carnage'), 1);
  const request = livingEngine.pending(match);
  if (!request || !('options' in request)) return expect.fail('an action');
  const at = (isWith: boolean): number =>
    request.options.findIndex((option) => option.pick === pick && 'skill' in option === isWith);
  const words = requestIn(request, livingEngine.look(match), {
    sheets: [],
  } as unknown as Encounter<HeroDraft>);
  return [false, true].map((isWith) => ({
    figures: shownForecast(match, at(isWith))?.figures,
    note: words.options[at(isWith)]?.note,
  }));
};

test.each([
  ['charge', 9],
  ['melee', 5],
] as const)('a %s with Bloodlust has the odds of one without it, and says why', (pick, x) => {
  const [plain, withSkill] = attacks('warrior/bloodlust', pick, x);
  expect(plain?.figures?.length).toBeGreaterThan(0);
  expect(withSkill?.figures).toEqual(plain?.figures);
  expect(plain?.note).toBeUndefined();
  expect(withSkill?.note).toContain('Same odds');
});

test('an attack with a skill that changes it says nothing of the kind', () => {
  const [plain, withSkill] = attacks('warrior/berserk', 'melee', 5);
  expect(withSkill?.figures).not.toEqual(plain?.figures);
  expect(withSkill?.note).toBeUndefined();
});
