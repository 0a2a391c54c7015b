import { count } from '#words/language/words';
import { mapSide } from '../../../skirmish/map/corners';
import { holdingDistance, spawnRadius } from '../scenarios/place';
import { mostTurns, type ScenarioId } from '../scenarios/scenario';

/** The rules of a scenario, part by part. */
export interface ScenarioText {
  readonly setUp: readonly string[];
  readonly play: readonly string[];
  /** Sentences of `play` about points. */
  readonly scoring: readonly string[];
  readonly end: readonly string[];
}

export const scenarioHeadings: Readonly<Record<Exclude<keyof ScenarioText, 'scoring'>, string>> = {
  setUp: 'Set-up',
  play: 'During the game',
  end: 'Who wins',
};

const setUp: readonly string[] = [
  `Two warbands on a table of ${mapSide}″ by ${mapSide}″.`,
  'Lay out the five pieces of terrain, with the side you need facing up. Answer the three questions for each (see Terrain).',
  `The spawn points are the areas within ${spawnRadius}″ of two opposite corners. Each warband starts in its own, with the middle of every base inside it.`,
];

/** How the turn counter and the boxes of a roster tell which turn it is. */
export const turnCount = `The turn counter starts on 1; move it on at the start of each later turn. After turn ${mostTurns} the game ends.`;

/** Fighters who count for no token, or not twice. */
export const holdsNothing = (has: { readonly animals: boolean; readonly halves: boolean }): string =>
  `Prone fighters${has.animals ? ' and animals' : ''} can’t hold a token${has.halves ? '; the halves of a Doppelganger count as one' : ''}.`;

const places =
  'one in the middle of the table and one in each of the two free corners, an inch from both edges';
const last = `The game ends after turn ${mostTurns}.`;

const scored = {
  tokens: `In the upkeep each token gives a point to whoever has more fighters standing within ${count(holdingDistance, 'inch', 'inches')} of it. If both have the same number, nobody scores.`,
  treasure: 'A carrier who reaches their own spawn point brings the treasure home. It stays there.',
};

const texts: Readonly<Record<ScenarioId, ScenarioText>> = {
  carnage: {
    setUp,
    play: ['There’s nothing to fetch and nothing to hold.'],
    scoring: [],
    end: [
      `${last} Whoever has more fighters standing wins; on a tie, whoever has fewer wounds. If that’s a tie too, it’s a draw. A rookie who is out counts as 1 wound, anybody else as 2. Healed and ignored wounds don’t count.`,
      'The game ends at once when one side is gone.',
    ],
  },
  'king-of-the-hill': {
    setUp: [...setUp, `Lay out three tokens: ${places}.`],
    play: [scored.tokens, holdsNothing({ animals: true, halves: true })],
    scoring: [scored.tokens],
    end: [`${last} Whoever has more points wins; if the points are level, it’s a draw.`],
  },
  treasure: {
    setUp: [...setUp, `Lay out three treasures: ${places}.`],
    play: [
      'Whoever moves over a treasure picks it up, at no cost. A fighter can carry only one.',
      'A carrier who takes a wound drops the treasure on the spot.',
      scored.treasure,
    ],
    scoring: [scored.treasure],
    end: [
      'Whoever brings two of the three treasures home wins at once.',
      `${last} Whoever has brought more treasures home wins; if the numbers are level, it’s a draw.`,
    ],
  },
};

/** A scenario that the first page of a kit says in full. */
export const isWholeOnLeaflet = (id: ScenarioId): boolean => id === 'carnage';

export const scenarioText = (id: ScenarioId): ScenarioText => texts[id];

/** The text's own scenarios are missing. */
export const ownScenario = 'Pipsmith’s own scenario, since the draft has none.';
export const scenarioNote = `${ownScenario} The draft of Warband Skirmish is free at catzeyes.de.`;
