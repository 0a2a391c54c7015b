import { count } from '#words/language/words';
import { cornerRadius, mapSide } from '../../../skirmish/map/corners';
import { holdingDistance } from '../scenarios/scenario';
import { mostRounds, sides, type fallen, type Scenario, type ScenarioId } from '../scenarios/scenario';

/** The rules of a scenario, part by part. */
export interface ScenarioText {
  readonly setUp: readonly string[];
  readonly play: readonly string[];
  /** Sentences of `play` about points. */
  readonly scoring: readonly string[];
  readonly end: readonly string[];
}

const scored = {
  deathmatch: 'Whoever takes a character’s last die gets the kill.',
  flag: 'A carrier who reaches their own base brings the flag home: their team scores a point, and the flag goes back to the centre.',
  hills: `At the end of a round each token gives a point to the team with more characters within ${holdingDistance}# of it.`,
};

const map = `The map is ${mapSide}# by ${mapSide}#.`;

const teams = (start: string): readonly string[] => [
  `Two teams of up to ${sides.ofTeam} characters.`,
  `${map} Each team fills its half with terrain.`,
  `The teams start in two opposite corners, anywhere within ${cornerRadius}# of the tip. ${start}`,
];

/** Rules for a character with no dice left, by its fate. */
export const fallenTexts: Readonly<Record<(typeof fallen)[ScenarioId], string>> = {
  'spawn-point':
    'A character with no dice left is killed: take it off the table. On its next turn it comes back with 5 dice. Roll a die and put the character on the spawn point with that number, or beside anybody who is there. On that turn it can only move, and until its next turn nobody may attack it.',
  base: 'A character with no dice left is killed: take it off the table. On its next turn it comes back in its base with 5 dice.',
  down: 'A character with no dice left is down and loses its next turn. If it’s healed in time for the turn after that, it gets up then.',
};

const limit = `House value: after ${mostRounds} rounds the team with more points wins; on a tie, the one with more dice.`;

const texts: Readonly<Record<ScenarioId, (scenario: Scenario) => ScenarioText>> = {
  deathmatch: ({ goal }) => ({
    setUp: [
      `${sides.least} to ${sides.most} characters, everyone for themselves.`,
      map,
      'Lay out three spawn points as far from each other as the map allows, and give each of them two numbers from 1 to 6. The places on our plan are a house value.',
      'Everybody rolls a die: start on the spawn point with that number, or beside whoever is there.',
    ],
    play: [fallenTexts['spawn-point'], scored.deathmatch],
    scoring: [scored.deathmatch],
    end: [
      `The first to ${goal} kills wins at once; you can agree on another number before you start.`,
      `House value: after ${mostRounds} rounds the player with the most kills wins; on a tie, the one with the most dice.`,
    ],
  }),
  'gang-fight': () => ({
    setUp: teams('There’s nothing to fetch and nothing to hold.'),
    play: ['Nobody comes back. Characters who are down can still be healed and raised.'],
    scoring: [],
    end: [
      'A team with nobody left standing loses.',
      `House value: after ${mostRounds} rounds the team with more dice wins.`,
    ],
  }),
  'capture-the-flag': ({ goal }) => ({
    setUp: [...teams('That quarter circle is the team’s base.'), 'The flag stands in the centre.'],
    play: [
      'Whoever moves onto the flag picks it up. This costs nothing, and they may still do everything else.',
      'When a carrier falls, the flag stays where they fell. If nobody picks it up, it goes back to the centre once every player on their team has had a full turn since.',
      scored.flag,
      fallenTexts.base,
    ],
    scoring: [scored.flag],
    end: [
      `The first team to bring the flag home ${count(goal, 'time')} wins at once. Most groups play to ${goal}, 4 or 5: agree before you start.`,
      limit,
    ],
  }),
  'king-of-the-hill': ({ goal }) => ({
    setUp: [
      ...teams('That quarter circle is the team’s base.'),
      'One token lies in the centre and one in each of the two free corners.',
    ],
    play: [
      scored.hills,
      'Anybody who sets foot in the other team’s base is killed at once, even if they are just passing through. Nobody gets that kill.',
      fallenTexts.base,
    ],
    scoring: [scored.hills],
    end: [`The first team to ${goal} points wins at once.`, limit],
  }),
};

/** Headings of the parts of a scenario. */
export const scenarioHeadings: Readonly<Record<Exclude<keyof ScenarioText, 'scoring'>, string>> = {
  setUp: 'Setting up',
  play: 'In play',
  end: 'The end',
};

/** A scenario that the first page of a kit says in full. */
export const isWholeOnLeaflet = (id: ScenarioId): boolean => id === 'deathmatch';

/** A scenario in words. */
export const scenarioText = (scenario: Scenario): ScenarioText => texts[scenario.id](scenario);
