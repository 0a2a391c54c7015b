import { boxFor } from '../../../../cards/kit/box';
import { drawnOnce, remembered } from '../../../../cards/kit/laid-once';
import { tableUnits } from '../../../../cards/paper/ruler';
import { iconPath } from '../../cards/icons';
import { extras } from '#words/systems/living/messages/kit-extras';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { blankCards } from '../cards/blank-cards';
import { namedFigures } from '../mission-figures';
import { tape } from '../parts/tape';
import { findScenario } from '../../scenarios/index';
import { heroesOf, type KitPieceId, type Laid, type Order } from '../pieces';
import { teamMarkers } from './team-markers';
import { ruleCards } from './text-cards';

const once = remembered();

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
  tape: (order) => {
    const { sheets, unit, scenario, kit } = order;
    const hasRuler = kit.includes('ruler');
    return {
      pages: once('tape', [sheets, unit, scenario, hasRuler], () => [
        drawnOnce(tape(namedFigures(order), tableUnits[unit], extras.tape, findScenario(scenario), hasRuler)),
      ]),
    };
  },
  'tuck-box': (order) => ({
    cards: once('tuck-box', [order.sheets], () => [
      boxFor(heroesOf(order), order.sheets.length * cardsAHero, iconPath('hero'), extras.box),
    ]),
  }),
} satisfies Partial<Record<KitPieceId, (order: Order) => Laid>>;
