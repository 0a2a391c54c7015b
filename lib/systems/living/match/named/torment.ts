import { oncePer } from '../../../../once-per';
import * as table from '../../../../table/table';
import type { NamedId } from '../../effects/named';
import type { Who } from '../../effects/terms';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { attacksByItself } from '../attack/attacking';
import { worth } from '../effects/count';
import { reached } from '../effects/each';
import type { Charm, Figure } from '../figure';
import type { Game } from '../game';
import { charm, clockOf } from '../lasting/marks';
import type { NamedPlay } from './named-play';
import type { Action } from '../option';
import { basesFor } from '../movement/placing';
import { inContact, units } from '../movement/where';

const tormenting: NamedId = 'torment';

const torments = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'named' in effect && effect.named === tormenting),
);

const isTorment = ({ skill: id }: Charm): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && torments(skill);
};

/** It is about a turn that has not begun. */
const isToCome = ({ isActing }: Figure, { clock }: Charm): boolean => !isActing || clock.isFromNext === true;

const opponents: Who = { every: 'opponent', in: 'reach' };

/** Opponents in reach owe actions of their next turn to the daemon. */
export const torment: NamedPlay = function* (game, { figures: { actions = 0 } }, line) {
  const { user } = line.use;
  for (const { figure } of yield* reached(game, opponents, line)) {
    const clock = clockOf(game, 'during-their-next-turn', user, figure, 1);
    // Cast again before that turn, it asks for no less than it did.
    const before = figure.charms.find(
      (each) => isTorment(each) && each.by === user && isToCome(figure, each),
    );
    const owed = Math.max(before?.blue ?? 0, worth(game, actions, line, figure.id));
    charm(game, figure, 'state', line, clock, owed);
  }
};

/** What a figure owes in the turn that is under way, and to whom. */
interface Debt {
  readonly charm: Charm;
  readonly daemon: Figure;
}

const debtOf = (game: Game, figure: Figure): Debt | undefined => {
  if (figure.charms.length === 0) return undefined;
  for (const each of figure.charms) {
    if (each.blue <= 0 || !isTorment(each) || isToCome(figure, each)) continue;
    const daemon = game.s.figures.find(
      ({ kind, hero, life }) => kind === 'daemon' && hero === each.by && life === 'up',
    );
    if (daemon) return { charm: each, daemon };
  }
  return undefined;
};

/** A skill that attacks when it is used is an attack too (ruling skills-may-not-attack). */
const isAttack = (action: Action): boolean => {
  if (action.pick !== 'use') return ['melee', 'shoot', 'charge'].includes(action.pick);
  const skill = findSkill(action.skill);
  return skill !== undefined && attacksByItself(skill);
};

const attacks = (action: Action, daemon: Figure): boolean =>
  'target' in action && action.target === daemon.id && isAttack(action);

const movements: ReadonlySet<Action['pick']> = new Set(['move', 'move-and-reload']);

/** The way of so many # into contact with whoever is owed; none where there is no such way, or no need of it. */
const wayThere = (
  game: Game,
  figure: Figure,
  { daemon }: Debt,
  length: number,
  manner: table.Manner,
): table.Way | undefined => {
  if (inContact(figure, daemon)) return undefined;
  const bases = basesFor(game, figure);
  const way = table.wayToContact(game.ground, figure.at, daemon.at, units(length), bases, manner);
  const end = way?.points[way.points.length - 1];
  if (!end) return undefined;
  return inContact({ ...figure, at: end, height: table.heightAt(game.ground, end) }, daemon)
    ? way
    : undefined;
};

/**
 * The actions of a figure, without those that would leave it too few for what it owes: an attack on the daemon, or a
 * movement into contact with it. What is impossible is waived (ruling summoner-torment).
 * @param reach # of its movement, and how it goes
 */
export const whileTormented = (
  game: Game,
  figure: Figure,
  actions: readonly Action[],
  costOf: (action: Action) => number,
  reach: () => { readonly length: number; readonly manner: table.Manner },
): readonly Action[] => {
  const debt = debtOf(game, figure);
  if (!debt) return actions;
  const known: (boolean | undefined)[] = [];
  /** Whether so many movements lead there. */
  const leads = (times: number): boolean => {
    const { length, manner } = reach();
    return (known[times] ??= wayThere(game, figure, debt, times * length, manner) !== undefined);
  };
  const answers = (action: Action): boolean => {
    if (action.pick === 'charge') return attacks(action, debt.daemon) && leads(2);
    return attacks(action, debt.daemon) || (movements.has(action.pick) && leads(1));
  };
  if (!actions.some(answers)) return actions;
  return actions.filter((action) => {
    // Whoever has begun to wait does nothing else.
    const isLast = action.pick === 'end' || action.pick === 'delay';
    const cost = isLast ? figure.actions : costOf(action);
    return cost === 0 || figure.actions - cost >= debt.charm.blue || answers(action);
  });
};

/** The way of a movement that is owed: the shortest into contact. */
export const tormentedWay = (
  game: Game,
  figure: Figure,
  length: number,
  manner: table.Manner,
): table.Way | undefined => {
  const debt = debtOf(game, figure);
  return debt && figure.actions < debt.charm.blue ? wayThere(game, figure, debt, length, manner) : undefined;
};

/** An action that was carried out may have been owed. */
export const payTorment = (game: Game, figure: Figure, action: Action, cost: number): void => {
  const debt = debtOf(game, figure);
  if (!debt) return;
  const { charm: owed, daemon } = debt;
  const isPaid = attacks(action, daemon) || (movements.has(action.pick) && inContact(figure, daemon));
  if (isPaid)
    figure.charms = figure.charms.map((each) =>
      each === owed ? { ...each, blue: Math.max(0, each.blue - cost) } : each,
    );
};
