import { asIf } from '../../../match/as-if';
import { canSee, inCover, type Point } from '../../../table/table';
import type { TableBetween, TableRange } from '../../table-scene';
import { isMarksman, rangeOf } from '../match/attack/reach';
import { areInContact, foesInContact } from '../match/geometry/placing';
import { lookAt } from '../match/players/judge';
import { figureOf } from '../match/state/match-context';
import type { Situation } from '../match/state/situation';
import { shotRange, tableWords as words } from '#words/systems/first/messages/play';

export const betweenIn = (situation: Situation, one: number, other: number, at?: Point): TableBetween => {
  const match = lookAt(at ? asIf(situation, other, { at }) : situation);
  const [a, b] = [figureOf(match, one), figureOf(match, other)];
  return {
    sees: canSee(match.ground, a.at, b.at),
    cover: inCover(match.ground, a.at, b.at),
    touches: areInContact(match, a, b),
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
  const match = lookAt(situation);
  const figure = situation.figures[id];
  return figure && isMarksman(match, figure)
    ? [{ id: shotRange, name: words.shot, most: rangeOf(match, figure), least: 0 }]
    : [];
};
