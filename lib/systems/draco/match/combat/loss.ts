import type { Harm } from '../state/event';
import { countersOn, isDragon, mostDice, type Figure, type FigureId } from '../state/figure';
import {
  choose,
  dragonOf,
  faceUp,
  figureOf,
  livingSlayers,
  type Flow,
  type MatchContext,
} from '../state/match-context';
import type { Option } from '../state/option';
import { areInContact } from '../places/bases';
import { rollDie } from '../rolls/pool';
import type { InitiativeCard } from '../state/situation';
import { dragonTeam, slayerTeam } from '../../sheet/teams';

/** Where dice go, and why. */
export interface Loss {
  readonly by: FigureId;
  readonly harm: Harm;
  readonly dice: number;
}

const isCardOf =
  ({ id }: Figure) =>
  (card: InitiativeCard): boolean =>
    card.of === 'slayer' && card.figure === id;

/**
 * A slayer without dice lies down, and the slayer's card leaves the discard pile; chapter "Dragon attacking Slayers".
 */
const fall = (match: MatchContext, slayer: Figure, { by, harm }: Loss): void => {
  const { s, host } = match;
  const isHis = isCardOf(slayer);
  slayer.isDead = true;
  slayer.isDown = false;
  slayer.counters = {};
  s.discard = s.discard.filter((card) => !isHis(card));
  s.waiting = s.waiting.filter((card) => !isHis(card));
  if (s.acting?.figure === slayer.id) s.acting = { ...s.acting, left: 0 };
  host.emit({ told: 'fell', figure: slayer.id, by, harm });
  if (livingSlayers(match).length === 0) s.outcome = { winner: dragonTeam, because: 'all-dead' };
};

/** Dice leave a pool, without anything else that damage brings. @returns how many there were to lose */
export const loseDice = (match: MatchContext, figure: Figure, loss: Loss): number => {
  const dice = Math.min(figure.pool, loss.dice);
  if (dice <= 0) return 0;
  figure.pool -= dice;
  match.host.emit({ told: 'lost', figure: figure.id, by: loss.by, dice, harm: loss.harm });
  if (figure.pool > 0) return dice;
  if (isDragon(figure)) match.s.outcome = { winner: slayerTeam, because: 'slain' };
  else fall(match, figure, loss);
  return dice;
};

/** The card that damage hits: by a die, or as somebody chooses; chapter "Slayer attacking Dragon". */
function* namedCard(match: MatchContext, slayer: Figure, damage: number): Flow<number | undefined> {
  const { s, host } = match;
  const face = rollDie(match, slayer.id, 'card');
  const up = faceUp(match).map((card): Option => ({ pick: 'card', card }));
  const nth = face - 1;
  let card: number | undefined;
  if (face === 6) {
    const about = { about: 'card', figure: slayer.id, damage, isHers: true } as const;
    const chosen = up.length > 0 ? yield* choose(dragonOf(match).id, about, up) : undefined;
    card = chosen?.pick === 'card' ? chosen.card : undefined;
  } else if (s.row[nth]?.isDown) {
    const about = { about: 'card', figure: slayer.id, damage, isHers: false } as const;
    const chosen = yield* choose<Option>(slayer.id, about, [...up, { pick: 'no' }]);
    card = chosen.pick === 'card' ? chosen.card : undefined;
  } else card = nth;
  host.emit({ told: 'named', face, card: card ?? -1 });
  return card;
}

/** The die beside a card falls, and at 0 its initiative card is set aside. */
const hitCard = ({ s, host }: MatchContext, card: number, damage: number): void => {
  const place = s.row[card];
  if (!place || place.die === 0) return;
  const left = Math.max(0, place.die - damage);
  s.row = s.row.map((each, at) => (at === card ? { ...each, die: left } : each));
  if (left === 0) s.waiting = [...s.waiting, { of: 'dragon', card }];
  host.emit({ told: 'card-die', card, before: place.die, left });
};

/** A slayer's card that lies face down is turned up: an attack or damage ends his recovery; ruling 6. */
export const turnUp = ({ host }: MatchContext, slayer: Figure): void => {
  if (!slayer.isDown) return;
  slayer.isDown = false;
  host.emit({ told: 'turned-up', figure: slayer.id });
};

/** Hot Blood: damaging her in contact costs a die, damage like any other. */
const burn = (match: MatchContext, slayer: Figure): void => {
  const dragon = dragonOf(match);
  const count = countersOn(dragon, 'hot-blood');
  if (count === 0 || slayer.isDead || !areInContact(match, slayer, dragon)) return;
  dragon.counters = { ...dragon.counters, 'hot-blood': count - 1 };
  turnUp(match, slayer);
  loseDice(match, slayer, { by: dragon.id, harm: 'counter', dice: 1 });
};

/** Damage that the dragon receives of a slayer: her pool, then the die of one of her cards. */
export function* damageDragon(match: MatchContext, slayer: Figure, dice: number, harm: Harm): Flow {
  const dragon = dragonOf(match);
  if (dice <= 0 || dragon.pool === 0) return;
  loseDice(match, dragon, { by: slayer.id, harm, dice });
  if (match.s.outcome) return;
  const card = yield* namedCard(match, slayer, dice);
  if (card !== undefined) hitCard(match, card, dice);
  burn(match, slayer);
}

/** Dice that come back, up to the most that a pool can have. */
export const regain = (match: MatchContext, figure: Figure, by: FigureId, dice: number): void => {
  const back = Math.min(dice, mostDice(figure) - figure.pool);
  if (back <= 0 || figure.isDead) return;
  figure.pool += back;
  match.host.emit({ told: 'regained', figure: figure.id, by, dice: back });
};

/** Whether a card of somebody lies in a pile. */
export const hasCardIn = (pile: readonly InitiativeCard[], figure: Figure): boolean =>
  pile.some(isCardOf(figure));

/** The card of the dragon's turn or of a slayer's: who acts by it. */
export const actorOf = (match: MatchContext, card: InitiativeCard): Figure =>
  card.of === 'slayer' ? figureOf(match, card.figure) : dragonOf(match);
