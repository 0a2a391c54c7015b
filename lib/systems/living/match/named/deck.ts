import type { FigureId } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, type Game, shuffled, type NamedPlay } from '../state/game';
import { worth } from '../values/count';
import type { EffectContext, Use } from '../state/use';

/** Cards below the top one, which lies open. */
const hidden = ({ s }: Game): readonly FigureId[] => s.deck.slice(1);

/** Shows cards to a player, or to all where `player` is -1; where they lie is known until the deck is shuffled. */
const show = (game: Game, figure: FigureId, player: number, cards: readonly FigureId[]): void => {
  if (cards.length === 0) return;
  const { s } = game;
  game.host.show();
  game.host.emit({ type: 'cards', figure, player, cards });
  s.foreseen = [...(s.foreseen ?? []), ...cards.map((card) => ({ player, card }))];
};

/** Shuffles what is hidden, but for cards that keep a place. What was known of it is known no more. */
const reshuffle = (game: Game, kept: ReadonlyMap<number, FigureId>): void => {
  const { s } = game;
  const cards = hidden(game);
  const rest = [
    ...shuffled(
      game,
      cards.filter((card) => ![...kept.values()].includes(card)),
    ),
  ];
  const below = cards.map((_, place) => kept.get(place) ?? rest.shift());
  s.deck = [...s.deck.slice(0, 1), ...below.filter((card) => card !== undefined)];
  s.foreseen = [...kept.values()].map((card) => ({ player: -1, card }));
};

/** The next cards are looked at: those of the Skill pips, then those of the Magic pips (ruling psion-precognition). */
export const precognition: NamedPlay = (game, { figures: { first = 0, then = 0 } }, context) => {
  const { use } = context;
  const { owner } = figureOf(game, use.user);
  const from = context.line === 'green' ? 0 : use.green;
  const count = worth(game, context.line === 'green' ? first : then, context, use.user);
  show(game, use.user, owner, hidden(game).slice(from, from + count));
  return undefined;
};

/** Places that were predicted, and cards that were predicted rightly and are to be moved. */
interface Prediction {
  readonly places: Map<number, FigureId>;
  moving: readonly FigureId[];
}
const predictions = new WeakMap<Use, Prediction>();

/** Predict, roll, show, move (ruling psion-oscitancy). */
export const oscitancy: NamedPlay = (game, { figures: { cards = 0, places = 0 } }, context) => {
  if (context.line === 'always') return predict(game, context);
  return context.line === 'green'
    ? reveal(game, context, worth(game, cards, context, context.use.user))
    : moveCards(game, context, worth(game, places, context, context.use.user));
};

function* predict(game: Game, { use }: EffectContext): Flow {
  const { owner } = figureOf(game, use.user);
  const prediction: Prediction = { places: new Map(), moving: [] };
  predictions.set(use, prediction);
  const { places } = prediction;
  let heroes = [...hidden(game)].sort((a, b) => a - b);
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

function* reveal(game: Game, { use }: EffectContext, most: number): Flow {
  const prediction = predictions.get(use);
  if (!prediction) return;
  const deck = hidden(game);
  let right = deck.filter((card, place) => prediction.places.get(place) === card);
  const said = [...prediction.places.keys()].flatMap((place) => deck[place] ?? []);
  show(game, use.user, -1, said);
  if (right.length === 0) {
    reshuffle(game, new Map());
    return;
  }
  const { owner } = figureOf(game, use.user);
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

function* moveCards(game: Game, { use }: EffectContext, furthest: number): Flow {
  const moving = predictions.get(use)?.moving ?? [];
  if (moving.length === 0) return;
  const { owner } = figureOf(game, use.user);
  const deck = hidden(game);
  const kept = new Map<number, FigureId>();
  for (const card of moving) {
    const from = deck.indexOf(card);
    const able = deck
      .map((_, place) => place)
      .filter((place) => Math.abs(place - from) <= furthest && !kept.has(place));
    if (able.length === 0) continue;
    const { value } = yield* choose(
      owner,
      { about: 'number', figure: card, skill: use.skill.id, what: 'place-in-deck' },
      able.map((place) => ({ pick: 'value' as const, value: place + 2 })),
    );
    kept.set(value - 2, card);
  }
  reshuffle(game, kept);
}
