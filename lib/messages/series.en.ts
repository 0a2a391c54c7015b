import { count, list, plural, possessive, tenths } from '#words/language/words';
import type { RoundWords } from '@/lib/systems/match-part';

const figure = (value: number): string => value.toFixed(1);

const time = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)}\u00a0s` : `${Math.round(seconds / 60)} min`;

/** The verb for one or for several. */
const wins = (members: readonly string[]): string => (members.length > 1 ? 'win' : 'wins');

/** "1,000 matches". */
const matchesOf = (n: number): string => `${n.toLocaleString('en-GB')} ${plural(n, 'match', 'matches')}`;

/** Sentences of simulated matches between two sides. */
export const seriesMessages = {
  title: 'Who wins',
  /** Placeholder for the verdict. */
  unplayed: (own: string, foe: string): string => `${own} or ${foe}?`,
  unplayedTeams: (teams: readonly (readonly string[])[]): string =>
    `${list(
      teams.map((members) => list(members)),
      'or',
    )}?`,
  playing: 'Simulated matches',
  intro: (own: string, foe: string): string => `${own} against ${foe}, many times over, with the full rules.`,
  /** "Gerda and Bito against Jane, many times over, with the full rules." */
  introTeams: (teams: readonly (readonly string[])[]): string =>
    `${teams.map((members) => list(members)).join(' against ')}, many times over, with the full rules.`,
  here: 'The matches are played on this device.',
  player: 'Computer strength',
  players: {
    random: 'Easy: takes any legal action',
    greedy: 'Normal: looks one action ahead',
    search: 'Hard: plans ahead, takes longer',
  },
  setting: {
    title: 'Scenario, map and teams',
    teams: 'Teams',
    teamKinds: { two: 'Two teams', each: 'Everyone for themselves' },
    beside: { own: 'Your hero’s allies', foe: 'The opponent’s allies' },
    add: { own: 'Add to your side', foe: 'Add to the other side' },
    nobody: 'No one yet.',
    choose: 'Choose a hero or a party',
    parties: 'Use a party as this side',
    remove: (name: string): string => `Remove ${name}`,
    unreadable: 'An unreadable hero',
    full: (most: number): string => `A match has at most ${most} heroes.`,
  },
  /** A document that plays as part of its game's set. */
  alone: {
    /** @param nodes choices that computers try out for a decision */
    intro: (teams: readonly (readonly string[])[], nodes: number): string =>
      `${teams.map((members) => list(members)).join(' against ')}, many times over, with the full rules: yours takes the place of the one in the boxed set. The computer plays both sides on Hard and tries ${nodes} choices for each decision, just as when the boxed set was balanced. This takes a few minutes; stop whenever you like.`,
    /**
     * "Your side wins 52.0 % (47.6 to 56.4 %): within the boxed set’s 45 to 55 %."
     * @param low, high the 95 % confidence interval: too few matches make nobody weak
     */
    band: (
      { share, low, high }: { readonly share: number; readonly low: number; readonly high: number },
      { least, most }: { readonly least: number; readonly most: number },
    ): string => {
      const wins = `Your side wins ${tenths(share)} (${(low * 100).toFixed(1)} to ${tenths(high)})`;
      const band = `the boxed set’s ${Math.round(least * 100)} to ${Math.round(most * 100)}\u00a0%`;
      if (high < least) return `${wins}: below ${band}. Yours is too weak.`;
      if (low > most) return `${wins}: above ${band}. Yours is too strong.`;
      if (share >= least && share <= most) return `${wins}: within ${band}.`;
      return `${wins}: too few matches to tell whether that’s within ${band}.`;
    },
  },
  play: (matches: number): string => `Play ${matches.toLocaleString('en-GB')} matches`,
  again: 'Play again with new dice',
  stop: 'Stop',
  loading: 'Setting up the table …',
  /** @param left seconds; undefined while unknown */
  progress: (played: number, all: number, left: number | undefined): string =>
    `${played.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} matches played${left === undefined ? '' : `, ${time(left)} left`}`,
  stopped: (played: number): string =>
    `Stopped. The result counts the ${count(played, 'match', 'matches')} played.`,
  broken: (played: number): string =>
    played === 0
      ? 'The matches couldn’t be played. Try again.'
      : `The simulation stopped early. The result counts the ${count(played, 'match', 'matches')} played.`,
  brokeOff: (matches: number, first: number): string =>
    `${count(matches, 'match', 'matches')} failed because of a fault in Pipsmith and ${plural(matches, 'isn’t', 'aren’t')} counted. The first was number ${first}.`,
  done: (members: readonly string[], share: number): string =>
    `${list(members)} ${wins(members)} ${tenths(share)} of the matches.`,
  team: (members: readonly string[]): string => list(members),
  /** "Gerda 12, Draws 3, Jane 5" */
  bar: (parts: readonly { readonly name: string; readonly count: number }[]): string =>
    parts.map((part) => `${part.name} ${part.count}`).join(', '),
  /** "Gerda wins 64 % of 1,000 matches, 61 to 67 %." */
  verdict: (members: readonly string[], won: number, matches: number, low: number, high: number): string => {
    const [share = 0, least, most] = [won / matches, low, high].map((part) => Math.round(part * 100));
    return `${list(members)} ${wins(members)} ${share === 100 && won < matches ? 'over 99' : share}\u00a0% of ${matchesOf(matches)} (${least} to ${most}\u00a0%).`;
  },
  even: (teams: readonly (readonly string[])[], matches: number): string =>
    `${list(teams.map((members) => list(members)))} win equally often in ${matchesOf(matches)}.`,
  wins: 'Wins',
  draws: 'Draws',
  /** "61.2 % (58.1 to 64.2 %)". */
  share: tenths,
  interval: (low: number, high: number): string => `${figure(low * 100)} to ${tenths(high)}`,
  intervalNote: 'In brackets: 95\u00a0% confidence interval.',
  figures: {
    caption: 'Average per match',
    dealt: 'Damage dealt',
    lost: 'Other Life lost',
    healed: 'Life restored',
    value: figure,
  },
  skills: {
    caption: (name: string): string => `${possessive(name)} skills, average per match`,
    uses: 'Uses',
    worked: 'Worked',
  },
  falls: (name: string, causes: string): string =>
    causes === '' ? `${name} never fell.` : `${name} fell to ${causes}.`,
  length: (mean: number, most: number, { many }: RoundWords): string =>
    `A match lasts ${figure(mean)} ${many} on average; the longest lasted ${most}.`,
  typical: {
    title: 'The most typical match',
    intro: (nth: number, phases: number, { one, many }: RoundWords): string =>
      `Match ${nth}: the usual winner, average length (${count(phases, one, many)}) and average damage.`,
    show: 'Show the match',
    hide: 'Hide the match',
    table: 'Watch it on the play table',
    save: 'Save this match',
    log: 'Log',
  },
  open: {
    label: 'Watch a saved match',
    none: (sentence: string): string => `Pipsmith can’t play this file. ${sentence}`,
    tooLarge: 'This isn’t a saved match: it is larger than 16\u00a0MB.',
    same: 'Verified: every choice is legal and the result is the one recorded.',
  },
  hash: (hash: string): string => `Hash ${hash}`,
  seed: (seed: number): string => `Seed ${seed}`,
  fileName: 'match',
};
