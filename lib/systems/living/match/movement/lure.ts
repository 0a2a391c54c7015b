import * as table from '../../../../table/table';
import { findSkill } from '../../skills/index';
import type { Aura, Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext } from '../state/match-context';
import { endAura } from '../lasting/end-aura';
import type { Action } from '../state/option';
import { sumOf } from '../../../../painted-die/match/roll';
import { roll, sidesFor } from '../values/roll';
import { basesFor } from '../geometry/placing';
import { isLure } from '../entries/auras';
import { tormentedWay } from './torment';
import { units } from '../geometry/where';

/** The figure that lures another this turn: the lured figure's next movements lead to it. */
export const lureOf = (match: MatchContext, figure: Figure): Aura | undefined =>
  figure.auras.find(
    (aura) => isLure(figure, aura) && aura.blue > 0 && figureOf(match, aura.by).life === 'up',
  );

/**
 * The way of a movement action that a lure leads: in full and the shortest (ruling dirty-tricks-tease). It uses up one
 * of the movements that are lured. A movement that is owed to a tormenting daemon goes its own way.
 * @returns undefined where the figure goes where its player likes; no way where it is there already
 */
export const luredWay = (
  match: MatchContext,
  figure: Figure,
  length: number,
  manner: table.Manner,
): { readonly route: table.Route | undefined } | undefined => {
  if (figure.auras.length === 0) return undefined;
  const lure = lureOf(match, figure);
  if (!lure) {
    const route = tormentedWay(match, figure, length, manner);
    return route && { route };
  }
  figure.auras = figure.auras.map((each) => (each === lure ? { ...each, blue: each.blue - 1 } : each));
  const { at } = figureOf(match, lure.by);
  return {
    route: table.routeToContact(match.ground, figure.at, at, units(length), basesFor(match, figure), manner),
  };
};

type Resisting = Extract<Action, { pick: 'resist' }>;

/** An action may be spent to get rid of what lures one. */
export const resistances = (figure: Figure): readonly Resisting[] =>
  figure.auras
    .filter((aura) => isLure(figure, aura))
    .map(({ key }) => ({ pick: 'resist' as const, aura: key }));

/** Rolling as many Skill pips as were rolled against it frees a figure. */
export function* resist(match: MatchContext, figure: Figure, { aura: key }: Resisting): Flow {
  const lure = figure.auras.find((each) => each.key === key);
  if (!lure) return;
  const pips = sumOf(sidesFor(match, figure, 'skill'), roll(match, figure, findSkill(lure.skill)?.id ?? ''));
  if (pips >= lure.green) yield* endAura(match, figure, key, true);
}
