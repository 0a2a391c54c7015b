import type { Amount } from '../../skills/effects/terms';
import { actWith } from '../turn/borrowed';
import { worth } from '../values/count';
import { lieDown } from '../life/falls';
import type { Figure } from '../state/figure';
import { petsOf } from '../state/training';
import type { Flow } from '../state/flow';
import { figureOf, type MatchContext, type NamedPlay } from '../state/match-context';
import { getUp } from '../life/life';
import { poolOf } from '../values/hand';
import { addAura } from '../lasting/modifiers';
import { clockOf } from '../lasting/clock';
import type { EffectContext } from '../state/use';

/** Gets somebody dead up with all its dice. */
const revive = (match: MatchContext, figure: Figure): void => {
  getUp(match, figure);
  figure.hand = poolOf(match, figure);
  figure.poolSeen = figure.hand;
};

/**
 * The user performs actions with somebody dead as if at full health; afterwards the time since the death is
 * unchanged.
 */
function* visit(match: MatchContext, actions: Amount, context: EffectContext): Flow {
  const figure = figureOf(match, context.target);
  if (figure.life !== 'dead') return;
  const { fallen, isWasted } = figure;
  revive(match, figure);
  yield* actWith(match, figure, { times: actions, notThisSkill: true }, context);
  figure.hand = 0;
  yield* lieDown(match, figure);
  figure.fallen = fallen;
  figure.isWasted = isWasted;
}

/**
 * A figure that has not been dead for too long comes back under the user's command, while the spirit stays.
 */
const comeBack = (match: MatchContext, deadFor: Amount, stays: Amount, context: EffectContext): void => {
  const { use } = context;
  const figure = figureOf(match, context.target);
  if (figure.life !== 'dead' || figure.isLost || figure.fallen > worth(match, deadFor, context, figure.id))
    return;
  const user = figureOf(match, use.user);
  const clock = clockOf(match, { turns: stays, of: 'yours', at: 'end' }, user.id, figure, context.scale);
  if (poolOf(match, figure) === 0 || clock.left <= 0) return;
  revive(match, figure);
  const key = addAura(match, figure, 'loa', { use }, clock, context.scale);
  figure.lent = { owner: figure.owner, team: figure.team, aura: key };
  // His pets obey him, and therefore whoever commands him (ruling voodoo-pets).
  for (const each of [figure, ...petsOf(match, figure)]) {
    each.owner = user.owner;
    each.team = user.team;
  }
  match.host.emit({ type: 'raised', figure: figure.id, by: user.id });
};

/** Acts with a dead Hero or follower; and brings back who died lately, until the spirit leaves. */
export const damballa: NamedPlay = (match, { figures: { actions, deadFor, stays } }, context) => {
  if (actions !== undefined) return visit(match, actions, context);
  if (deadFor !== undefined && stays !== undefined) comeBack(match, deadFor, stays, context);
  return undefined;
};
