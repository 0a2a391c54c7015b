import { woundsOf } from '../cards/boxes';
import { dieOf } from '../sheet/rank';
import type { Fighter } from '../sheet/warband';
import { has, modifiersOf, shotOf, together, traitOf, traitsOf, twoDiceOf, type Held } from '../skills/ask';
import type { Shape } from '../skills/effect';
import { roleIdOf } from '../skills/roles';
import { ranges, woundsOfShot, type Range } from '../skills/shooters';
import { defendChance, hitChance, pushChance, type Keep, type Roll } from './rolls';

/** How one fighter attacks another. */
export type Way =
  | {
      readonly way: 'melee';
      /** Friends of the attacker within 1 inch of the target, himself aside. */
      readonly friends: number;
    }
  | { readonly way: 'shot'; readonly range: Range; readonly cover: boolean };

/** Odds of one activation of an attacker; chances from 0 to 1. */
export interface FightOdds {
  readonly hit: number;
  /** Chance that one attack wounds. */
  readonly wound: number;
  /** Chance that one melee attack pushes. */
  readonly push: number;
  /** Chance that a Warrior's answer wounds the attacker. */
  readonly answered: number;
  /** Chance that the target still stands, and is still in play, after all attacks of the activation. */
  readonly standing: number;
  readonly inPlay: number;
}

const heldBy = (fighter: Fighter, shape: Shape): readonly Held[] => {
  const role = roleIdOf(fighter);
  return role === undefined ? [] : traitsOf([role], shape);
};

/** Traits of a fighter in the shape that can attack: as an animal where the human shape cannot. */
const heldToAttack = (fighter: Fighter): readonly Held[] => {
  const human = heldBy(fighter, 'human');
  return has(human, 'no-attack') ? heldBy(fighter, 'animal') : human;
};

const modifierOf = (held: readonly Held[], roll: 'attack' | 'defence', { way }: Way): number =>
  modifiersOf(held, roll, howOf(way)).reduce((sum, { trait }) => sum + trait.by, 0);

const howOf = (way: Way['way']) => (way === 'melee' ? 'melee' : 'ranged');

const attackRoll = (fighter: Fighter, way: Way): Roll | undefined => {
  const held = heldToAttack(fighter);
  const keep = way.way === 'melee' ? meleeKeep(fighter, held) : shotKeep(fighter, held, way.range);
  return (
    keep && {
      die: dieOf[fighter.rank],
      stat: fighter.stat,
      keep,
      modifier: modifierOf(held, 'attack', way) - (way.way === 'melee' ? way.friends : 0),
      ...(has(held, 'reversed') && { reversed: true }),
    }
  );
};

const meleeKeep = (fighter: Fighter, held: readonly Held[]): Keep | undefined =>
  fighter.melee !== undefined || has(held, 'bare-hands') || has(held, 'natural-weapons')
    ? (twoDiceOf(held, 'attack', 'melee')?.trait.keep ?? 'one')
    : undefined;

const shotKeep = ({ shooter }: Fighter, held: readonly Held[], range: Range): Keep | undefined =>
  shooter && !has(held, 'no-shot') ? shotOf(held, shooter.class, range)?.keep : undefined;

const defenceRoll = (target: Fighter, way: Way, attacker?: Fighter): Roll => {
  const held = heldBy(target, 'human');
  const how = howOf(way.way);
  const forced = attacker && twoDiceOf(heldToAttack(attacker), 'defence', how, 'target');
  return {
    die: dieOf[target.rank],
    stat: target.stat,
    keep: together(twoDiceOf(held, 'defence', how)?.trait.keep ?? 'one', forced?.trait.keep ?? 'one'),
    modifier: modifierOf(held, 'defence', way),
  };
};

const rollsAgain = (target: Fighter, attacker: Fighter, way: Way): boolean => {
  if (way.way === 'melee') return target.shield;
  return !has(heldToAttack(attacker), 'ignores-cover') && (target.shield || way.cover);
};

/** Chances of no wound, one and more, for this many attacks with this chance and number of wounds. */
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
 * Odds of one attack action between unwounded fighters, by their own dice, stats, roles and gear. Preachers, Tanks
 * and Meat Shields nearby, fire teams and areas are left out; a Shapeshifter attacks as an animal and defends as a
 * human. Undefined where the fighter can't attack this way.
 */
export const fightOdds = (attacker: Fighter, target: Fighter, way: Way): FightOdds | undefined => {
  const attack = attackRoll(attacker, way);
  if (!attack) return undefined;
  const defence = defenceRoll(target, way, attacker);
  const again = rollsAgain(target, attacker, way);
  const hit = hitChance(attack);
  const wound = hit * (1 - defendChance(defence, again));
  const isMelee = way.way === 'melee';
  const isAnswered = isMelee && has(heldBy(target, 'human'), 'counter');
  const answer = defenceRoll(attacker, way);
  const attacks = isMelee ? (traitOf(heldToAttack(attacker), 'attacks')?.trait.count ?? 1) : 1;
  const wounds = isMelee || !attacker.shooter ? 1 : woundsOfShot(attacker.shooter.class);
  return {
    hit,
    wound,
    push: isMelee ? pushChance(attack, defence, again) : 0,
    answered: isAnswered ? wound * (1 - defendChance(answer, attacker.shield)) : 0,
    ...survival(target, spread(wound, wounds, attacks)),
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
