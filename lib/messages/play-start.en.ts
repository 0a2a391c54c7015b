import { capital, count, list } from '#words/language/words';
import { numbered } from '@/lib/language/apart';

/** Texts of the page before a match starts: the set-up, training missions and saved matches. */
export const playStart = {
  setUp: {
    title: 'New match',
    game: 'Game',
    gameNotThere: (game: string): string =>
      `${capital(game)} couldn’t be loaded. What you’ve chosen is still here. Check your connection and choose it again.`,
    ways: {
      label: 'Where are you playing?',
      here: 'On this device',
      online: 'With friends online',
      onlineWhy:
        'For two to eight people, each on their own phone or computer. Choose the heroes and who plays them, then send your friends the link. The server rolls the dice for everybody.',
    },
    /** The sheets of a match by what their games call them: "hero 1", "dragon". */
    sides: numbered,
    side: (side: string): string => capital(side),
    player: (side: string): string => `Who plays ${side}`,
    players: {
      person: 'A person on this device',
      random: 'Easy computer: often guesses',
      greedy: 'Normal computer: one action ahead',
      search: 'Hard computer: plans ahead',
    },
    team: (names: readonly string[]): string => `Who plays ${list(names)}`,
    rest: 'Add the missing figures',
    add: (noun: string): string => `Add ${noun}`,
    remove: (side: string): string => `Remove ${side}`,
    allBy: 'Played by',
    asBelow: 'As set below',
    parties: {
      title: 'Party against party',
      first: 'First party',
      second: 'Second party',
      none: 'None',
      meet: 'Use these parties',
    },
    scenario: 'Scenario',
    /** In a game that has no other. */
    onlyScenario: (name: string): string => `Scenario: ${name}`,
    scenariosTold: (scenarios: number): string => `What the ${scenarios} scenarios are about`,
    usual: (name: string): string => `Default: ${name}`,
    map: 'Map',
    /** Beside the hero of the only person at this device. */
    you: 'You',
    /** Between two sides that face each other. */
    against: 'vs',
    /** The match in one line: "Jane vs Bito. Scenario: Carnage. Map: Town." */
    summary: (sides: readonly (readonly string[])[], scenario: string, map: string): string =>
      `${sides.map((names) => list(names)).join(' vs ')}. Scenario: ${scenario}. Map: ${map}.`,
    /** Name of the small picture of the board. */
    preview: (map: string): string => `Preview: ${map}`,
    ownMaps: 'Maps on this device',
    drawMap: 'Draw your own map',
    teams: 'Teams',
    teamKinds: {
      usual: 'As the scenario says',
      halves: 'First half against second half',
      turns: 'Two teams, alternating',
      each: 'Everyone for themselves',
      parties: 'Each party is a team',
    },
    /** The teams: "2 against 2: Jane and Bito against Gerda and Ann." */
    teamsMean: (teams: readonly (readonly string[])[]): string => {
      const sides = teams.map((names) => list(names));
      return teams.every(({ length }) => length === 1)
        ? `Everyone for themselves: ${list(sides)}.`
        : `${teams.map(({ length }) => String(length)).join(' against ')}: ${sides.join(' against ')}.`;
    },
    isOnePerson: 'The same person plays all of these, so nothing needs hiding',
    isPlaced: 'Players choose where in their corners their figures start',
    practice: 'Practice: dice rolls can be undone too',
    begin: 'Start match',
    noMatches: (game: string): string => `You can’t play ${game} here yet.`,
    otherGames: (name: string, game: string, nouns: string): string =>
      `${name} plays by different rules from ${game}. Choose ${nouns} from the same game.`,
    badLink: (side: string, why: string): string => `${capital(side)} can’t be read from the link. ${why}`,
    rosterShut: 'Your saved heroes can’t be reached right now, and this match won’t be saved.',
  },
  missions: {
    title: 'New here? Learn by playing',
    /** For whoever has won one of them. */
    further: 'Training missions',
    /** Leads to them from the top of the page. */
    jump: 'Training missions',
    why: 'Four training missions teach the game one step at a time: moving, melee, shooting and magic. You don’t need a hero of your own.',
    /** @param nth from 1 */
    begin: (nth: number, name: string): string => `Play mission ${nth}: ${name}`,
    /** Beside a mission that was won. */
    won: 'done',
    again: 'Play this mission again',
    /** For whoever came with a hero and has never played. */
    first: 'Never played before? The first mission teaches the basics in five minutes.',
    goal: 'Your goal',
    learned: 'What you’ve learned',
    how: 'How this mission works',
    howScenario: 'How this scenario works',
  },
  saved: {
    title: 'Matches on this device',
    none: 'Matches you start are saved here automatically.',
    older: (matches: number): string => count(matches, 'older match', 'older matches'),
    resume: (name: string): string => `Continue ${name}`,
    watch: (name: string): string => `Watch ${name} again`,
    remove: (name: string): string => `Delete ${name}`,
    changed: (moment: string): string =>
      new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
    gone: 'This match is no longer on this device.',
    cannot: (why: string): string => `This match can’t be opened. ${why}`,
    noMatch: 'There’s no match in this link or file, or part of it is missing.',
    newer: 'It was played with an older or newer version of the rules.',
    again: 'Set up a new match',
    sameAgain: 'Start the same match with the current rules',
  },
};
