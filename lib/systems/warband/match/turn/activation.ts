import { distanceBetween, squaredToLine, towards, unit, type Point } from '../../../../table/table';
import { has } from '../../skills/ask';
import { volley } from '../attack/shoot';
import { strike } from '../attack/strike';
import { volleyTargets } from '../attack/targets';
import { isOnTable, isStanding, type Figure } from '../state/figure';
import {
  actorOf,
  cardFor,
  choose,
  chooseFigure,
  figureOf,
  heldBy,
  tellSkill,
  type Flow,
  type Game,
} from '../state/game';
import { actsOnce, founds, gunnersOf } from '../life/guns';
import { canMove, movementOf } from '../movement/movement';
import type { Action, Activation, Option } from '../state/option';
import { areWithin } from '../places/bases';
import type { Acting, Member } from '../state/situation';
import { actionsOf, chargeOf } from './actions';
import { isAction, perform, type Done } from './perform';

/** Inches within which a fire team acts together; ruling 11. */
const togetherWithin = 2;

const isReady = (figure: Figure): boolean => isOnTable(figure) && !figure.isActivated;

const minionsOf = ({ s }: Game, game: Game, { team }: Figure): readonly Figure[] =>
  s.figures.filter(
    (one) => one.team === team && isStanding(one) && isReady(one) && cardFor(game, one).minion,
  );

/** Fire teams that could act together now. */
const teamsOf = (game: Game, player: number): readonly Activation[] => {
  const found: Activation[] = [];
  for (const gun of game.s.guns) {
    if (gun.team !== player) continue;
    const gunners = gunnersOf(game, gun).filter(isReady);
    const carrier = gunners.find(({ id }) => id === gun.carrier);
    if (!carrier) continue;
    for (const rookie of gunners) {
      if (rookie === carrier || !areWithin(carrier, rookie, togetherWithin)) continue;
      if (!founds(game, carrier) && !founds(game, rookie)) continue;
      for (const specialist of game.s.figures) {
        const isOne =
          specialist.team === player &&
          isStanding(specialist) &&
          isReady(specialist) &&
          cardFor(game, specialist).rank === 'specialist' &&
          areWithin(specialist, carrier, togetherWithin) &&
          areWithin(specialist, rookie, togetherWithin);
        if (isOne)
          found.push({ pick: 'team', figure: carrier.id, rookie: rookie.id, specialist: specialist.id });
      }
    }
  }
  return found;
};

/** Fighters a player can activate. */
export const activationsOf = (game: Game, player: number): readonly Activation[] => {
  const ready = game.s.figures.filter((figure) => figure.team === player && isReady(figure));
  const single = ready.flatMap((figure): readonly Activation[] => {
    const leads = isStanding(figure) && has(heldBy(game, figure), 'leads-minions');
    const alone = { pick: 'activate', figure: figure.id } as const;
    return leads && minionsOf(game, game, figure).length > 0
      ? [alone, { ...alone, with: 'minions' }]
      : [alone];
  });
  return [...single, ...teamsOf(game, player)];
};

const memberOf = (game: Game, figure: Figure): Member => ({
  figure: figure.id,
  used: actsOnce(game, figure) ? 1 : 0,
});

/** Begins what a player has chosen. */
export const activate = (game: Game, chosen: Activation): void => {
  const figure = figureOf(game, chosen.figure);
  const others =
    chosen.pick === 'team'
      ? [figureOf(game, chosen.rookie), figureOf(game, chosen.specialist)]
      : chosen.with
        ? minionsOf(game, game, figure)
        : [];
  const as = chosen.pick === 'team' ? 'team' : others.length > 0 ? 'group' : 'one';
  const all = [figure, ...others];
  game.s.acting = {
    as,
    // In a fire team each has one action, and it is a move or their shot.
    members: all.map((one) => (as === 'team' ? { figure: one.id, used: 1 } : memberOf(game, one))),
  };
  game.host.emit({ told: 'activated', figures: all.map(({ id }) => id), as });
  if (as === 'group')
    tellSkill(
      game,
      figure,
      heldBy(game, figure).find(({ trait }) => trait.says === 'leads-minions'),
    );
};

const actionsOfTeam = (game: Game, { members }: Acting): readonly Action[] => {
  const moves = members.flatMap(({ figure: id, used }): readonly Action[] => {
    const figure = figureOf(game, id);
    return used < 2 && isStanding(figure) && canMove(game, figure) ? [{ pick: 'move', figure: id }] : [];
  });
  const [gunner] = members;
  if (!gunner || members.some(({ used }) => used > 1)) return moves;
  const figure = figureOf(game, gunner.figure);
  const volleys = volleyTargets(game, actorOf(figure)).map(({ id }): Action => ({
    pick: 'volley',
    figure: figure.id,
    target: id,
  }));
  return [...moves, ...volleys];
};

const actionsOfMembers = (game: Game, acting: Acting): readonly Action[] =>
  acting.as === 'team'
    ? actionsOfTeam(game, acting)
    : acting.members.flatMap(({ figure, used }) =>
        used < 2 ? actionsOf(game, actorOf(figureOf(game, figure))) : [],
      );

const change = (game: Game, figure: number, to: (member: Member) => Member): void => {
  const { acting } = game.s;
  if (!acting) return;
  game.s.acting = {
    ...acting,
    members: acting.members.map((member) => (member.figure === figure ? to(member) : member)),
  };
};

/** How far beside a straight line its middle may lie: places are whole numbers, and hands are not exact. */
const crooked = unit / 16;

const isStraight = (a: NonNullable<Member['line']>, b: NonNullable<Member['line']>): boolean =>
  squaredToLine(a.from, b.to, a.to) <= crooked * crooked &&
  distanceBetween(a.from, b.to) >= distanceBetween(a.from, a.to);

/** Places straight on that are worth a look. */
const onward = 10;

/** Places straight on from a first move. */
const straightOn = (game: Game, figure: Figure, line: Member['line']): readonly Point[] => {
  if (!line || !has(heldBy(game, figure), 'charge')) return [];
  const { from, to } = line;
  const beyond = { x: to.x + 8 * (to.x - from.x), y: to.y + 8 * (to.y - from.y) };
  const most = movementOf(game, figure);
  return Array.from({ length: onward }, (_, nth) =>
    towards(to, beyond, Math.floor((most * (nth + 1)) / onward)),
  );
};

/** The attack after two straight moves. */
function* charge(game: Game, figure: Figure): Flow {
  const actor = actorOf(figure);
  const found = chargeOf(game, actor);
  if (!found) return;
  const { charge: held, targets } = found;
  const about = { about: 'attack', figure: figure.id, skill: held.of } as const;
  const target = yield* chooseFigure(game, actor.by, about, targets);
  if (!target) return;
  tellSkill(game, figure, held);
  yield* strike(game, actor, target, held.trait.keep);
}

function* act(game: Game, member: Member, option: Action): Flow {
  const figure = figureOf(game, member.figure);
  const actor = actorOf(figure);
  if (!isAction(option)) return;
  const takesBoth = member.used === 0 && option.pick !== 'move' && option.pick !== 'recover';
  const done: Done = yield* perform(game, actor, option, straightOn(game, figure, member.line));
  const line = done.moved?.line;
  const { line: before } = member;
  const used = takesBoth || done.ends ? 2 : member.used + 1;
  change(game, member.figure, () => ({
    figure: member.figure,
    used,
    ...(member.used === 0 && line && { line }),
  }));
  if (takesBoth && isOnTable(figure)) game.host.emit({ told: 'took-both', figure: figure.id });
  const isCharge =
    member.used === 1 && before !== undefined && line !== undefined && isStraight(before, line);
  if (isCharge) yield* charge(game, figure);
}

const endActivation = (game: Game): void => {
  const { s } = game;
  for (const { figure } of s.acting?.members ?? []) figureOf(game, figure).isActivated = true;
  s.acting = undefined;
  s.active = 1 - s.active;
  s.stage = 'activation';
};

/** One action of the activated fighters, or the end of their activation. */
export function* actOn(game: Game): Flow {
  const { acting, active } = game.s;
  if (!acting) {
    endActivation(game);
    return;
  }
  const options: readonly Option[] = actionsOfMembers(game, acting);
  const chosen = yield* choose<Option>(active, { about: 'act' }, [...options, { pick: 'end' }]);
  if (chosen.pick === 'volley') {
    const [gunner, rookie, specialist] = acting.members.map(({ figure }) => figureOf(game, figure));
    if (gunner && rookie && specialist)
      yield* volley(game, gunner, rookie, specialist, figureOf(game, chosen.target));
    endActivation(game);
  } else if (isAction(chosen)) {
    const member = acting.members.find(({ figure }) => figure === chosen.figure);
    if (member) yield* act(game, member, chosen);
  } else endActivation(game);
}
