import { list } from '#words/language/words';
import { tools } from '#words/cards/messages/kit';
import type { LeafletWords } from '../kit/leaflet-words';
import { mapSide } from '../../../skirmish/map/corners';
import { spawnRadius } from '../scenarios/place';
import type { ScenarioId } from '../scenarios/scenario';
import {
  isWholeOnLeaflet,
  ownScenario,
  scenarioText,
  turnCount,
} from '#words/systems/warband/messages/scenarios';
import { terms } from '#words/systems/warband/messages/terms';

const places = 'one in the middle and one in each free corner, an inch from both edges';

const markers: Readonly<Record<ScenarioId, string>> = {
  carnage: '',
  'king-of-the-hill': ` Lay out three tokens: ${places}.`,
  treasure: ` Lay out three treasures: ${places}.`,
};

/** Texts on the first page of a kit. */
export const leaflet: LeafletWords = {
  dice: (sides) =>
    `Dice: ${list(sides.map(terms.die))}, at least two of each. Bosses roll a D10, specialists a D8, rookies a D6.`,
  figures: (names, hasStandees) =>
    hasStandees
      ? `The paper figures of ${list(names)}, or miniatures on one-inch bases.`
      : `Miniatures on one-inch bases for ${list(names)}.`,
  craft:
    'Figures: fold in the middle, glue the white sides together, the part marked “Glue” behind the name, and fold the foot forward.',
  table: (hasTerrain) =>
    `A table of ${mapSide}″ by ${mapSide}″ (″ is an inch, 2.5\u00a0cm), and ${hasTerrain ? 'the five pieces of terrain from this kit or your own' : 'five pieces of terrain'}.`,
  tools: `${tools} Cut and glue first, then set up.`,
  square: `Mark a square of ${mapSide}″ by ${mapSide}″ (61\u00a0cm).`,
  terrain: (isPrinted) =>
    isPrinted
      ? 'Lay out the five pieces of terrain, either side up. Each side says if you can see through it, enter it and take cover.'
      : 'Lay out five pieces of terrain. For each, agree whether you can see through it, whether you can enter it, and whether it gives cover.',
  markers: (id) =>
    `Mark the spawn points, where you start: the areas within ${spawnRadius}″ of two opposite corners.${markers[id]}`,
  start: (names) => {
    const [orange, green, more] = names;
    return orange === undefined || green === undefined || more !== undefined
      ? 'Choose colours: one of you is Orange, the other Green. Each warband starts in the spawn point of its colour, with the middle of every base inside it.'
      : `Orange: ${orange}. Green: ${green}. Each starts in the spawn point of its colour, with the middle of every base inside it.`;
  },
  cards: `Lay out the fighter cards, and keep the counters at hand. ${turnCount}`,
  title: (scenario) => `Warband Skirmish: ${scenario}`,
  turnTitle: 'A turn, step by step',
  turn: (one, scenario) => [
    'Each player rolls the best die of their standing fighters. The higher roll goes first; reroll ties.',
    'Take turns activating one fighter each. Lay an Activated counter beside whoever has acted.',
    'A fighter has two actions: first a move, then another move, an attack or an active skill. A prone fighter can only try to recover (roll higher than the stat: the figure stands up, and the wound is gone).',
    one === undefined
      ? 'A fighter moves up to as many inches as the stat, and goes around opponents.'
      : `${one.name}, stat ${one.stat}, moves up to ${one.stat}″ and goes around opponents.`,
    one === undefined
      ? 'Low numbers attack, high ones defend: an attack hits if the die shows the stat or less. Melee needs a melee weapon and an opponent within 1″; shots go further.'
      : `Low numbers attack, high ones defend: ${one.name} attacks with a ${terms.die(one.die)}: ${one.stat} or less hits. Melee needs a melee weapon and an opponent within 1″; for the range of a shot, see the back of the card.`,
    'Whoever is hit rolls too, and must roll higher than their stat to defend. If terrain between the two gives cover, reroll a failed defence against a shot. With a shield, reroll any failed defence. A 1 always hits; the highest number always defends.',
    'A hit that isn’t defended is a wound. A rookie is out and doesn’t come back. A standing specialist lies down, prone; one who is already prone is out. A boss ignores the first wound of each turn (lay a First wound counter on the card), then counts as a specialist.',
    `When all have acted, remove all Activated and First wound counters${scenario === 'king-of-the-hill' ? ', and count the points' : ''}. The next turn begins with a new roll for who goes first.`,
  ],
  special: (id) =>
    id === 'treasure'
      ? {
          title: 'In this scenario',
          text: [
            'Move over a treasure to pick it up. This takes no action; each fighter can carry one. A carrier who takes a wound drops it.',
          ],
        }
      : undefined,
  win: (id) => {
    const { play, end } = scenarioText(id);
    return [
      ...(id === 'king-of-the-hill' ? play.slice(0, 1) : []),
      ...end,
      ...(isWholeOnLeaflet(id) ? [ownScenario] : []),
    ];
  },
};
