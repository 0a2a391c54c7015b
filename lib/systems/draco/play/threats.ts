import { asIf } from '../../../match/as-if';
import { vantageOf } from '../../../skirmish/play/vantage';
import { routeToContact, unit, type Point, type Units } from '../../../table/table';
import type { TableThreat, ThreatWay } from '../../table-scene';
import { canStrike } from '../match/combat/strike';
import { paceOf } from '../match/movement/walk';
import { areInContact, areWithin, basesFor, contactsOf, sees } from '../match/places/bases';
import { groundOf } from '../match/places/table';
import { baseOf, isDragon, type Figure } from '../match/state/figure';
import {
  dragonCardsOf,
  faceUp,
  figureOf,
  foesOf,
  slayerCardOf,
  type Table,
} from '../match/state/match-context';
import type { Situation } from '../match/state/situation';
import { skillInTurn } from '../match/turn/actions';
import { tableValues } from '../rules/table-values';

/** Movement towards somebody else: none while an opponent other than the target holds the figure in contact. */
const freePaceOf = (table: Table, foe: Figure, target: Figure): Units =>
  contactsOf(table, foe).some((one) => one !== target) ? 0 : paceOf(foe);

const meets = (table: Table, foe: Figure, target: Figure): boolean => {
  if (areInContact(table, foe, target)) return true;
  const pace = freePaceOf(table, foe, target);
  return (
    pace > 0 &&
    routeToContact(groundOf(table.s), baseOf(foe), baseOf(target), pace, basesFor(table, foe))?.contact ===
      true
  );
};

/** The farthest breath of the cards that lie face up: nobody knows which comes next. */
const breathOf = (table: Table): number =>
  Math.max(0, ...faceUp(table).map((at) => skillInTurn(table, at)?.reach ?? 0));

const ofDragon = (table: Table, dragon: Figure, target: Figure): readonly ThreatWay[] => {
  const breath = breathOf(table);
  return [
    ...(meets(table, dragon, target) ? (['attack'] as const) : []),
    ...(breath > 0 &&
    dragonCardsOf(table).cards.length > 0 &&
    areWithin(dragon, target, breath) &&
    sees(table, dragon, target)
      ? (['spell'] as const)
      : []),
  ];
};

const shoots = (table: Table, slayer: Figure, target: Figure): readonly ThreatWay[] => {
  if (canStrike(table, slayer)) return ['shoot'];
  const { near, bowReaches } = tableValues;
  const at = vantageOf({
    ground: groundOf(table.s),
    from: baseOf(slayer),
    to: baseOf(target),
    move: freePaceOf(table, slayer, target),
    bases: basesFor(table, slayer),
    isInRange: (gap) => gap >= near * unit && gap <= bowReaches * unit,
  });
  return at ? ['shoot-after-move'] : [];
};

const ofSlayer = (table: Table, slayer: Figure, target: Figure): readonly ThreatWay[] => {
  switch (slayerCardOf(table, slayer).attack) {
    case 'dagger':
      return meets(table, slayer, target) ? ['attack'] : [];
    case 'bow':
      return shoots(table, slayer, target);
    case 'magic':
      return [];
  }
};

/** Opponents who could attack a figure next turn if it stood at a place. */
export const threatsIn = (situation: Situation, mover: number, at: Point): readonly TableThreat[] => {
  const table: Table = { s: asIf(situation, mover, { at }) };
  const target = figureOf(table, mover);
  return foesOf(table, target).flatMap((foe) => {
    const ways = isDragon(foe) ? ofDragon(table, foe, target) : ofSlayer(table, foe, target);
    return ways.length > 0 ? [{ figure: foe.id, ways }] : [];
  });
};
