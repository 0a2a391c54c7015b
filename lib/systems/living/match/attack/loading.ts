import { isRangedKind } from '../../sheet/armoury';
import { rangedFacts } from '../../reference/equipment';
import { worth } from '../values/count';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, profileOf, type MatchContext, type ActPlay } from '../state/match-context';
import type { Use } from '../state/use';
import { addReload, countersOn } from '../values/weapons';

import type { Action } from '../state/option';

/** The place of the weapon that was shot with last: the skill's own shot, or the last of several. */
const firedWith = (match: MatchContext, figure: Figure, { attack, outcome: { lastShot } }: Use): number => {
  if (lastShot !== undefined) return lastShot;
  const weapon = attack?.weapon;
  return weapon === undefined ? -1 : profileOf(match, figure).weapons.indexOf(weapon);
};

/** Takes Reload counters off the weapon just fired (ruling ranger-fast-reload). */
export const reload: ActPlay<'reload'> = (match, { counters }, context) => {
  const figure = figureOf(match, context.use.user);
  const place = firedWith(match, figure, context.use);
  if (place >= 0) addReload(figure, place, -worth(match, counters, context, figure.id));
  return undefined;
};

/** One Reload counter for several shots, whatever the weapon (ruling ranger-barrage). */
export const receiveReload: ActPlay<'receive-reload'> = (match, _act, context) => {
  const figure = figureOf(match, context.use.user);
  const place = firedWith(match, figure, context.use);
  if (place >= 0) addReload(figure, place, 1 - countersOn(figure, place));
  return undefined;
};

/**
 * Shots in a row with the same skill need no Reload between.
 * @returns the Reload counters as they were before the first of them; undefined where this is no row of shots
 */
export const beginRow = (match: MatchContext, figure: Figure, use: Use): readonly number[] | undefined => {
  if (use.attack?.kind !== 'ranged') return undefined;
  const fired = firedWith(match, figure, use);
  return figure.reloads.map((count, place) => (place === fired ? 0 : count));
};

/** Remembers the weapon of the last shot of a row: the one with counters that it had not, or the one of the shot itself. */
export const noteLast = (match: MatchContext, figure: Figure, row: readonly number[], use: Use): void => {
  const loaded = figure.reloads.findIndex((count, place) => count > (row[place] ?? 0));
  const weapon = use.ordered?.weapon;
  if (loaded >= 0) use.outcome.lastShot = loaded;
  else if (weapon) use.outcome.lastShot = profileOf(match, figure).weapons.indexOf(weapon);
};

/** A movement action takes a Reload counter off a weapon that is loaded on the move; chapter "Armoury: Ranged Weapons". */
export function* loadOnTheMove(match: MatchContext, figure: Figure): Flow {
  if (figure.reloads.every((count) => count === 0)) return;
  const able = profileOf(match, figure).weapons.flatMap(({ type }, place) =>
    isRangedKind(type) && rangedFacts[type].reloadsOnTheMove && countersOn(figure, place) > 0 ? [place] : [],
  );
  if (able.length === 0) return;
  const { value } = yield* choose(
    figure.owner,
    { about: 'number', figure: figure.id, skill: '', what: 'weapon' },
    able.map((place) => ({ pick: 'value' as const, value: place })),
  );
  addReload(figure, value, -1);
}

export const reloads = (match: MatchContext, figure: Figure): readonly Action[] =>
  figure.reloads.length === 0 ? [] : allReloads(match, figure);

const allReloads = (match: MatchContext, figure: Figure): readonly Action[] =>
  profileOf(match, figure).weapons.flatMap(({ type }, weapon): readonly Action[] => {
    if (!isRangedKind(type) || countersOn(figure, weapon) === 0) return [];
    return [
      { pick: 'reload', weapon },
      ...(rangedFacts[type].reloadsOnTheMove ? [{ pick: 'move-and-reload' as const, weapon }] : []),
    ];
  });

export const loadsOnTheMove = (match: MatchContext, figure: Figure): readonly Action[] =>
  reloads(match, figure).filter(({ pick }) => pick === 'move-and-reload');
