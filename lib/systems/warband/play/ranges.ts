import { asIf } from '../../../match/as-if';
import { canSee, inCover, unit, type Point } from '../../../table/table';
import type { TableBetween, TableRange } from '../../table-scene';
import { reachOf } from '../match/attack/targets';
import { isStanding } from '../match/state/figure';
import { figureOf, heldBy } from '../match/state/match-context';
import { shootersOf } from '../match/life/guns';
import { areInContact } from '../match/places/bases';
import { lookAt } from '../match/players/judge';
import type { Situation } from '../match/state/situation';
import { tableWords as words } from '#words/systems/warband/messages/play';
import { shotOf } from '../skills/ask';
import { ranges } from '../skills/shooters';

/** Inches nearer than which nobody shoots; chapter "Ranged". */
const tooNear = 1;

export const betweenIn = (situation: Situation, one: number, other: number, at?: Point): TableBetween => {
  const match = lookAt(at ? asIf(situation, other, { at }) : situation);
  const [a, b] = [figureOf(match, one), figureOf(match, other)];
  return {
    sees: canSee(match.ground, a.at, b.at),
    cover: inCover(match.ground, a.at, b.at),
    touches: areInContact(match, a, b),
  };
};

/** How far a fighter strikes, and how far each of his shooters reaches at all. */
export const rangesIn = (situation: Situation, id: number): readonly TableRange[] => {
  const match = lookAt(situation);
  const figure = situation.figures[id];
  if (!figure || !isStanding(figure)) return [];
  const reach = reachOf(match, figure);
  const held = heldBy(match, figure);
  return [
    ...(reach === undefined ? [] : [{ id: 'melee', name: words.ranges.melee, most: reach * unit, least: 0 }]),
    ...shootersOf(match, figure).flatMap((kind): readonly TableRange[] => {
      const most = Math.max(0, ...ranges.filter((range) => shotOf(held, kind, range) !== undefined));
      return most > 0
        ? [{ id: kind, name: words.ranges.shot, most: most * unit, least: tooNear * unit }]
        : [];
    }),
  ];
};
