import { credits } from '../../../cards/kit/credits';
import { remembered } from '../../../cards/kit/laid-once';
import { kit } from '#words/systems/living/messages/kit';
import { kitCards } from '#words/systems/living/messages/kit-cards';
import { counterParts } from './counters/order-counters';
import { referenceLayer } from './reference/lay-reference';
import { iconNameOf } from '../icon-files';
import { followerCards } from './cards/follower-cards';
import { initiativeCards } from './cards/initiative-cards';
import { anybodysSnowmen, missionEmblems, missionStandees, standees } from './cards/standees';
import { usualPieces, type LaidKit } from '../../kit-part';
import { kitPieces, type KitPieceId, type Order, type Laid, heroesOf } from './pieces';
import { extraPieces } from './extras/lay-extras';
import { scenarioOf, scenarioPieces } from './lay-scenario';
import { leafletOf } from './leaflet';
import { noticesOf } from './notices';
import { inDeck, missionOf } from './mission-figures';
import { fittingScenario, withoutLoadout } from './scenario-fit';
import { picturedOf } from './teams';

const once = remembered();

/** Cards in a mission's deck, the player's own named by role; undefined outside missions. */
const missionDeck = (order: Order) => {
  const mission = missionOf(order);
  if (!mission) return undefined;
  const { initiative, missions } = kitCards.labels;
  const emblems = missionEmblems(mission, kitCards);
  return inDeck(mission).map((hero) => ({
    hero:
      hero.name === missions[mission] ? { ...hero, name: initiative.you, title: missions[mission] } : hero,
    emblem: emblems.get(hero.name),
  }));
};

const layers: Readonly<Record<Exclude<KitPieceId, 'contents' | 'credits'>, (order: Order) => Laid>> = {
  ...scenarioPieces,
  ...extraPieces,
  // A mission has the followers of its cast, and no others.
  followers: (order) =>
    missionOf(order)
      ? {}
      : { cards: once('followers', [order.sheets], () => followerCards(heroesOf(order), kitCards)) },
  initiative: (order) => ({
    cards: once('initiative', [order.sheets, order.scenario], () =>
      initiativeCards(missionDeck(order) ?? picturedOf(order), kitCards, order.scenario !== 'snowfall'),
    ),
  }),
  // The parts of a mission have the figures of everybody in it.
  standees: (order) =>
    missionOf(order) && order.kit.includes('parts')
      ? {}
      : {
          cards: once('standees', [order.sheets, order.scenario], () => {
            const mission = missionOf(order);
            if (mission) return missionStandees(mission, kitCards);
            return [
              ...standees(picturedOf(order), kitCards),
              ...anybodysSnowmen(withoutLoadout(order).length, kitCards),
            ];
          }),
        },
  counters: (order) => ({ cards: counterParts.cards(order) }),
  // The card of the first mission and the leaflet say all of it.
  reference: (order) => (missionOf(order) === 'first-steps' ? {} : referenceLayer(order)),
};

/**
 * Whether a print is a whole evening's kit with cards that explain the skills: then the cards need not repeat what is
 * on the reference.
 */
const isWholeWithSkills = ({ kit: pieces, skills = 'names' }: Order): boolean =>
  skills !== 'names' && usualPieces(kitPieces).every((id) => pieces.includes(id));

/** Lays out the selected pieces of the game-night kit. */
export const layKit = (asked: Order): LaidKit => {
  const order = fittingScenario(asked);
  const has = (piece: KitPieceId): boolean => order.kit.includes(piece);
  const scenario = scenarioOf(order.scenario);
  const hasDeck = has('initiative') && missionDeck(order)?.length !== 0;
  const ticked = kitPieces.map(({ id }) => id).filter(has);
  const laid = ticked.flatMap((id) => (id === 'credits' || id === 'contents' ? [] : layers[id](order)));
  return {
    cards: laid.flatMap(({ cards = [] }) => cards),
    pages: laid.flatMap(({ pages = [] }) => pages),
    ...(isWholeWithSkills(order) && {
      leanPages: laid.flatMap(({ pages = [], leanPages = pages }) => leanPages),
    }),
    last: has('credits') ? [(faces) => credits(faces, iconNameOf, kit.credits)] : [],
    counters: has('counters') ? counterParts.rows(order) : [],
    leaflets: has('contents') && scenario ? [leafletOf(order, scenario, hasDeck)] : [],
    notices: noticesOf(asked),
  };
};
