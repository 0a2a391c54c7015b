import { boxFor } from '../../../cards/kit/box';
import { credits } from '../../../cards/kit/credits';
import { remembered } from '../../../cards/kit/laid-once';
import type { LaidKit } from '../../kit-part';
import { heroesOf, kitPieces, type KitPieceId, type Laid, type Order } from './pieces';
import { counters } from '#words/systems/first/messages/counters';
import { figureWords, kit } from '#words/systems/first/messages/kit';
import { counterKit } from '../../../cards/kit/counters';
import { allCounters, counterLook, countersIn } from './counters';
import { iconPath } from '../cards/icons';
import { blankFigures, characterSheets, fiendCards, standees, type Pictured } from './figures';
import { iconNameOf } from '../icon-files';
import { scenarioIn, scenarioOf, scenarioPieces } from './lay-scenario';
import { leafletOf } from './leaflet';

const once = remembered();

/** Cards in a tuck box that the heroes of an order come with: their own, and one on which texts go on or a fiend's. */
const cardsAHero = 2;

const counterParts = counterKit({
  needs: (order: Order) =>
    order.allCounters ? allCounters() : countersIn(scenarioIn(order), heroesOf(order)),
  look: counterLook,
  ...counters,
});

const pictured = ({ sheets }: Order): readonly Pictured[] =>
  sheets.map(({ sheet, ...photo }) => ({ hero: sheet, ...photo }));

const parts: Readonly<Record<Exclude<KitPieceId, 'contents' | 'credits'>, (order: Order) => Laid>> = {
  sheets: (order) => ({
    cards: once('sheets', [order.sheets], () => characterSheets(pictured(order), figureWords)),
  }),
  followers: (order) => ({
    cards: once('followers', [order.sheets], () => fiendCards(heroesOf(order), figureWords)),
  }),
  standees: (order) => ({
    cards: once('standees', [order.sheets], () => standees(pictured(order), figureWords)),
  }),
  blanks: () => ({ cards: once('blanks', [], () => blankFigures(figureWords)) }),
  counters: (order) => ({ cards: counterParts.cards(order) }),
  'tuck-box': (order) => ({
    cards: once('tuck-box', [order.sheets], () => [
      boxFor(heroesOf(order), order.sheets.length * cardsAHero, iconPath('hero'), kit.box),
    ]),
  }),
  ...scenarioPieces,
};

/** Lays out the selected pieces of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const scenario = scenarioOf(order.scenario);
  const laid = kitPieces
    .map(({ id }) => id)
    .filter(has)
    .flatMap((part) => (part === 'credits' || part === 'contents' ? [] : parts[part](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters') ? counterParts.rows(order) : [],
    leaflets: has('contents') && scenario ? [leafletOf(order, scenario)] : [],
    notices: has('contents') && scenario && order.sheets.length === 1 ? [kit.oneHero(scenario.name)] : [],
  };
};
