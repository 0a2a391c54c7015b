import { meanDamage, type Modifiers } from '../../dice/damage';
import { bestOfPool, type Spread } from '../../dice/pool';
import { mostOf, symbolsOn, type Symbols } from '../../dice/symbols';
import { isDragon, type Figure } from '../state/figure';
import { dragonCardsOf, slayerCardOf, type Table } from '../state/match-context';
import { attackCards, modifiersOf, shieldsFor, type Attacking } from '../rolls/values';

/** Best of this many dice, asked again and again: kept for each list of symbols. */
const known = new WeakMap<Symbols, (Spread | undefined)[]>();

const chancesOf = (symbols: Symbols, dice: number): Spread => {
  let byDice = known.get(symbols);
  if (!byDice) known.set(symbols, (byDice = []));
  return (byDice[dice] ??= bestOfPool((face) => symbolsOn(symbols, face), dice));
};

/** Lists of symbols of several cards, the same object for the same cards. */
const merged = new WeakMap<object, Map<string, Symbols>>();

const daggersOf = (table: Table): Symbols => {
  const cards = dragonCardsOf(table);
  const places = attackCards(table);
  let byPlaces = merged.get(cards);
  if (!byPlaces) merged.set(cards, (byPlaces = new Map<string, Symbols>()));
  const key = places.join();
  let found = byPlaces.get(key);
  if (!found) byPlaces.set(key, (found = mostOf(places.map((at) => cards.cards[at]?.daggers ?? []))));
  return found;
};

const shieldsKnown = new WeakMap<object, Symbols>();

const shieldsOf = (table: Table, figure: Figure): Symbols => {
  if (!isDragon(figure)) return slayerCardOf(table, figure).shields;
  const cards = dragonCardsOf(table);
  let found = shieldsKnown.get(cards);
  if (!found) shieldsKnown.set(cards, (found = shieldsFor(table, figure)));
  return found;
};

/** Damage on average by what adds to it, for the same chances of attack and defence: asked again and again too. */
const damages = new WeakMap<Spread, WeakMap<Spread, Map<number, number>>>();

/** Modifiers are small whole numbers: one number for all three. */
const keyOf = ({ av, dv, guard }: Modifiers): number => ((av + 64) * 128 + dv + 64) * 128 + guard;

const meanKnown = (av: Spread, dv: Spread, modifiers: Modifiers): number => {
  let byDefence = damages.get(av);
  if (!byDefence) damages.set(av, (byDefence = new WeakMap<Spread, Map<number, number>>()));
  let byKey = byDefence.get(dv);
  if (!byKey) byDefence.set(dv, (byKey = new Map<number, number>()));
  const key = keyOf(modifiers);
  let mean = byKey.get(key);
  if (mean === undefined) byKey.set(key, (mean = meanDamage(av, dv, modifiers)));
  return mean;
};

/** The damage on average of a slayer's attack, or of the dragon's. */
export const meanOf = (table: Table, attacker: Figure, target: Figure, attacking?: Attacking): number => {
  const symbols = isDragon(attacker) ? daggersOf(table) : slayerCardOf(table, attacker).attacks;
  return meanKnown(
    chancesOf(symbols, attacker.pool),
    chancesOf(shieldsOf(table, target), target.pool),
    modifiersOf(table, attacker, target, attacking),
  );
};

/** This many daggers for certain. */
const certain: Spread[] = [];
const certainly = (value: number): Spread =>
  (certain[value] ??= Array.from({ length: value + 1 }, (_, at) => (at === value ? 1 : 0)));

/** The damage on average once a die of hers has been picked. */
export const meanOfPick = (
  table: Table,
  dragon: Figure,
  target: Figure,
  daggers: number,
  attacking?: Attacking,
): number => {
  const dv = chancesOf(shieldsOf(table, target), target.pool);
  return meanKnown(certainly(daggers), dv, modifiersOf(table, dragon, target, attacking));
};
