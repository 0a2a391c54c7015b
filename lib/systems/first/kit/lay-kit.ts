import { tableUnits } from '../../../cards/paper/ruler';
import { boxFor } from '../../../cards/kit/box';
import { credits } from '../../../cards/kit/credits';
import { drawnOnce, remembered } from '../../../cards/kit/laid-once';
import { scenarioPage } from '../../../cards/kit/scenario-page';
import type { LaidKit } from '../../kit-part';
import { heroesOf, kitPieces, type KitPieceId, type Laid, type Order } from './pieces';
import { counters } from '../messages/en/counters';
import { figureWords, kit } from '../messages/en/kit';
import { measureLabels, partLabels, planLabels } from '../messages/en/kit-parts';
import { findScenario, scenarios, type Scenario } from '../scenarios/scenario';
import { counterKit } from '../../../cards/kit/counters';
import { allCounters, counterLook, countersOf } from './counters';
import { iconPath } from '../cards/icons';
import { blankFigures, characterSheets, fiendCards, standees, type Pictured } from './figures';
import { iconNameOf } from '../icon-files';
import { rulers, templates } from './measures';
import { mapPlan } from './plan';
import { reference } from './reference';
import { scenarioParts } from './scenario-parts';

const once = remembered();

/** Cards in a tuck box that the heroes of an order come with: their own, and one on which texts go on or a fiend's. */
const cardsAHero = 2;

const counterParts = counterKit({
  needs: ({ sheets, allCounters: isAll }: Order) =>
    isAll ? allCounters() : countersOf(sheets.map(({ sheet }) => sheet)),
  look: counterLook,
  ...counters,
});

/** The scenario of an id; one that this game does not have counts as its first. */
const scenarioOf = (id: string): Scenario | undefined => findScenario(id) ?? scenarios[0];

const pictured = ({ sheets }: Order): readonly Pictured[] =>
  sheets.map(({ sheet, ...photo }) => ({ hero: sheet, ...photo }));

/** A part about the scenario of an order. */
const ofScenario =
  (lay: (scenario: Scenario, order: Order) => Laid) =>
  (order: Order): Laid => {
    const scenario = scenarioOf(order.scenario);
    return scenario ? lay(scenario, order) : {};
  };

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
  parts: ofScenario((scenario, order) => ({
    cards: once('parts', [scenario, order.sheets, order.unit], () => {
      const names = heroesOf(order).map(({ name }) => name);
      return scenarioParts(scenario, names, tableUnits[order.unit], partLabels);
    }),
  })),
  map: ofScenario((scenario, { unit, kit: pieces }) => {
    const hasRules = pieces.includes('rules');
    return {
      pages: once('map', [scenario, unit, hasRules], () => [
        drawnOnce(mapPlan(scenario, tableUnits[unit], planLabels, hasRules)),
      ]),
    };
  }),
  ruler: ({ unit }) => ({
    pages: once('ruler', [unit], () => [drawnOnce(rulers(tableUnits[unit], measureLabels))]),
  }),
  templates: ofScenario((scenario, order) => ({
    pages: once('templates', [order.sheets, scenario, order.unit], () => [
      drawnOnce(templates(heroesOf(order), scenario, tableUnits[order.unit], measureLabels)),
    ]),
  })),
  'tuck-box': (order) => ({
    cards: once('tuck-box', [order.sheets], () => [
      boxFor(heroesOf(order), order.sheets.length * cardsAHero, iconPath('hero'), kit.box),
    ]),
  }),
  rules: ofScenario((scenario) => ({
    pages: once('rules', [scenario], () => [drawnOnce(scenarioPage(kit.scenario(scenario)))]),
  })),
  reference: (order) => ({
    pages: once('reference', [order.sheets], () => [drawnOnce(reference(heroesOf(order), kit.reference))]),
  }),
};

/** Lays out what is ticked of the game-night kit. */
export const layKit = (order: Order): LaidKit => {
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const laid = kitPieces
    .map(({ id }) => id)
    .filter(has)
    .flatMap((part) => (part === 'credits' || part === 'contents' ? [] : parts[part](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters') ? counterParts.rows(order) : [],
    hasContents: has('contents'),
  };
};
