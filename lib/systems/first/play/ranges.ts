import { asIf } from '../../../match/as-if';
import { canSee, inCover, type Point } from '../../../table/table';
import type { TableBetween, TableRange } from '../../table-scene';
import { isMarksman, rangeOf } from '../match/attack/reach';
import { areInContact, foesInContact } from '../match/geometry/placing';
import { lookAt } from '../match/players/judge';
import { figureOf } from '../match/state/game';
import type { Situation } from '../match/state/situation';
import { shotRange, tableWords as words } from '../messages/en/play';

export const betweenIn = (situation: Situation, one: number, other: number, at?: Point): TableBetween => {
  const game = lookAt(at ? asIf(situation, other, { at }) : situation);
  const [a, b] = [figureOf(game, one), figureOf(game, other)];
  return {
    sees: canSee(game.ground, a.at, b.at),
    cover: inCover(game.ground, a.at, b.at),
    touches: areInContact(game, a, b),
  };
};

/** Opponents in base contact with a figure. */
export const meets =
  (situation: Situation) =>
  (mover: number): readonly number[] => {
    const figure = situation.figures[mover];
    return figure ? foesInContact(lookAt(situation), figure).map(({ id }) => id) : [];
  };

/** How far a marksman shoots; a spell goes as far as its caster sees. */
export const rangesIn = (situation: Situation, id: number): readonly TableRange[] => {
  const game = lookAt(situation);
  const figure = situation.figures[id];
  return figure && isMarksman(game, figure)
    ? [{ id: shotRange, name: words.shot, most: rangeOf(game, figure), least: 0 }]
    : [];
};
