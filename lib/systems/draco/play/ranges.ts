import { inCover, unit } from '../../../table/table';
import type { TableBetween, TableRange } from '../../table-scene';
import type { MatchEvent } from '../match/state/event';
import { isDragon } from '../match/state/figure';
import { figureOf, slayerCardOf, type Table } from '../match/state/match-context';
import { areInContact, contactsOf, sees } from '../match/places/bases';
import { groundOf } from '../match/places/table';
import type { Situation } from '../match/state/situation';
import { skillInTurn } from '../match/turn/actions';
import { rangeIds, tableWords as words } from '#words/systems/draco/messages/play';
import { tableValues } from '../rules/table-values';

/** Distance and contact of two figures: their contact is that of the rules, friends touch nobody. */
export const betweenIn = (s: Situation, one: number, other: number): TableBetween => {
  const table: Table = { s };
  const [a, b] = [figureOf(table, one), figureOf(table, other)];
  return {
    sees: sees(table, a, b),
    cover: inCover(groundOf(s), a.at, b.at),
    touches: areInContact(table, a, b),
  };
};

/** How far an archer shoots, and the dragon breathes where that card came up. */
export const rangesIn = (s: Situation, id: number): readonly TableRange[] => {
  const table: Table = { s };
  const figure = s.figures[id];
  if (!figure || figure.isDead) return [];
  if (!isDragon(figure)) {
    const { bowReaches, near } = tableValues;
    return slayerCardOf(table, figure).attack === 'bow'
      ? [{ id: rangeIds.bow, name: words.ranges.bow, most: bowReaches * unit, least: near * unit }]
      : [];
  }
  const skill = skillInTurn(table, s.acting?.card ?? -1);
  return skill?.reach === undefined
    ? []
    : [{ id: rangeIds.breath, name: words.ranges.breath(skill.id), most: skill.reach * unit, least: 0 }];
};

/** The figures that events have to do with against their will: attacked, hurt, pushed, or met. */
export const concernedIn = (events: readonly MatchEvent[], s: Situation): readonly number[] => {
  const found = new Set<number>();
  for (const event of events) {
    if (event.told === 'attack') found.add(event.target);
    if (event.told === 'lost' || event.told === 'fell') found.add(event.figure);
    if (event.told === 'counters' && event.by !== event.figure) found.add(event.figure);
    if (event.told !== 'moved') continue;
    if (event.how === 'pushed') found.add(event.figure);
    const mover = s.figures[event.figure];
    if (mover) for (const foe of contactsOf({ s }, mover)) found.add(foe.id);
  }
  return [...found];
};
