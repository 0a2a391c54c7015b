import { cardsIn } from '../../../../match/deck';
import type { FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { lookAt, show } from '../state/deck';
import { choose, figureOf, type MatchContext, type NamedPlay } from '../state/match-context';
import { worth } from '../values/count';
import type { EffectContext, Use } from '../state/use';

/** Places below the top card, which lies open, as they are numbered here: from 0. */
const placesBelow = ({ s }: MatchContext): readonly number[] =>
  s.deck.places.slice(1).map((_, place) => place);

/** Cards below the top one, in an order that tells nothing. */
const hidden = ({ s }: MatchContext): readonly FigureId[] => {
  const [top] = s.deck.places;
  return cardsIn(s.deck)
    .filter((card) => card !== top)
    .sort((a, b) => a - b);
};

/** The card at a place below the top one, once somebody has looked. */
const seenAt = ({ s }: MatchContext, place: number): FigureId | null => s.deck.places[place + 1] ?? null;

/** Looks at places below the top card. @returns the cards */
const lookBelow = (match: MatchContext, places: readonly number[]): readonly FigureId[] =>
  lookAt(
    match,
    places.map((place) => place + 1),
  );

/** Shuffles the hidden cards, except those that keep a place. Nobody knows any of them afterwards. */
const reshuffle = (match: MatchContext, kept: ReadonlyMap<number, FigureId>): void => {
  const { s } = match;
  const keeps = new Set(kept.values());
  s.deck = {
    places: s.deck.places.map((card, place) => (place === 0 ? card : (kept.get(place - 1) ?? null))),
    unseen: hidden(match).filter((card) => !keeps.has(card)),
  };
  s.foreseen = [...kept.values()].map((card) => ({ player: -1, card }));
};

/** The next cards are looked at: those of the Skill pips, then those of the Magic pips (ruling psion-precognition). */
export const precognition: NamedPlay = (match, { figures: { first = 0, then = 0 } }, context) => {
  const { use } = context;
  const { owner } = figureOf(match, use.user);
  const from = context.line === 'green' ? 0 : use.green;
  const count = worth(match, context.line === 'green' ? first : then, context, use.user);
  show(match, use.user, owner, lookBelow(match, placesBelow(match).slice(from, from + count)));
  return undefined;
};

/** Places that were predicted, and cards that were predicted rightly and are to be moved. */
interface Prediction {
  readonly places: Map<number, FigureId>;
  moving: readonly FigureId[];
}
const predictions = new WeakMap<Use, Prediction>();

/** Predict, roll, show, move (ruling psion-oscitancy). */
export const oscitancy: NamedPlay = (match, { figures: { cards = 0, places = 0 } }, context) => {
  if (context.line === 'always') return predict(match, context);
  return context.line === 'green'
    ? reveal(match, context, worth(match, cards, context, context.use.user))
    : moveCards(match, context, worth(match, places, context, context.use.user));
};

function* predict(match: MatchContext, { use }: EffectContext): Flow {
  const { owner } = figureOf(match, use.user);
  const prediction: Prediction = { places: new Map(), moving: [] };
  predictions.set(use, prediction);
  const { places } = prediction;
  let heroes = hidden(match);
  const count = heroes.length;
  while (heroes.length > 0) {
    const about = { about: 'target', figure: use.user, skill: use.skill.id, nth: places.size } as const;
    const chosen = yield* choose(owner, about, [
      ...heroes.map((figure) => ({ pick: 'figure' as const, figure })),
      { pick: 'done' as const },
    ]);
    if (chosen.pick === 'done') return;
    const free = Array.from({ length: count }, (_, place) => place).filter((place) => !places.has(place));
    const { value } = yield* choose(
      owner,
      { about: 'number', figure: use.user, skill: use.skill.id, what: 'place-in-deck' },
      // The top card lies at 1.
      free.map((place) => ({ pick: 'value' as const, value: place + 2 })),
    );
    places.set(value - 2, chosen.figure);
    heroes = heroes.filter((hero) => hero !== chosen.figure);
  }
}

function* reveal(match: MatchContext, { use }: EffectContext, most: number): Flow {
  const prediction = predictions.get(use);
  if (!prediction) return;
  const said = [...prediction.places];
  show(
    match,
    use.user,
    -1,
    lookBelow(
      match,
      said.map(([place]) => place),
    ),
  );
  let right: readonly FigureId[] = said
    .filter(([place, card]) => seenAt(match, place) === card)
    .sort(([a], [b]) => a - b)
    .map(([, card]) => card);
  if (right.length === 0) {
    reshuffle(match, new Map());
    return;
  }
  const { owner } = figureOf(match, use.user);
  while (prediction.moving.length < most && right.length > 0) {
    const nth = prediction.moving.length;
    const { figure } = yield* choose(
      owner,
      { about: 'target', figure: use.user, skill: use.skill.id, nth },
      right.map((each) => ({ pick: 'figure' as const, figure: each })),
    );
    prediction.moving = [...prediction.moving, figure];
    right = right.filter((card) => card !== figure);
  }
}

function* moveCards(match: MatchContext, { use }: EffectContext, furthest: number): Flow {
  const moving = predictions.get(use)?.moving ?? [];
  if (moving.length === 0) return;
  const { owner } = figureOf(match, use.user);
  const places = placesBelow(match);
  const kept = new Map<number, FigureId>();
  for (const card of moving) {
    const from = places.find((place) => seenAt(match, place) === card) ?? 0;
    const able = places.filter((place) => Math.abs(place - from) <= furthest && !kept.has(place));
    if (able.length === 0) continue;
    const { value } = yield* choose(
      owner,
      { about: 'number', figure: card, skill: use.skill.id, what: 'place-in-deck' },
      able.map((place) => ({ pick: 'value' as const, value: place + 2 })),
    );
    kept.set(value - 2, card);
  }
  reshuffle(match, kept);
}
