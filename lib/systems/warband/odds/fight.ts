import { dieOf } from '../sheet/rank';
import type { Fighter, ShooterClass } from '../sheet/warband';
import { woundsOf } from '../cards/boxes';
import { roleIdOf } from '../skills/roles';
import { defendChance, hitChance, pushChance, type Keep, type Roll } from './rolls';

/** Inches up to which a shot is short, normal and long; chapter "Ranged". */
export const ranges = [5, 10, 15] as const;
export type Range = (typeof ranges)[number];

/** How one fighter attacks another. */
export type Way =
  | {
      readonly way: 'melee';
      /** Friends of the attacker within 1 inch of the target, himself aside. */
      readonly friends: number;
    }
  | { readonly way: 'shot'; readonly range: Range; readonly cover: boolean };

/** What one activation of an attacker comes to; chances from 0 to 1. */
export interface FightOdds {
  readonly hit: number;
  /** That one attack wounds. */
  readonly wound: number;
  /** That one attack in melee pushes. */
  readonly push: number;
  /** That a Warrior's answer wounds the attacker. */
  readonly answered: number;
  /** That the target still stands, and still is in play, after all attacks of the activation. */
  readonly standing: number;
  readonly inPlay: number;
}

const dice: Readonly<Record<ShooterClass, Readonly<Partial<Record<Range, Keep>>>>> = {
  light: { 5: 'one', 10: 'higher' },
  medium: { 5: 'lower', 10: 'one', 15: 'higher' },
  'heavy-area': { 5: 'one', 10: 'higher' },
  'heavy-precise': { 5: 'higher', 10: 'higher', 15: 'higher' },
};

const meleeRoll = (fighter: Fighter, friends: number): Roll | undefined => {
  const role = roleIdOf(fighter);
  const isBare = role === 'martial-artist';
  if (!isBare && fighter.melee === undefined) return undefined;
  const better = role === 'fighter' || role === 'veteran' ? 1 : 0;
  return {
    die: dieOf[fighter.rank],
    stat: fighter.stat,
    keep: isBare || role === 'thug' ? 'lower' : 'one',
    modifier: -better - friends,
    // The human shape attacks nobody.
    ...(role === 'shapeshifter' && { reversed: true }),
  };
};

const shotRoll = (fighter: Fighter, range: Range): Roll | undefined => {
  const role = roleIdOf(fighter);
  const kind = fighter.shooter?.class;
  if (kind === undefined || role === 'shapeshifter') return undefined;
  const isRanger = role === 'ranger' && (kind === 'light' || kind === 'medium');
  const keep = isRanger ? 'lower' : dice[kind][range];
  const better = role === 'gunner' || role === 'veteran' ? 1 : 0;
  return keep && { die: dieOf[fighter.rank], stat: fighter.stat, keep, modifier: -better };
};

const attackRoll = (fighter: Fighter, way: Way): Roll | undefined =>
  way.way === 'melee' ? meleeRoll(fighter, way.friends) : shotRoll(fighter, way.range);

/** Brawler and Tank together leave one die; ruling 14. */
const defenceKeep = (isTank: boolean, isBrawled: boolean): Keep => {
  if (isTank === isBrawled) return 'one';
  return isTank ? 'higher' : 'lower';
};

const defenceModifier = (target: Fighter, way: Way['way']): number => {
  const role = roleIdOf(target);
  if (role === 'veteran') return 1;
  return (role === 'fighter' && way === 'shot') || (role === 'gunner' && way === 'melee') ? -1 : 0;
};

const defenceRoll = (target: Fighter, attacker: Fighter, { way }: Way): Roll => ({
  die: dieOf[target.rank],
  stat: target.stat,
  keep: defenceKeep(roleIdOf(target) === 'tank', way === 'melee' && roleIdOf(attacker) === 'brawler'),
  modifier: defenceModifier(target, way),
});

const rollsAgain = (target: Fighter, attacker: Fighter, way: Way): boolean => {
  if (way.way === 'melee') return target.shield;
  return roleIdOf(attacker) !== 'sniper' && (target.shield || way.cover);
};

/** The chances of no wound, one, and more, of an attack that wounds so often and so much, made so many times. */
const spread = (wound: number, worth: number, attacks: number): readonly number[] => {
  let chances = [1, 0, 0];
  for (let attack = 0; attack < attacks; attack += 1) {
    const after = [0, 0, 0];
    chances.forEach((chance, wounds) => {
      const more = Math.min(2, wounds + worth);
      after[wounds] = (after[wounds] ?? 0) + chance * (1 - wound);
      after[more] = (after[more] ?? 0) + chance * wound;
    });
    chances = after;
  }
  return chances;
};

/** Stays on his feet, and stays in play; a boss ignores the first wound of a turn; chapter "Wound". */
const survival = (target: Fighter, [none = 0, one = 0]: readonly number[]) => {
  if (target.rank === 'boss') return { standing: none + one, inPlay: 1 };
  return { standing: none, inPlay: woundsOf[target.rank] === 1 ? none : none + one };
};

/**
 * What an unwounded fighter's one attack action does to an unwounded target, by their dice, stats, roles and gear alone:
 * Preachers, Tanks and Meat Shields nearby, fire teams and areas are left out, a Shapeshifter attacks as an animal and
 * defends as a human. Undefined where he cannot attack so.
 */
export const fightOdds = (attacker: Fighter, target: Fighter, way: Way): FightOdds | undefined => {
  const attack = attackRoll(attacker, way);
  if (!attack) return undefined;
  const defence = defenceRoll(target, attacker, way);
  const again = rollsAgain(target, attacker, way);
  const hit = hitChance(attack);
  const wound = hit * (1 - defendChance(defence, again));
  const isMelee = way.way === 'melee';
  const answer: Roll = {
    ...defenceRoll(attacker, target, way),
    keep: defenceKeep(roleIdOf(attacker) === 'tank', false),
  };
  const attacks = isMelee && roleIdOf(attacker) === 'berserker' ? 2 : 1;
  const isPrecise = !isMelee && attacker.shooter?.class === 'heavy-precise';
  return {
    hit,
    wound,
    push: isMelee ? pushChance(attack, defence, again) : 0,
    answered:
      isMelee && roleIdOf(target) === 'warrior' ? wound * (1 - defendChance(answer, attacker.shield)) : 0,
    ...survival(target, spread(wound, isPrecise ? 2 : 1, attacks)),
  };
};

/** Every way to attack by itself: melee without friends, and shots at each range with and without cover. */
export const ways: readonly Way[] = [
  { way: 'melee', friends: 0 },
  ...ranges.flatMap((range): readonly Way[] => [
    { way: 'shot', range, cover: false },
    { way: 'shot', range, cover: true },
  ]),
];
