import { amountOf } from '../../../../effects/amount';
import { isEligible, mayBeTarget } from './aim';
import type { Figure, FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext } from '../state/match-context';
import { unitOf, mountOf } from '../state/mounts';
import { petOf } from '../values/form';
import { isGroup, type Who, type Group, type One } from '../../skills/effects/terms';
import { reaches } from './in-range';
import { poolOf } from '../values/hand';
import { leavesBy } from '../entries/riding';
import { hasParameter } from '../entries/parameters';
import { isInTrap } from '../geometry/sight';
import type { EffectContext, Use } from '../state/use';
import { isInReach, isInZone, isOfKind, onSameLevel, type Bearings } from '../geometry/where';
import { countOf } from '../values/count';

/** Names further targets, where a line lets a skill have them. */
export function* moreTargets(
  match: MatchContext,
  figure: Figure,
  use: Use,
  green: number,
  magic: number,
): Flow {
  for (const line of ['always', 'green', 'blue'] as const)
    for (const effect of use.skill[line] ?? []) {
      if (!('parameter' in effect)) continue;
      const scale = line === 'green' ? green : line === 'blue' ? magic : 1;
      if (effect.parameter === 'targets') {
        const further = amountOf(effect.upTo, scale, () => 0) - 1;
        const must = effect.asManyAsPossible === true;
        yield* pickTargets(match, figure, use, further, must, effect.inReach === true);
      }
      if (effect.parameter === 'spreads' && effect.what === 'skill') {
        if (isGroup(effect.whom) && effect.whom.upTo !== undefined) {
          yield* pickTargets(
            match,
            figure,
            use,
            amountOf(effect.whom.upTo, scale, () => 0),
            false,
            true,
          );
          continue;
        }
        const lineAt: EffectContext = { use, line, scale, target: use.targets[0] ?? use.user };
        const others = yield* whoIs(match, effect.whom, lineAt);
        for (const id of others) {
          if (use.targets.includes(id)) continue;
          const isTaken = !effect.may || (isHaunted(match, id) && (yield* takes(figure, use, id)));
          if (isTaken) use.targets = [...use.targets, id];
        }
      }
    }
}

/** Optional targets occur only where spirits are led away, so nobody is asked about a figure without a spirit. */
const isHaunted = (match: MatchContext, id: FigureId): boolean =>
  figureOf(match, id).auras.some((aura) => leavesBy(aura, 'led-away'));

function* takes(figure: Figure, use: Use, id: FigureId): Flow<boolean> {
  const about = { about: 'target', figure: figure.id, skill: use.skill.id, nth: use.targets.length } as const;
  const { pick } = yield* choose(figure.owner, about, [
    { pick: 'figure' as const, figure: id },
    { pick: 'done' as const },
  ]);
  return pick === 'figure';
}

function* pickTargets(
  match: MatchContext,
  figure: Figure,
  use: Use,
  further: number,
  must: boolean,
  isNear: boolean,
): Flow {
  // A skill with a reach and no pips for it reaches nobody else.
  if (isNear && use.reach === 0 && hasParameter(use.skill, 'reach')) return;
  const first = figureOf(match, use.targets[0] ?? use.user);
  for (let nth = 1; nth <= further; nth += 1) {
    const able = match.s.figures.filter(
      (each) =>
        each.life !== 'gone' &&
        // A unit is one target, named by its rider.
        (each.rider < 0 || use.skill.target === 'your-pet') &&
        !use.targets.includes(each.id) &&
        (isNear && use.reach > 0
          ? isInReach(first, each, use.reach) &&
            onSameLevel(first, each) &&
            (must ? each.life === 'up' : isEligible(match, figure, use.skill, each))
          : must
            ? each.life === 'up'
            : mayBeTarget(match, figure, use.skill, each) && reaches(match, figure, use, each)),
    );
    if (able.length === 0) return;
    const options = able.map(({ id }) => ({ pick: 'figure' as const, figure: id }));
    const about = { about: 'target', figure: figure.id, skill: use.skill.id, nth } as const;
    const chosen = yield* choose(
      figure.owner,
      about,
      must ? options : [...options, { pick: 'done' as const }],
    );
    if (chosen.pick === 'done') return;
    use.targets = [...use.targets, chosen.figure];
  }
}

/** Meaning of "one" in a line. */
export const oneOf = (match: MatchContext, who: One, context: EffectContext): readonly FigureId[] => {
  const { use, trigger } = context;
  const mine = (kind: Figure['kind']): readonly FigureId[] =>
    match.s.figures
      .filter(
        (figure) =>
          figure.kind === kind && figure.hero === figureOf(match, use.user).hero && figure.life !== 'gone',
      )
      .slice(0, 1)
      .map(({ id }) => id);
  switch (who) {
    case 'you':
      return [use.user];
    case 'caster':
      return [trigger?.actor ?? use.user];
    case 'target':
    case 'each-target':
      return context.bearer === undefined ? use.targets : [context.bearer];
    case 'attacker':
      return trigger ? [unitOf(match, figureOf(match, trigger.actor)).id] : [];
    case 'victim':
      return use.attack ? [use.attack.target] : trigger?.target === undefined ? [] : [trigger.target];
    case 'bearer':
      return [context.bearer ?? context.target];
    case 'original-target':
      return use.ordered === undefined ? [] : [use.ordered.target];
    case 'its-target':
      return trigger?.target === undefined ? [] : [trigger.target];
    case 'your-pet':
      return [petOf(match, figureOf(match, use.user))].flatMap((pet) => pet?.id ?? []);
    case 'your-daemon':
      return mine('daemon');
    case 'summoner':
      return [figureOf(match, use.user).hero];
    case 'attacking-pet':
      return use.attack ? [use.attack.attacker] : [use.user];
    case 'start':
      return [];
  }
};

/**
 * Scale for the distances of a line: its Magic pips for a blue line being carried out, whatever the MAV (ruling 22).
 */
const farOf = ({ line, scale, bearer, use }: EffectContext): number =>
  line === 'blue' && bearer === undefined ? (use.pips ?? scale) : scale;

/** The bearings of a line, for zones. */
export const bearingsOf = (match: MatchContext, context: EffectContext): Bearings => ({
  you: figureOf(match, context.use.user),
  target: figureOf(match, context.target),
  reach: context.use.reach,
  one: (who) => {
    const { start } = context.use.origin;
    if (who === 'start') return start && { ...figureOf(match, context.use.user), at: start.at };
    const [id] = oneOf(match, who, context);
    return id === undefined ? undefined : figureOf(match, id);
  },
  amount: (of) => amountOf(of, farOf(context), () => countOf(match, of, context, context.use.user)),
  trap: trapIn(match, context.use),
});

const trapIn = (
  match: MatchContext,
  { origin: { at }, reach }: Use,
): ((figure: Figure) => boolean) | undefined => at && ((figure) => isInTrap(match, at, reach, figure));

const hasTrait = (match: MatchContext, group: Group, figure: Figure): boolean => {
  if (group.who === undefined) return true;
  switch (group.who) {
    case 'lacks-two-life':
      return [figure, mountOf(match, figure)].some((each) => each && poolOf(match, each) - each.hand >= 2);
    // A figure that did not hear all of it is not among the listeners.
    case 'heard-it-all':
    case 'starts-phase-there':
      return true;
  }
};

/** Everybody that a line speaks of; the player chooses where it says how many. */
export function* whoIs(match: MatchContext, who: Who, context: EffectContext): Flow<readonly FigureId[]> {
  if (typeof who === 'string') return oneOf(match, who, context);
  if (!isGroup(who)) return who.flatMap((one) => oneOf(match, one, context));
  const bearings = bearingsOf(match, context);
  const found = match.s.figures.filter(
    (figure) =>
      figure.life !== 'gone' &&
      (figure.rider < 0 || who.every === 'pet') &&
      (who.in !== 'earshot' || context.use.heard === undefined || context.use.heard.includes(figure.id)) &&
      (who.andYou === true && figure === bearings.you
        ? true
        : isOfKind(who.every, bearings, figure) &&
          isInZone(who.in, bearings, figure) &&
          !(who.besidesTarget === true && context.use.targets.includes(figure.id)) &&
          hasTrait(match, who, figure)),
  );
  const ids = found.map(({ id }) => id);
  if (who.upTo === undefined) return ids;
  const most = amountOf(who.upTo, context.scale, () => countOf(match, who.upTo, context, context.target));
  return yield* chosenOf(match, context, ids, most);
}

/** This many of them, as far as there are this many: an effect is not optional (ruling 13 for skills). */
function* chosenOf(
  match: MatchContext,
  context: EffectContext,
  ids: readonly FigureId[],
  most: number,
): Flow<readonly FigureId[]> {
  if (ids.length <= most) return ids;
  const user = figureOf(match, context.use.user);
  const chosen: FigureId[] = [];
  while (chosen.length < most) {
    const about = {
      about: 'target',
      figure: user.id,
      skill: context.use.skill.id,
      nth: chosen.length,
    } as const;
    const left = ids.filter((id) => !chosen.includes(id));
    const { figure } = yield* choose(
      user.owner,
      about,
      left.map((id) => ({ pick: 'figure' as const, figure: id })),
    );
    chosen.push(figure);
  }
  return chosen;
}
