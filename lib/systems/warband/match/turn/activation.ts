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
  type MatchContext,
} from '../state/match-context';
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

const minionsOf = ({ s }: MatchContext, match: MatchContext, { team }: Figure): readonly Figure[] =>
  s.figures.filter(
    (one) => one.team === team && isStanding(one) && isReady(one) && cardFor(match, one).minion,
  );

/** Fire teams that could act together now. */
const teamsOf = (match: MatchContext, player: number): readonly Activation[] => {
  const found: Activation[] = [];
  for (const gun of match.s.guns) {
    if (gun.team !== player) continue;
    const gunners = gunnersOf(match, gun).filter(isReady);
    const carrier = gunners.find(({ id }) => id === gun.carrier);
    if (!carrier) continue;
    for (const rookie of gunners) {
      if (rookie === carrier || !areWithin(carrier, rookie, togetherWithin)) continue;
      if (!founds(match, carrier) && !founds(match, rookie)) continue;
      for (const specialist of match.s.figures) {
        const isOne =
          specialist.team === player &&
          isStanding(specialist) &&
          isReady(specialist) &&
          cardFor(match, specialist).rank === 'specialist' &&
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
export const activationsOf = (match: MatchContext, player: number): readonly Activation[] => {
  const ready = match.s.figures.filter((figure) => figure.team === player && isReady(figure));
  const single = ready.flatMap((figure): readonly Activation[] => {
    const leads = isStanding(figure) && has(heldBy(match, figure), 'leads-minions');
    const alone = { pick: 'activate', figure: figure.id } as const;
    return leads && minionsOf(match, match, figure).length > 0
      ? [alone, { ...alone, with: 'minions' }]
      : [alone];
  });
  return [...single, ...teamsOf(match, player)];
};

const memberOf = (match: MatchContext, figure: Figure): Member => ({
  figure: figure.id,
  used: actsOnce(match, figure) ? 1 : 0,
});

/** Begins what a player has chosen. */
export const activate = (match: MatchContext, chosen: Activation): void => {
  const figure = figureOf(match, chosen.figure);
  const others =
    chosen.pick === 'team'
      ? [figureOf(match, chosen.rookie), figureOf(match, chosen.specialist)]
      : chosen.with
        ? minionsOf(match, match, figure)
        : [];
  const as = chosen.pick === 'team' ? 'team' : others.length > 0 ? 'group' : 'one';
  const all = [figure, ...others];
  match.s.acting = {
    as,
    // In a fire team each has one action, and it is a move or their shot.
    members: all.map((one) => (as === 'team' ? { figure: one.id, used: 1 } : memberOf(match, one))),
  };
  match.host.emit({ told: 'activated', figures: all.map(({ id }) => id), as });
  if (as === 'group')
    tellSkill(
      match,
      figure,
      heldBy(match, figure).find(({ trait }) => trait.says === 'leads-minions'),
    );
};

const actionsOfTeam = (match: MatchContext, { members }: Acting): readonly Action[] => {
  const moves = members.flatMap(({ figure: id, used }): readonly Action[] => {
    const figure = figureOf(match, id);
    return used < 2 && isStanding(figure) && canMove(match, figure) ? [{ pick: 'move', figure: id }] : [];
  });
  const [gunner] = members;
  if (!gunner || members.some(({ used }) => used > 1)) return moves;
  const figure = figureOf(match, gunner.figure);
  const volleys = volleyTargets(match, actorOf(figure)).map(({ id }): Action => ({
    pick: 'volley',
    figure: figure.id,
    target: id,
  }));
  return [...moves, ...volleys];
};

const actionsOfMembers = (match: MatchContext, acting: Acting): readonly Action[] =>
  acting.as === 'team'
    ? actionsOfTeam(match, acting)
    : acting.members.flatMap(({ figure, used }) =>
        used < 2 ? actionsOf(match, actorOf(figureOf(match, figure))) : [],
      );

const change = (match: MatchContext, figure: number, to: (member: Member) => Member): void => {
  const { acting } = match.s;
  if (!acting) return;
  match.s.acting = {
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
const straightOn = (match: MatchContext, figure: Figure, line: Member['line']): readonly Point[] => {
  if (!line || !has(heldBy(match, figure), 'charge')) return [];
  const { from, to } = line;
  const beyond = { x: to.x + 8 * (to.x - from.x), y: to.y + 8 * (to.y - from.y) };
  const most = movementOf(match, figure);
  return Array.from({ length: onward }, (_, nth) =>
    towards(to, beyond, Math.floor((most * (nth + 1)) / onward)),
  );
};

/** The attack after two straight moves. */
function* charge(match: MatchContext, figure: Figure): Flow {
  const actor = actorOf(figure);
  const found = chargeOf(match, actor);
  if (!found) return;
  const { charge: held, targets } = found;
  const about = { about: 'attack', figure: figure.id, skill: held.of } as const;
  const target = yield* chooseFigure(match, actor.by, about, targets);
  if (!target) return;
  tellSkill(match, figure, held);
  yield* strike(match, actor, target, held.trait.keep);
}

function* act(match: MatchContext, member: Member, option: Action): Flow {
  const figure = figureOf(match, member.figure);
  const actor = actorOf(figure);
  if (!isAction(option)) return;
  const takesBoth = member.used === 0 && option.pick !== 'move' && option.pick !== 'recover';
  const done: Done = yield* perform(match, actor, option, straightOn(match, figure, member.line));
  const line = done.moved?.line;
  const { line: before } = member;
  const used = takesBoth || done.ends ? 2 : member.used + 1;
  change(match, member.figure, () => ({
    figure: member.figure,
    used,
    ...(member.used === 0 && line && { line }),
  }));
  if (takesBoth && isOnTable(figure)) match.host.emit({ told: 'took-both', figure: figure.id });
  const isCharge =
    member.used === 1 && before !== undefined && line !== undefined && isStraight(before, line);
  if (isCharge) yield* charge(match, figure);
}

const endActivation = (match: MatchContext): void => {
  const { s } = match;
  for (const { figure } of s.acting?.members ?? []) figureOf(match, figure).isActivated = true;
  s.acting = undefined;
  s.active = 1 - s.active;
  s.stage = 'activation';
};

/** One action of the activated fighters, or the end of their activation. */
export function* actOn(match: MatchContext): Flow {
  const { acting, active } = match.s;
  if (!acting) {
    endActivation(match);
    return;
  }
  const options: readonly Option[] = actionsOfMembers(match, acting);
  const chosen = yield* choose<Option>(active, { about: 'act' }, [...options, { pick: 'end' }]);
  if (chosen.pick === 'volley') {
    const [gunner, rookie, specialist] = acting.members.map(({ figure }) => figureOf(match, figure));
    if (gunner && rookie && specialist)
      yield* volley(match, gunner, rookie, specialist, figureOf(match, chosen.target));
    endActivation(match);
  } else if (isAction(chosen)) {
    const member = acting.members.find(({ figure }) => figure === chosen.figure);
    if (member) yield* act(match, member, chosen);
  } else endActivation(match);
}
