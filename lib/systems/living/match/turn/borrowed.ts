import { perform } from './actions';
import { worth } from '../values/count';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type MatchContext, type Act } from '../state/match-context';
import { mountOf } from '../state/mounts';
import { isTrained } from '../state/training';
import { diceBehind, poolOf } from '../values/hand';
import { actionsLent } from './offers';
import { costOf } from './cost';
import type { Action } from '../state/option';
import { held, heldAmount } from '../values/properties';
import { ritualOf } from '../entries/auras';
import type { EffectContext } from '../state/use';

/** Actions nobody can take with a borrowed figure: wait, or recover (ruling voodoo-borrowed-actions). */
const waiting: ReadonlySet<Action['pick']> = new Set<Action['pick']>([
  'delay',
  'recover',
  'end',
  'dismiss',
  'drop-cannon',
  'take-life',
  'give-action',
]);

/** Dice of the substitute Hand, if any; otherwise the figure's own. */
const handFor = (match: MatchContext, figure: Figure): number => {
  const [one] = held(match, figure, 'hand');
  if (!one) return figure.hand;
  const dice = Math.min(heldAmount(match, one, one.property.dice), poolOf(match, figure));
  const note = figure.hand - dice;
  figure.modifiers = figure.modifiers.map((each) =>
    each.key === one.modifier.key ? { ...each, note } : each,
  );
  return dice;
};

/** Command of a rider includes his mount (ruling voodoo-pets). */
const borrowMount = (
  match: MatchContext,
  figure: Figure,
  borrowed: Map<Figure, Pick<Figure, 'owner' | 'team'>>,
): void => {
  const mount = mountOf(match, figure);
  if (!mount || borrowed.has(mount)) return;
  borrowed.set(mount, { owner: mount.owner, team: mount.team });
  mount.owner = figure.owner;
  mount.team = figure.team;
};

type Borrowing = Pick<Extract<Act, { act: 'perform' }>, 'times' | 'notThisSkill'>;

/**
 * The user of a skill performs actions with another figure, which belongs to the user meanwhile: it has the
 * user's opponents, and the user decides for it. Anything that takes two actions counts as two. The Hand used
 * in place of its own loses what its own loses.
 * @param times how many actions
 */
export function* actWith(
  match: MatchContext,
  figure: Figure,
  { times, notThisSkill }: Borrowing,
  context: EffectContext,
): Flow {
  const by = figureOf(match, context.use.user);
  const skill = context.use.skill.id;
  const { owner, team, actions: own, hand: life } = figure;
  figure.owner = by.owner;
  figure.team = by.team;
  const known = match.s.figures.length;
  const mounts = new Map<Figure, Pick<Figure, 'owner' | 'team'>>();
  const dice = handFor(match, figure);
  figure.hand = dice;
  for (let left = worth(match, times, context, figure.id); left > 0 && canAct(match, figure);) {
    figure.actions = left;
    borrowMount(match, figure, mounts);
    const able = actionsLent(match, figure, left).filter(
      (action) => !waiting.has(action.pick) && !(notThisSkill && 'skill' in action && action.skill === skill),
    );
    if (able.length === 0) break;
    const chosen = yield* choose(by.owner, { about: 'skill', figure: figure.id, skill }, able);
    yield* perform(match, figure, chosen, 'ordered');
    left -= costOf(chosen);
  }
  figure.actions = own;
  figure.owner = owner;
  figure.team = team;
  for (const [mount, before] of mounts) Object.assign(mount, before);
  // Figures that it has called to the table are its own.
  for (const fresh of match.s.figures.slice(known))
    if (fresh.hero === figure.id) Object.assign(fresh, { owner, team });
  figure.hand = Math.min(poolOf(match, figure), Math.max(0, life + figure.hand - dice));
}

const canAct = (match: MatchContext, figure: Figure): boolean =>
  figure.life === 'up' &&
  figure.hand > 0 &&
  figure.hand + diceBehind(match, figure) > 0 &&
  !ritualOf(figure) &&
  isTrained(match, figure);
