import { createEngine, type Host, type Play, type Rules } from '../engine';
import { isPlace, type Choice, type Region, type Request } from '../request';

/**
 * A small game with everything an engine has to handle: a deck that is shuffled in a stretch that asks
 * nothing, cards that are shown, dice, options, places, and an answer by the other player in the middle of an
 * action. Two fencers stand on a board of 9 by 9; the top card says how many actions the turn has.
 */
export interface Skirmish {
  readonly setting: { readonly board: number; readonly mostTurns: number };
  fencers: readonly Fencer[];
  deck: readonly number[];
  turn: number;
  /** Fencer whose turn it is. */
  acting: number;
}

interface Fencer {
  readonly x: number;
  readonly y: number;
  readonly life: number;
}

export interface SkirmishAbout {
  readonly about: 'action' | 'walk' | 'answer' | 'die';
  readonly fencer: number;
  readonly left: number;
}

export type SkirmishOption = 'walk' | 'strike' | 'pass' | 'parry' | 'dodge' | { readonly die: number };

export type SkirmishEvent =
  | { readonly type: 'shuffled'; readonly cards: number }
  | { readonly type: 'card'; readonly actions: number }
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  | { readonly type: 'hit'; readonly fencer: number; readonly damage: number };

type Flow<T> = Generator<Request<SkirmishAbout, SkirmishOption>, T, Choice>;

const cards = [1, 2, 2, 3];
const step = 2;

const isNear = (a: Fencer, b: Fencer): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;

const fencerOf = (s: Skirmish, index: number): Fencer => {
  const fencer = s.fencers[index];
  if (!fencer) throw new RangeError(`There is no fencer ${index}.`);
  return fencer;
};

/** Squares that a fencer can walk to: within two, on the board, and not the other's. */
const reach = (s: Skirmish, walker: number): Region => {
  const from = fencerOf(s, walker);
  const other = fencerOf(s, 1 - walker);
  const { board } = s.setting;
  const contains = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x >= 0 && y >= 0 && x < board && y < board &&
    Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) <= step &&
    !(x === other.x && y === other.y); // oxfmt-ignore
  const candidates = () => {
    const places = [];
    for (let y = from.y - step; y <= from.y + step; y += 1)
      for (let x = from.x - step; x <= from.x + step; x += 1) if (contains({ x, y })) places.push({ x, y });
    return places;
  };
  return {
    contains,
    candidates,
    sample: (next) => {
      const places = candidates();
      return places[next(places.length)] ?? from;
    },
  };
};

const change = (s: Skirmish, index: number, changed: Partial<Fencer>): void => {
  s.fencers = s.fencers.map((fencer, at) => (at === index ? { ...fencer, ...changed } : fencer));
};

/** Two dice against the answer: a parry takes one off the damage, a dodge is a roll of five and more. */
function* strike(s: Skirmish, host: Host<SkirmishEvent>, left: number): Flow<void> {
  const by = s.acting;
  const answer = yield {
    by: 1 - by,
    about: { about: 'answer', fencer: 1 - by, left },
    options: ['parry', 'dodge'],
  };
  const dice = [host.draw('dice', 6, by, 'strike') + 1, host.draw('dice', 6, by, 'strike') + 1];
  host.emit({ type: 'rolled', dice });
  const options = [...new Set(dice)].sort((a, b) => a - b).map((die) => ({ die }));
  const which = options.length === 1 ? 0 : yield { by, about: { about: 'die', fencer: by, left }, options };
  const kept = typeof which === 'number' ? (options[which]?.die ?? 0) : 0;
  let isDodged = false;
  if (answer === 1) {
    const roll = host.draw('dice', 6, 1 - by, 'dodge') + 1;
    host.emit({ type: 'rolled', dice: [roll] });
    isDodged = roll >= 5;
  }
  const damage = isDodged ? 0 : Math.max(0, Math.floor(kept / 2) - (answer === 0 ? 1 : 0));
  const other = fencerOf(s, 1 - by);
  change(s, 1 - by, { life: Math.max(0, other.life - damage) });
  host.emit({ type: 'hit', fencer: 1 - by, damage });
}

function* act(s: Skirmish, host: Host<SkirmishEvent>, left: number): Flow<void> {
  const by = s.acting;
  const options: readonly SkirmishOption[] = isNear(fencerOf(s, 0), fencerOf(s, 1))
    ? ['pass', 'strike', 'walk']
    : ['pass', 'walk'];
  const chosen = yield { by, about: { about: 'action', fencer: by, left }, options };
  const option = typeof chosen === 'number' ? options[chosen] : 'pass';
  if (option === 'strike') yield* strike(s, host, left);
  if (option === 'walk') {
    const place = yield { by, about: { about: 'walk', fencer: by, left }, region: reach(s, by) };
    if (isPlace(place)) change(s, by, { x: place.x, y: place.y });
  }
}

/** One turn, or one shuffle. */
function* play(s: Skirmish, host: Host<SkirmishEvent>): Play<SkirmishAbout, SkirmishOption> {
  if (s.deck.length === 0) {
    const deck = [...cards];
    for (let last = deck.length - 1; last > 0; last -= 1) {
      const other = host.draw('deck', last + 1, -1, 'shuffle');
      [deck[last], deck[other]] = [deck[other] ?? 0, deck[last] ?? 0];
    }
    s.deck = deck;
    host.emit({ type: 'shuffled', cards: deck.length });
    return;
  }
  const [actions = 1, ...rest] = s.deck;
  s.deck = rest;
  host.show();
  host.emit({ type: 'card', actions });
  for (let left = actions; left > 0 && !isOver(s); left -= 1) yield* act(s, host, left);
  s.turn += 1;
  s.acting = 1 - s.acting;
}

const isOver = (s: Skirmish): boolean =>
  s.turn >= s.setting.mostTurns || s.fencers.some(({ life }) => life === 0);

export const skirmishRules: Rules<Skirmish, SkirmishAbout, SkirmishOption, SkirmishEvent> = {
  copy: (s) => ({ ...s }),
  play,
  isOver,
};

export const skirmish = createEngine(skirmishRules);

/** Two fencers in reach of each other, before the shuffle. */
export const newSkirmish = (): Skirmish => ({
  setting: { board: 9, mostTurns: 60 },
  fencers: [
    { x: 3, y: 4, life: 8 },
    { x: 4, y: 4, life: 8 },
  ],
  deck: [],
  turn: 0,
  acting: 0,
});
