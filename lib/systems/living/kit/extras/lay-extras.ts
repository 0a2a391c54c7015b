import { boxFor } from '../../../../cards/kit/box';
import { remembered } from '../../../../cards/kit/laid-once';
import { tableUnits } from '../../../../cards/paper/ruler';
import { drawTape } from '../../../../cards/pieces/tape';
import { iconPath } from '../../cards/icons';
import { extras } from '#words/systems/living/messages/kit-extras';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { blankCards } from '../cards/blank-cards';
import { heroesOf, type KitPieceId, type Laid, type Order } from '../pieces';
import { teamMarkers } from './team-markers';
import { ruleCards } from './text-cards';

const once = remembered();

/** #: how far the longest of ranges reaches, a magic weapon's. */
const tapeLength = 25;

/** Cards in a tuck box that the heroes of an order come with: their own, with those on which texts go on. */
const cardsAHero = 3;

/** Extras for an evening, beside the pieces that it needs. */
export const extraPieces = {
  'team-markers': (order) => ({
    cards: once('markers', [order.sheets], () =>
      teamMarkers(heroesOf(order), extras.marker, extras.onMarker),
    ),
  }),
  conditions: (order) => ({
    cards: once('conditions', [order.sheets.length], () =>
      ruleCards('conditions', extras.conditions, order.sheets.length),
    ),
  }),
  armoury: () => ({ cards: once('armoury', [], () => ruleCards('armoury', extras.armoury, 1)) }),
  mount: () => ({ cards: once('mount', [], () => ruleCards('mount', extras.mount, 1)) }),
  blanks: () => ({
    cards: once('blanks', [], () =>
      (['hero', 'pet', 'snowfall'] as const).flatMap((kind) =>
        blankCards(kind, kitCards.labels.card).map((card) => ({ ...card, name: extras.blank[kind] })),
      ),
    ),
  }),
  tape: ({ unit }) => ({
    cards: once('tape', [unit], () => drawTape(tableUnits[unit], tapeLength, extras.tape)),
  }),
  'tuck-box': (order) => ({
    cards: once('tuck-box', [order.sheets], () => [
      boxFor(heroesOf(order), order.sheets.length * cardsAHero, iconPath('hero'), extras.box),
    ]),
  }),
} satisfies Partial<Record<KitPieceId, (order: Order) => Laid>>;
