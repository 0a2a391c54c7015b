import type { FaceNumber } from '../../../../dice/face';
import { gapBetween, unit } from '../../../../table/table';
import { bestPick, symbolsOn } from '../../dice/symbols';
import { tableValues } from '../../rules/table-values';
import type { Harm, MatchEvent } from '../state/event';
import { baseOf, countersOn, type Figure } from '../state/figure';
import {
  choose,
  dragonOf,
  figureOf,
  slayerCardOf,
  type Flow,
  type MatchContext,
  type Table,
} from '../state/match-context';
import type { Option } from '../state/option';
import { areInContact, areWithin, contactsOf, sees } from '../places/bases';
import { rollPool } from '../rolls/pool';
import { defend, dragonPick, modifiersOf, reasonsOf, type Attacking, type DragonPick } from '../rolls/values';
import { damageDragon, loseDice, turnUp } from './loss';

/** Whether a slayer can attack the dragon without moving. @param farther inches that a bow reaches beyond 10 */
export const canStrike = (table: Table, slayer: Figure, farther = 0): boolean => {
  const dragon = dragonOf(table);
  switch (slayerCardOf(table, slayer).attack) {
    case 'dagger':
      return areInContact(table, slayer, dragon);
    case 'bow': {
      const gap = gapBetween(baseOf(slayer), baseOf(dragon));
      const most = (tableValues.bowReaches + farther) * unit;
      return gap >= tableValues.near * unit && gap <= most && sees(table, slayer, dragon);
    }
    case 'magic':
      return false;
  }
};

/** Slayers she can attack. @param reach inches of Acid Breath; 0 for contact only */
export const targetsOf = (table: Table, reach: number): readonly Figure[] => {
  const dragon = dragonOf(table);
  const inContact = contactsOf(table, dragon);
  const goader =
    countersOn(dragon, 'goaded') > 0 ? inContact.find(({ id }) => id === dragon.goadedBy) : undefined;
  if (goader) return [goader];
  if (reach === 0) return inContact;
  return table.s.setting.slayers
    .map((id) => figureOf(table, id))
    .filter(
      (slayer) =>
        !slayer.isDead &&
        (inContact.includes(slayer) || (areWithin(dragon, slayer, reach) && sees(table, dragon, slayer))),
    );
};

const tellPick = (
  match: MatchContext,
  figure: Figure,
  {
    face,
    card,
    symbols,
    more,
    because,
  }: Pick<Extract<MatchEvent, { told: 'picked' }>, 'face' | 'card' | 'symbols' | 'more' | 'because'>,
): number => {
  const is = Math.max(0, symbols + more);
  match.host.emit({
    told: 'picked',
    figure: figure.id,
    value: 'av',
    face,
    card,
    symbols,
    more,
    because,
    guard: 0,
    is,
  });
  return is;
};

/**
 * An attack on the dragon with a roll that lies on the table: the die with the most symbols counts, since more is never worse.
 * @returns the damage
 */
export function* hitDragon(
  match: MatchContext,
  slayer: Figure,
  faces: readonly FaceNumber[],
  attacking: Attacking,
  harm: Harm,
): Flow<number> {
  const dragon = dragonOf(match);
  const { attacks } = slayerCardOf(match, slayer);
  match.host.emit({ told: 'attack', figure: slayer.id, target: dragon.id, how: harm });
  const modifiers = modifiersOf(match, slayer, dragon, attacking);
  const face = bestPick(attacks, faces) ?? 1;
  const symbols = symbolsOn(attacks, face);
  const because = reasonsOf(match, slayer, dragon, attacking);
  const av = tellPick(match, slayer, { face, card: -1, symbols, more: modifiers.av, because: because.av });
  const { dv: more, guard } = modifiers;
  const damage = Math.max(0, av - defend(match, dragon, { more, because: because.dv, guard }) - guard);
  if (damage === 0) match.host.emit({ told: 'unhurt', figure: dragon.id });
  yield* damageDragon(match, slayer, damage, harm);
  return damage;
}

/** How a slayer attacks. */
export const harmOf = (table: Table, slayer: Figure): Harm =>
  slayerCardOf(table, slayer).attack === 'bow' ? 'afar' : 'contact';

/** A regular attack of a slayer. */
export function* strikeDragon(match: MatchContext, slayer: Figure): Flow {
  const faces = rollPool(match, slayer, 'attack');
  yield* hitDragon(match, slayer, faces, { av: 0, lessDv: 0 }, harmOf(match, slayer));
}

/** Result of an attack by the dragon. */
export interface Struck {
  readonly pick: DragonPick;
  readonly damage: number;
}

/** Which of her dice counts: with a skill weak ones may be better. */
function* pickDie(
  match: MatchContext,
  target: Figure,
  skill: string,
  faces: readonly FaceNumber[],
): Flow<DragonPick> {
  const dragon = dragonOf(match);
  const picks = [...new Set(faces)].map((face) => dragonPick(match, face));
  const options = picks.map(({ face, card }): Option => ({ pick: 'die', face, card }));
  const about = { about: 'die', figure: dragon.id, target: target.id, skill } as const;
  const chosen = yield* choose(dragon.id, about, options);
  const found = chosen.pick === 'die' ? picks.find(({ face }) => face === chosen.face) : undefined;
  return found ?? dragonPick(match, 1);
}

/**
 * An attack of the dragon; chapter "Dragon attacking Slayers".
 * @param skill its id, or nothing for a regular attack
 * @param attacking what the skill adds on a face
 */
export function* strikeSlayer(
  match: MatchContext,
  target: Figure,
  skill: string,
  attacking: (face: FaceNumber) => Attacking,
): Flow<Struck> {
  const dragon = dragonOf(match);
  const harm: Harm = areInContact(match, dragon, target) ? 'contact' : 'afar';
  match.host.emit({ told: 'attack', figure: dragon.id, target: target.id, how: harm });
  const faces = rollPool(match, dragon, 'attack');
  const pick = yield* pickDie(match, target, skill, faces);
  turnUp(match, target);
  const brings = attacking(pick.face);
  const { av: added, dv: more, guard } = modifiersOf(match, dragon, target, brings);
  const because = reasonsOf(match, dragon, target, brings);
  const av = tellPick(match, dragon, { ...pick, symbols: pick.daggers, more: added, because: because.av });
  const damage = Math.max(0, av - defend(match, target, { more, because: because.dv, guard }) - guard);
  if (damage === 0) match.host.emit({ told: 'unhurt', figure: target.id });
  loseDice(match, target, { by: dragon.id, harm, dice: damage });
  return { pick, damage };
}
