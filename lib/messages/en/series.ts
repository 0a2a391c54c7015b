import { count, list } from '@/lib/language/en';
import type { RoundWords } from '@/lib/systems/match-part';

const whole = new Intl.NumberFormat('en-GB');

/** "61.0 %". */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const figure = (value: number): string => value.toFixed(1);

const time = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** What one does, and what several do. */
const wins = (members: readonly string[]): string => (members.length > 1 ? 'win' : 'wins');

/** "1,000 matches". */
const matchesOf = (n: number): string => `${whole.format(n)} ${n === 1 ? 'match' : 'matches'}`;

/** What is said beside a series of matches between two sheets. */
export const seriesMessages = {
  title: 'A thousand matches',
  intro: (own: string, foe: string): string => `${own} and ${foe} meet again and again, by all the rules.`,
  /** "Gerda and Bito against Jane, again and again, by all the rules." */
  introTeams: (teams: readonly (readonly string[])[]): string =>
    `${teams.map((members) => list(members)).join(' against ')}, again and again, by all the rules.`,
  here: 'Everything is played on this device.',
  player: 'Who plays them',
  players: {
    random: 'Chance: anything that is allowed',
    greedy: 'A player who takes the best action in sight',
  },
  setting: {
    title: 'Scenario, map and teams',
    teams: 'Teams',
    teamKinds: { two: 'Two teams', each: 'Everybody for himself' },
    beside: { own: 'Beside your hero', foe: 'Beside the opponent' },
    add: { own: 'Add to your side', foe: 'Add to the other side' },
    nobody: 'Nobody yet.',
    choose: 'Choose a hero or a party',
    parties: 'A party as this side',
    remove: (name: string): string => `Without ${name}`,
    unreadable: 'Somebody who cannot be read',
    full: (most: number): string => `A match has ${most} heroes at most.`,
  },
  /** Of a sheet that plays among others of its game. */
  alone: {
    title: (matches: number): string => `${whole.format(matches)} matches in the set of the box`,
    /** @param nodes choices that computers try out for a decision */
    intro: (teams: readonly (readonly string[])[], nodes: number): string =>
      `${teams.map((members) => list(members)).join(' against ')}: yours in the place of its like, again and again, by all the rules. Computers play both sides and think ahead, ${nodes} choices for a decision, as they did when the set of the box was balanced. That takes minutes; stop when you have seen enough.`,
    /**
     * "Your side wins 52.0 % (47.6 to 56.4 %): within the 45 to 55 % that the set of the box keeps to."
     * @param low, high where the true share lies: nobody is weak whose matches were too few to tell
     */
    band: (
      { share, low, high }: { readonly share: number; readonly low: number; readonly high: number },
      { least, most }: { readonly least: number; readonly most: number },
    ): string => {
      const wins = `Your side wins ${percent(share)} (${(low * 100).toFixed(1)} to ${percent(high)})`;
      const band = `the ${Math.round(least * 100)} to ${Math.round(most * 100)} % that the set of the box keeps to`;
      if (high < least) return `${wins}: below ${band}. Yours is weak.`;
      if (low > most) return `${wins}: above ${band}. Yours is strong.`;
      if (share >= least && share <= most) return `${wins}: within ${band}.`;
      return `${wins}: so many matches do not tell it from ${band}.`;
    },
  },
  play: (matches: number): string => `Play ${whole.format(matches)} matches`,
  again: 'Play them again with other dice',
  stop: 'Stop',
  loading: 'The table is being set up.',
  /** @param left seconds; undefined while nobody can say */
  progress: (played: number, all: number, left: number | undefined): string =>
    `${whole.format(played)} of ${whole.format(all)} matches played${left === undefined ? '' : `, ${time(left)} left`}`,
  stopped: (played: number): string => `Stopped after ${count(played, 'match', 'matches')}; those count.`,
  broken: (played: number): string =>
    played === 0
      ? 'The matches could not be played. Play them again.'
      : `The matches broke off. ${count(played, 'match', 'matches')} had been played and count.`,
  brokeOff: (matches: number, first: number): string =>
    `${count(matches, 'match', 'matches')} broke off by a fault of Pipsmith and ${matches === 1 ? 'does' : 'do'} not count; number ${first} was the first.`,
  done: (members: readonly string[], share: number): string =>
    `${list(members)} ${wins(members)} ${percent(share)} of the matches.`,
  team: (members: readonly string[]): string => list(members),
  /** "Gerda 12, Draws 3, Jane 5" */
  bar: (parts: readonly { readonly name: string; readonly count: number }[]): string =>
    parts.map((part) => `${part.name} ${part.count}`).join(', '),
  /** "Gerda wins 64 % of 1,000 matches, 61 to 67 %." */
  verdict: (members: readonly string[], won: number, matches: number, low: number, high: number): string => {
    const [share, least, most] = [won / matches, low, high].map((part) => Math.round(part * 100));
    return `${list(members)} ${wins(members)} ${share} % of ${matchesOf(matches)}, ${least} to ${most} %.`;
  },
  even: (teams: readonly (readonly string[])[], matches: number): string =>
    `${list(teams.map((members) => list(members)))} win as many of ${matchesOf(matches)}.`,
  wins: 'Wins',
  draws: 'Draws',
  /** "61.2 % (58.1 to 64.2 %)". */
  share: percent,
  interval: (low: number, high: number): string => `${figure(low * 100)} to ${percent(high)}`,
  intervalNote: 'In brackets: where the true share lies, 19 times out of 20.',
  figures: {
    caption: 'Each match, on average',
    dealt: 'Damage dealt',
    lost: 'Life lost otherwise',
    healed: 'Life restored',
    value: figure,
  },
  skills: {
    caption: (name: string): string => `What ${name} used, each match on average`,
    uses: 'Uses',
    worked: 'Worked',
  },
  falls: (name: string, causes: string): string =>
    causes === '' ? `${name} never fell.` : `${name} fell by ${causes}.`,
  length: (mean: number, most: number, { many }: RoundWords): string =>
    `A match takes ${figure(mean)} ${many} on average, the longest took ${most}.`,
  typical: {
    title: 'The most typical match',
    intro: (nth: number, phases: number, { one, many }: RoundWords): string =>
      `Match ${nth}: won as most were, and as long and as bloody as half of them, ${count(phases, one, many)}.`,
    show: 'Show the match',
    hide: 'Hide the match',
    table: 'See it on the play table',
    save: 'Save this match',
    log: 'What happened',
  },
  open: {
    label: 'Watch a saved match',
    none: (sentence: string): string => `This file cannot be played. ${sentence}`,
    tooLarge: 'This is no saved match: it is larger than 16 MB.',
    same: 'Every choice fits, and the end is the one that was written down.',
  },
  hash: (hash: string): string => `Hash ${hash}`,
  seed: (seed: number): string => `Seed ${seed}`,
  fileName: 'match',
};
