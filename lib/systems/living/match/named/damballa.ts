import type { Amount } from '../../skills/effects/terms';
import { actWith } from '../turn/borrowed';
import { worth } from '../values/count';
import { lieDown } from '../life/falls';
import type { Figure } from '../state/figure';
import { petsOf } from '../state/training';
import type { Flow } from '../state/flow';
import { figureOf, type Game, type NamedPlay } from '../state/game';
import { getUp } from '../life/life';
import { poolOf } from '../values/hand';
import { addAura } from '../lasting/modifiers';
import { clockOf } from '../lasting/clock';
import type { EffectContext } from '../state/use';

/** Gets somebody dead up with all its dice. */
const revive = (game: Game, figure: Figure): void => {
  getUp(game, figure);
  figure.hand = poolOf(game, figure);
  figure.poolSeen = figure.hand;
};

/** The user performs actions with somebody dead as if at full health; it is dead as long as before afterwards. */
function* visit(game: Game, actions: Amount, context: EffectContext): Flow {
  const figure = figureOf(game, context.target);
  if (figure.life !== 'dead') return;
  const { fallen, isWasted } = figure;
  revive(game, figure);
  yield* actWith(game, figure, { times: actions, notThisSkill: true }, context);
  figure.hand = 0;
  yield* lieDown(game, figure);
  figure.fallen = fallen;
  figure.isWasted = isWasted;
}

/** A figure that has not been dead for too long comes back under the user's command, as long as the spirit stays. */
const comeBack = (game: Game, deadFor: Amount, stays: Amount, context: EffectContext): void => {
  const { use } = context;
  const figure = figureOf(game, context.target);
  if (figure.life !== 'dead' || figure.isLost || figure.fallen > worth(game, deadFor, context, figure.id))
    return;
  const user = figureOf(game, use.user);
  const clock = clockOf(game, { turns: stays, of: 'yours', at: 'end' }, user.id, figure, context.scale);
  if (poolOf(game, figure) === 0 || clock.left <= 0) return;
  revive(game, figure);
  const key = addAura(game, figure, 'loa', { use }, clock, context.scale);
  figure.lent = { owner: figure.owner, team: figure.team, aura: key };
  // His pets obey him, and so whoever commands him (ruling voodoo-pets).
  for (const each of [figure, ...petsOf(game, figure)]) {
    each.owner = user.owner;
    each.team = user.team;
  }
  game.host.emit({ type: 'raised', figure: figure.id, by: user.id });
};

/** Acts with a dead Hero or follower; and brings back who died lately, until the spirit leaves. */
export const damballa: NamedPlay = (game, { figures: { actions, deadFor, stays } }, context) => {
  if (actions !== undefined) return visit(game, actions, context);
  if (deadFor !== undefined && stays !== undefined) comeBack(game, deadFor, stays, context);
  return undefined;
};
