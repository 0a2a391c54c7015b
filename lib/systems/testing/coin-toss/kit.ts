import { say } from '#words/systems/testing/coin-toss/words';
import type { Card } from '../../../cards/card';
import { several } from '../../../cards/kit/parts';
import { drawToken, type TokenSide } from '../../../cards/pieces/token';
import { drawTrack } from '../../../cards/pieces/track';
import type { KitPart } from '../../kit-part';
import { coin, mostCoins, rounds, type Tosser } from './sheet';

/** mm */
const coinSize = 20;

const side = (label: string): TokenSide => ({ label, picture: { icon: coin }, border: 'gold' });

const coins = (tossers: readonly Tosser[]): readonly Card[] => {
  const token = drawToken({ id: 'coin', name: say.coin }, coinSize, side(say.heads), side(say.tails));
  const count = tossers.reduce((sum, tosser) => sum + tosser.coins, 0);
  return several(say.countNote, token, count, 'for-all');
};

const scores = (tossers: readonly Tosser[]): readonly Card[] =>
  several(say.countNote, drawTrack('score', say.score, mostCoins * rounds), tossers.length, 'one-each');

export const kit: KitPart<Tosser> = {
  scenarios: [{ id: 'three-rounds', name: say.scenario }],
  missions: [],
  usualScenario: () => 'three-rounds',
  mostCounters: 0,
  lay: ({ kit: ticked, sheets }) => {
    const tossers = sheets.map(({ sheet }) => sheet);
    const { need, setUp, turnTitle, turn, win } = say.leaflet;
    const leaflet = {
      title: say.scenario,
      need,
      setUp: [{ text: setUp, table: 'cards' }],
      signs: [],
      turn: { title: turnTitle, steps: turn.map((text) => ({ text })) },
      later: [],
      win,
      fallen: [],
    } as const;
    return {
      cards: [
        ...(ticked.includes('coins') ? coins(tossers) : []),
        ...(ticked.includes('scores') ? scores(tossers) : []),
      ],
      pages: [],
      last: [],
      counters: [],
      leaflets: ticked.includes('contents') ? [leaflet] : [],
    };
  },
};
