import type { Amount, Unit } from '../../skills/effects/terms';
import type { FigureId } from '../state/figure';
import { areAllies, figureOf, standing, type Game } from '../state/game';
import { sidesFor, sumOfPips } from './roll';
import type { Blow, Line } from '../state/use';
import { inEarshot, onSameLevel } from '../geometry/where';
import { amount } from '../entries/amount';

/** How many there are of what a "for each" counts, in a line that is carried out on a figure. */
const counted = (game: Game, unit: Unit, line: Line, on: FigureId): number => {
  const { use, trigger } = line;
  const you = figureOf(game, use.user);
  const target = figureOf(game, on);
  switch (unit) {
    case 'die-in-hand':
      return target === you ? (use.start?.hand ?? you.hand) : target.hand;
    case 'unmoved':
      return Math.max(0, Math.floor(use.moved));
    case 'enchantment-on-you':
      return you.charms.filter(({ kind }) => kind === 'enchantment').length;
    case 'enchantment-on-target':
      return target.charms.filter(({ kind }) => kind === 'enchantment').length;
    case 'enchantment-removed':
      return use.removed;
    case 'ally-in-earshot-of-target':
      return standing(game).filter(
        (other) =>
          other.rider < 0 &&
          areAllies(other, target) &&
          onSameLevel(target, other) &&
          inEarshot(target, other),
      ).length;
    case 'damage-dealt':
      return use.blow?.damage ?? trigger?.blow?.damage ?? trigger?.amount ?? 0;
    case 'damage-dealt-meanwhile':
      return line.note ?? 0;
    case 'figure-affected':
      return use.affected;
    case 'turn-it-lasted':
      return line.note ?? 0;
    case 'skill-pip-then-rolled':
      return thenRolled(game, trigger?.blow);
    case 'negated-attack':
      return line.note ?? 0;
  }
};

/** Skill pips in the roll of the attack that set an effect off. */
const thenRolled = (game: Game, blow: Blow | undefined): number =>
  blow?.rolled ? sumOfPips(sidesFor(game, figureOf(game, blow.attacker), 'skill'), blow.rolled) : 0;

export const countOf = (game: Game, of: Amount | undefined, line: Line, on: FigureId): number =>
  typeof of === 'object' && 'each' in of ? counted(game, of.each, line, on) : 0;

/** What an amount comes to in a line, on a figure. */
export const worth = (game: Game, of: Amount, line: Line, on: FigureId, scale = line.scale): number =>
  amount(of, scale, () => countOf(game, of, line, on));
