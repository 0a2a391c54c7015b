import { unbound, type CounterLook, type CounterNeed } from '../../../cards/kit/counters';
import { fallen, sides, type Scenario } from '../scenarios/scenario';
import type { HeroDraft } from '../sheet/hero';
import type { Skill } from '../skills/category';
import type { Amount, Effect } from '../skills/effect';
import { isSpell, type SkillId } from '../skills/ids';
import { findSkill, skills as allSkills } from '../skills/index';
import { kitIcon, signPath } from './icons';

/** Meaning of a counter: what a skill leaves behind, or that a character is down. */
export type CounterOf = { readonly of: 'skill'; readonly skill: SkillId } | { readonly of: 'down' };

/** Reason for a number, printed on the sheet. */
export const counterReasons = [
  'grows-with-pips',
  'grows-for-each',
  'one-a-use',
  'one-for-each',
  'one-a-raising',
  'one-a-hero',
  'a-full-set',
] as const;
export type CounterReason = (typeof counterReasons)[number];

type FirstNeed = CounterNeed<CounterOf, CounterReason>;

/** Green pips of five dice, and blue pips of one. */
const most = unbound;
/** Dice that a character can lose for good and still have one. */
const raisings = 4;

/** Whether it ends with its attack or movement. */
const isOver = (effect: Effect, { use, needs }: Skill): boolean => {
  if (effect.act !== 'change' || effect.until !== undefined || effect.whom === 'target') return false;
  const isOfAttack = use === 'melee' || use === 'ranged' || use === 'charge';
  const isAttack = effect.value === 'AV' || effect.value === 'MAV' || effect.value === 'range';
  return isAttack && (isOfAttack || needs?.includes('ready-fiend') === true);
};

const scales = (amount: Amount): boolean => typeof amount === 'number' || 'each' in amount;

/** How many counters an effect wants; 0 where nothing of it stays on the table. */
const countersFor = (effect: Effect): number => {
  switch (effect.act) {
    case 'change':
      return scales(effect.by) ? most : 1;
    case 'bar-skills':
    case 'lay-traps':
      return scales(effect.count) ? most : 1;
    case 'mend':
    case 'summon':
      return scales(effect.turns) ? most : 1;
    case 'share-damage':
      return scales(effect.next) ? most : 1;
    case 'taunt':
      return scales(effect.within) ? most : 1;
    case 'raise':
      return raisings;
    case 'zero':
    case 'fly':
      return 1;
    case 'limit-damage':
    case 'push':
    case 'more-attacks':
    case 'move':
    case 'heal':
    case 'damage':
    case 'targets':
    case 'radius':
    case 'reach':
    case 'line':
    case 'fiend-range':
    case 'spare-yourself':
    case 'hasten':
    case 'fiend-attack':
      return 0;
  }
};

/** Counters for each hero with the skill. */
export const countersOfSkill = (skill: Skill): number => {
  const always = (skill.always ?? []).map((effect) =>
    isOver(effect, skill) ? 0 : Math.min(1, countersFor(effect)),
  );
  const paid = [...skill.green, ...(skill.blue ?? [])].map((effect) =>
    isOver(effect, skill) ? 0 : countersFor(effect),
  );
  return Math.max(0, ...always, ...paid);
};

/** Whether it goes on several characters: all within a distance, or several targets. */
const isOnSeveral = ({ always = [], green, blue = [] }: Skill): boolean => {
  const effects = [...always, ...green, ...blue];
  const isWide = effects.some(({ act }) => act === 'radius' || act === 'targets');
  return isWide && effects.some((effect) => 'whom' in effect && effect.whom === 'target');
};

/** A single numbered counter in place of many. */
const turned = (isGroup: boolean) => ({ upTo: most, why: isGroup ? 'one-for-each' : 'one-a-use' }) as const;

const reasonFor = (count: number, isGroup: boolean): CounterReason => {
  if (count === raisings) return 'one-a-raising';
  if (count === most) return isGroup ? 'grows-for-each' : 'grows-with-pips';
  return isGroup ? 'one-for-each' : 'one-a-use';
};

/** Whether its counters lie in several places or on several skills, so one can’t replace the others. */
const isScattered = ({ green }: Skill): boolean =>
  green.some(({ act }) => act === 'lay-traps' || act === 'bar-skills');

const skillsOf = (hero: HeroDraft): readonly Skill[] =>
  [...new Set(hero.skills)].flatMap((id) => findSkill(id) ?? []);

/**
 * The counters that as many of these heroes as play together can cause: for each skill that leaves something behind, the most that can lie at
 * once, on one character for each hero who has it, or on everybody within its reach.
 */
export const countersOf = (heroes: readonly HeroDraft[]): readonly FirstNeed[] => {
  const had = heroes.flatMap(skillsOf);
  const playing = Math.min(heroes.length, sides.most);
  const figures = playing + Math.min(playing, heroes.filter(({ fiend }) => fiend).length);
  const own = [...new Set(had)].flatMap((skill): readonly FirstNeed[] => {
    const each = countersOfSkill(skill);
    if (each === 0) return [];
    const owners = Math.min(playing, had.filter((other) => other === skill).length);
    const isGroup = isOnSeveral(skill);
    const bearers = isGroup ? Math.max(owners, figures) : owners;
    const rims = each === most && !isScattered(skill) && { rims: { ...turned(isGroup), count: bearers } };
    const counter = { of: 'skill', skill: skill.id } as const;
    return [{ counter, count: each * bearers, why: reasonFor(each, isGroup), ...rims }];
  });
  return heroes.length === 0 ? [] : [{ counter: { of: 'down' }, count: playing, why: 'one-a-hero' }, ...own];
};

/** The counters of these heroes in a scenario; where the fallen come back, nobody is down or raised. */
export const countersIn = (
  scenario: Scenario | undefined,
  heroes: readonly HeroDraft[],
): readonly FirstNeed[] =>
  countersOf(heroes).filter(
    ({ counter }) =>
      !scenario ||
      fallen[scenario.id] === 'down' ||
      (counter.of === 'skill' && counter.skill !== 'prayers/resurrection'),
  );

/** Counters of each kind that one character can need. */
export const allCounters = (): readonly FirstNeed[] => [
  { counter: { of: 'down' }, count: 1, why: 'a-full-set' },
  ...allSkills.flatMap((skill): readonly FirstNeed[] => {
    const count = countersOfSkill(skill);
    const rims = count === most && !isScattered(skill) && { rims: { count: 1, upTo: count } };
    return count === 0
      ? []
      : [{ counter: { of: 'skill', skill: skill.id }, count, why: 'a-full-set', ...rims }];
  }),
];

/** The icon of a counter, in a box of 512 x 512. */
export const counterPath = (counter: CounterOf): string =>
  counter.of === 'down' ? signPath('down') : kitIcon(findSkill(counter.skill)?.icon ?? '');

const ringOf = (counter: CounterOf) => {
  if (counter.of === 'down') return 'red';
  return isSpell(counter.skill) ? 'blue' : 'green';
};

/** Look of a counter beside its name. */
export const counterLook = (counter: CounterOf): CounterLook => ({
  id: `counter-${counter.of === 'down' ? 'down' : counter.skill.replace('/', '-')}`,
  icon: counterPath(counter),
  shape: counter.of === 'down' ? 'round' : 'square',
  ring: ringOf(counter),
});
