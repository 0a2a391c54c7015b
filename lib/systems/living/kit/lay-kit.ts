import { credits } from '../../../cards/kit/credits';
import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { counters } from '../messages/en/counters';
import { kit } from '../messages/en/kit';
import { kitCards } from '../messages/en/kit-cards';
import { counterCards } from './counters/counter-cards';
import { allCounters, countersOf, type CounterNeed } from './counters/counters';
import { reference } from './reference/reference';
import { iconNameOf } from '../icon-files';
import { followerCards } from './cards/follower-cards';
import { initiativeCards } from './cards/initiative-cards';
import { standees } from './cards/standees';
import type { LaidKit } from '../../kit-part';
import { kitPieces, type KitPieceId, type Order, type Laid, heroesOf } from './pieces';
import { extraPieces } from './extras/lay-extras';
import { scenarioPieces } from './lay-scenario';
import { fittingScenario, withoutLoadout } from './scenario-fit';

/** Counters of one kind at most. */
export const mostCounters = 40;

const once = remembered();

const needsOf = ({ sheets: heroes, allCounters: isAll, counts }: Order): readonly CounterNeed[] => {
  const needs = once('needs', [heroes, isAll], () =>
    isAll ? allCounters() : countersOf(heroes.map(({ sheet }) => sheet)),
  );
  return needs.map((need): CounterNeed => {
    const count = counts[counters.name(need.counter)];
    return count === undefined || count === need.count
      ? { ...need, count: Math.min(need.count, mostCounters) }
      : { ...need, count, because: 'as-chosen' };
  });
};

/** Heroes with their photos. */
const pictured = ({ sheets }: Order) => sheets.map(({ sheet, ...photo }) => ({ hero: sheet, ...photo }));

const layers: Readonly<Record<Exclude<KitPieceId, 'contents' | 'credits'>, (order: Order) => Laid>> = {
  ...scenarioPieces,
  ...extraPieces,
  followers: (order) => ({
    cards: once('followers', [order.sheets], () => followerCards(heroesOf(order), kitCards)),
  }),
  initiative: (order) => ({
    cards: once('initiative', [order.sheets], () => initiativeCards(pictured(order), kitCards)),
  }),
  standees: (order) => ({
    cards: once('standees', [order.sheets], () => standees(pictured(order), kitCards)),
  }),
  counters: (order) => ({
    cards: once('counters', [order.sheets, order.allCounters, order.counts, order.counterSize], () =>
      counterCards(needsOf(order), counters, order.counterSize),
    ),
  }),
  reference: (order) => ({
    pages: once('reference', [order.sheets], () => [drawnOnce(reference(heroesOf(order), kit.reference))]),
  }),
};

const noticesOf = (order: Order): readonly string[] => {
  const names = order.kit.includes('rules') ? withoutLoadout(order) : [];
  return names.length > 0 ? [kit.withoutLoadout(names)] : [];
};

/** Lays out what is ticked of the game-night kit. */
export const layKit = (asked: Order): LaidKit => {
  const order = fittingScenario(asked);
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  const laid = ticked.flatMap((id) => (id === 'credits' || id === 'contents' ? [] : layers[id](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters')
      ? needsOf(order).map((need) => ({
          name: counters.name(need.counter),
          why: counters.why(need),
          count: need.count,
        }))
      : [],
    hasContents: has('contents'),
    notices: noticesOf(asked),
  };
};
