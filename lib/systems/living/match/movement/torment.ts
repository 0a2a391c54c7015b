import { oncePer } from '../../../../once-per';
import * as table from '../../../../table/table';
import type { NamedId } from '../../skills/effects/named';
import type { Who } from '../../skills/effects/terms';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { attacksByItself } from '../values/attacking';
import { worth } from '../values/count';
import { reached } from '../using/power';
import type { Aura, Figure } from '../state/figure';
import type { MatchContext, NamedPlay } from '../state/match-context';
import { addAura } from '../lasting/modifiers';
import { clockOf } from '../lasting/clock';
import type { Action } from '../state/option';
import { basesFor } from '../geometry/placing';
import { inContact, units } from '../geometry/where';

const tormenting: NamedId = 'torment';

const torments = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'named' in effect && effect.named === tormenting),
);

const isTorment = ({ skill: id }: Aura): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && torments(skill);
};

/** It is about a turn that has not begun. */
const isToCome = ({ isActing }: Figure, { clock }: Aura): boolean => !isActing || clock.isFromNext === true;

const opponents: Who = { every: 'opponent', in: 'reach' };

/** Opponents in reach owe actions of their next turn to the daemon. */
export const torment: NamedPlay = function* (match, { figures: { actions = 0 } }, context) {
  const { user } = context.use;
  for (const { figure } of yield* reached(match, opponents, context)) {
    const clock = clockOf(match, 'during-their-next-turn', user, figure, 1);
    // Cast again before that turn, it asks for no less than it did.
    const before = figure.auras.find((each) => isTorment(each) && each.by === user && isToCome(figure, each));
    const owed = Math.max(before?.blue ?? 0, worth(match, actions, context, figure.id));
    addAura(match, figure, 'state', context, clock, owed);
  }
};

/** Debt of a figure in the turn that is under way, and the daemon it is owed to. */
interface Debt {
  readonly aura: Aura;
  readonly daemon: Figure;
}

const nobody: readonly Debt[] = [];

const debtsOf = (match: MatchContext, figure: Figure): readonly Debt[] => {
  let debts: Debt[] | undefined;
  for (const each of figure.auras) {
    if (each.blue <= 0 || !isTorment(each) || isToCome(figure, each)) continue;
    const daemon = match.s.figures.find(
      ({ kind, hero, life }) => kind === 'daemon' && hero === each.by && life === 'up',
    );
    if (daemon) (debts ??= []).push({ aura: each, daemon });
  }
  return debts ?? nobody;
};

/** Whether a figure owes actions of this turn. */
export const isTormented = (match: MatchContext, figure: Figure): boolean =>
  debtsOf(match, figure).length > 0;

const sum = (debts: readonly Debt[]): number => debts.reduce((all, { aura: { blue } }) => all + blue, 0);

/** A skill that attacks when it is used is an attack too (ruling skills-may-not-attack). */
const isAttack = (action: Action): boolean => {
  if (action.pick !== 'use') return ['melee', 'shoot', 'charge'].includes(action.pick);
  const skill = findSkill(action.skill);
  return skill !== undefined && attacksByItself(skill);
};

const attacks = (action: Action, daemon: Figure): boolean =>
  'target' in action && action.target === daemon.id && isAttack(action);

const movements: ReadonlySet<Action['pick']> = new Set(['move', 'move-and-reload']);

/** The route of this many # into contact with whoever is owed; none if there is no such route, or no need for it. */
const wayThere = (
  match: MatchContext,
  figure: Figure,
  { daemon }: Debt,
  length: number,
  manner: table.Manner,
): table.Route | undefined => {
  if (inContact(figure, daemon)) return undefined;
  const bases = basesFor(match, figure);
  const way = table.routeToContact(match.ground, figure.at, daemon.at, units(length), bases, manner);
  const end = way?.points[way.points.length - 1];
  if (!end) return undefined;
  return inContact({ ...figure, at: end, height: table.heightAt(match.ground, end) }, daemon)
    ? way
    : undefined;
};

/**
 * The actions of a figure, without those that would leave it too few for what it owes: an attack on the daemon, or a
 * movement into contact with it. What is impossible is waived (ruling summoner-torment).
 * @param reach # of its movement, and how it goes
 */
export const whileTormented = (
  match: MatchContext,
  figure: Figure,
  actions: readonly Action[],
  costOf: (action: Action) => number,
  reach: () => { readonly length: number; readonly manner: table.Manner },
): readonly Action[] => {
  const debts = debtsOf(match, figure);
  if (debts.length === 0) return actions;
  const payings = debts.map((debt) => ({ debt, pays: payingOf(match, figure, debt, reach) }));
  const open = payings.filter(({ pays }) => actions.some(pays));
  if (open.length === 0) return actions;
  const owed = sum(open.map(({ debt }) => debt));
  return actions.filter((action) => {
    // Whoever has begun to wait does nothing else.
    const isLast = action.pick === 'end' || action.pick === 'delay';
    const cost = isLast ? figure.actions : costOf(action);
    return cost === 0 || figure.actions - cost >= owed || open.some(({ pays }) => pays(action));
  });
};

/** Which actions pay a debt. */
const payingOf = (
  match: MatchContext,
  figure: Figure,
  debt: Debt,
  reach: () => { readonly length: number; readonly manner: table.Manner },
): ((action: Action) => boolean) => {
  const known: (boolean | undefined)[] = [];
  /** Whether this many movements lead there. */
  const leads = (times: number): boolean => {
    const { length, manner } = reach();
    return (known[times] ??= wayThere(match, figure, debt, times * length, manner) !== undefined);
  };
  return (action) =>
    action.pick === 'charge'
      ? attacks(action, debt.daemon) && leads(2)
      : attacks(action, debt.daemon) || (movements.has(action.pick) && leads(1));
};

/** The way of a movement that is owed: the shortest into contact. */
export const tormentedWay = (
  match: MatchContext,
  figure: Figure,
  length: number,
  manner: table.Manner,
): table.Route | undefined => {
  const debts = debtsOf(match, figure);
  if (figure.actions >= sum(debts)) return undefined;
  for (const debt of debts) {
    const route = wayThere(match, figure, debt, length, manner);
    if (route) return route;
  }
  return undefined;
};

/** An action that was carried out may have been owed. */
export const payTorment = (match: MatchContext, figure: Figure, action: Action, cost: number): void => {
  for (const { aura: owed, daemon } of debtsOf(match, figure)) {
    const isPaid = attacks(action, daemon) || (movements.has(action.pick) && inContact(figure, daemon));
    if (isPaid)
      figure.auras = figure.auras.map((each) =>
        each === owed ? { ...each, blue: Math.max(0, each.blue - cost) } : each,
      );
  }
};
