import type { NamedEffect } from '../../skills/effects/named';
import type { Pip } from '../../sheet/pips';
import { worth } from '../effects/count';
import { fitsOn } from '../followers/daemon-sheet';
import type { Flow } from '../flow';
import { choose, figureOf, sheetOf, type Game } from '../game';
import { ownSheetAt } from '../own-sheet';
import type { Sides } from '../sheet';
import { powerOn } from '../using/power';
import type { Line } from '../use';

const traits = ['defence', 'melee', 'magic'] as const;
const places = [1, 2, 3, 4, 5] as const;

/** A pip of a trait on a side, as one number: the side first. */
const codeOf = (place: number, trait: number): number => place * traits.length + trait;

/** Takes up to so many trait pips off one face of the daemon and spends them anew; none is saved (ruling summoner-shape-shift). */
function* shiftShape(game: Game, { figures }: NamedEffect, line: Line): Flow {
  const { use } = line;
  const summoner = figureOf(game, use.user);
  const daemon = figureOf(game, line.target);
  const sheet = sheetOf(game, daemon);
  const sides: Record<Pip, Sides> = { ...sheet.sides };
  const most = worth(
    game,
    figures['pips'] ?? 0,
    { ...line, scale: yield* powerOn(game, use, daemon) },
    daemon.id,
  );
  const change = (place: number, trait: (typeof traits)[number], by: number): void => {
    sides[trait] = sides[trait].map((pips, each) => (each === place ? pips + by : pips));
  };
  const pickFrom = function* (
    what: string,
    codes: readonly number[],
    mayStop: boolean,
  ): Flow<number | undefined> {
    if (codes.length === 0) return undefined;
    const chosen = yield* choose(
      summoner.owner,
      { about: 'number', figure: summoner.id, skill: use.skill.id, what },
      [
        ...codes.map((value) => ({ pick: 'value' as const, value })),
        ...(mayStop ? [{ pick: 'done' as const }] : []),
      ],
    );
    return chosen.pick === 'done' ? undefined : chosen.value;
  };
  let points = 0;
  let face: number | undefined;
  while (points < most) {
    const codes = places.flatMap((place) =>
      face === undefined || face === place
        ? traits.flatMap((trait, nth) => ((sides[trait][place] ?? 0) > 0 ? [codeOf(place, nth)] : []))
        : [],
    );
    const taken = yield* pickFrom('cash-in', codes, true);
    if (taken === undefined) break;
    face = Math.floor(taken / traits.length);
    change(face, traits[taken % traits.length] ?? 'melee', -1);
    points += 1;
  }
  for (; points > 0; points -= 1) {
    const codes = places.flatMap((place) =>
      traits.flatMap((trait, nth) => (fitsOn(sides, place, trait) ? [codeOf(place, nth)] : [])),
    );
    const put = yield* pickFrom('spend', codes, false);
    if (put === undefined) break;
    change(Math.floor(put / traits.length), traits[put % traits.length] ?? 'melee', 1);
  }
  const before = ownSheetAt(game, daemon);
  daemon.sheet = game.s.sheets.length;
  game.s.sheets = [...game.s.sheets, { ...sheet, sides, shape: before }];
}

/** Shifts the daemon's shape by the power that is left on it. */
export const shapeShift = (game: Game, effect: NamedEffect, line: Line): Flow | undefined =>
  shiftShape(game, effect, line);
