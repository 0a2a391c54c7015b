import { expect, test } from 'vitest';
import { diceOf, stir, type Dice } from '../../../../match/chance';
import { randomChoice } from '../../../../match/players';
import type { Request } from '../../../../match/request';
import { weaponTypes } from '../../sheet/armoury';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { maps } from '../../maps/maps';
import { emptyFaces, type Face, type Faces } from '../../sheet/pips';
import { schools, skills } from '../../skills/index';
import { supportingSkill } from '../../rules/followers';
import type { About, Option } from '../state/option';
import { situationOf } from '../testing/random-match';
import { livingEngine } from '../rules';

/** A die on which everything comes up now and then. */
const side = (face: Partial<Face>): Face => ({ ...emptyFaces[6], ...face });
const faces: Faces = {
  ...emptyFaces,
  6: side({ skill: 1, magic: 1, melee: 1, ranged: 1 }),
  5: side({ skill: 1, magic: 2, melee: 1 }),
  4: side({ skill: 1, defence: 1, ranged: 2 }),
  3: side({ defence: 1, melee: 1 }),
};
const helper = { name: '', magical: true, weapons: [{ type: 'slashing' as const }], faces, skills: [] };

/** Heroes whom no rule of building holds, with all that any skill asks for. */
const master = (name: string, own: readonly string[], sex: string): HeroDraft => ({
  ...newHero(name),
  sex,
  faces,
  equipment: {
    armour: 'none',
    shield: true,
    other: [],
    weapons: weaponTypes.filter((type) => type !== 'cannon' && type !== 'other').map((type) => ({ type })),
  },
  skills: [
    ...new Set([
      ...own,
      supportingSkill['beast-shape'],
      supportingSkill.daemon,
      'beastmaster/basic-animal-training',
    ]),
  ],
  snowfall: { skills: own },
  followers: [
    { ...helper, kind: 'pet' },
    { ...helper, kind: 'beast-shape' },
    { ...helper, kind: 'daemon', skills: own },
  ],
});

/** Of the options, those that try something that nobody has tried yet; else any. */
const curious = (
  request: Request<About, Option>,
  met: ReadonlySet<string>,
  dice: Dice,
): number | undefined => {
  if (!('options' in request)) return undefined;
  const fresh = request.options.flatMap((option, at) =>
    'skill' in option && !met.has(option.skill) ? [at] : [],
  );
  return fresh.length > 0 && dice(4) > 0 ? fresh[dice(fresh.length)] : undefined;
};

/** Plays a match of four heroes who know these skills, and notes every skill that was met. */
const playFor = (own: readonly string[], scenario: string, seed: number, met: Set<string>): void => {
  const map = maps[seed % maps.length];
  if (!map) throw new RangeError('There are no maps.');
  const heroes = ['male', 'female', 'female', 'male'].map((sex, at) => ({
    hero: master(`Hero ${at}`, own, sex),
    isMounted: false,
  }));
  const plan = { scenario, table: map.table, heroes, mostPhases: 20, isLenient: true };
  const dice = diceOf(stir(seed, 5));
  let step = livingEngine.begin(situationOf(plan), seed);
  for (let choices = 0; choices < 2500; choices += 1) {
    for (const event of step.events) if ('skill' in event) met.add(event.skill);
    const request = livingEngine.pending(step.match);
    if (!request || own.every((skill) => met.has(skill))) return;
    const next = livingEngine.apply(step.match, curious(request, met, dice) ?? randomChoice(request, dice));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    step = next.value;
  }
};

const all = [...schools.map(({ id }) => id), 'training'].map((school) => ({
  school,
  own: skills.filter((skill) => skill.school === school).map(({ id }) => id),
}));

test.each(all)('every skill of $school is met in play', ({ school, own }) => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 12 && !own.every((skill) => met.has(skill)); seed += 1)
    playFor(own, school === 'snowfall' ? 'snowfall' : 'team-carnage', seed, met);
  expect(own.filter((skill) => !met.has(skill))).toEqual([]);
});
