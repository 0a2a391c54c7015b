import { count, list } from '@/lib/language/en';

const whole = new Intl.NumberFormat('en-GB');

const figure = (value: number): string => value.toFixed(1);

/** Points in 100 matches. */
const inHundred = (share: number): number => Math.round(Math.abs(share) * 100);

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** "4 to 9 points", "up to 3 points", "6 points". */
const span = (least: number, most: number): string => {
  const [from, to] = [inHundred(least), inHundred(most)];
  const points = `${to} ${to === 1 ? 'point' : 'points'}`;
  if (from === to) return points;
  return from === 0 ? `up to ${points}` : `${from} to ${points}`;
};

/** Two versions of a hero against the same opponents. */
export const versionsMessages = {
  title: 'A or B?',
  /** @param lacks "needs Ranged pips" */
  lacking: (name: string, lacks: string): string => `${name} (${lacks})`,
  description: (noun: string): string =>
    `A is your ${noun} as it is. Change one thing for B, and see which of them wins more.`,
  loading: 'Setting up the table …',
  /** Label of the choice of B's change. */
  what: 'What B changes',
  otherSheet: (noun: string): string => `Another ${noun}`,
  replace: 'Replace',
  instead: 'With',
  noneLegal: 'The rules allow nothing else here. Replace something else.',
  same: 'A and B are the same. Choose another one for B.',
  play: (matches: number): string => `Play ${whole.format(matches)} matches`,
  again: 'Play again with new dice',
  more: (matches: number): string => `Play ${whole.format(matches)} more matches`,
  take: 'Use B',
  stop: 'Stop',
  playing: 'Matches of A and B',
  progress: (played: number, all: number, left: string): string =>
    `${whole.format(played)} of ${whole.format(all)} matches played${left}`,
  broken: 'The matches stopped early. Try again.',
  none: 'No pair of matches was played to its end.',
  version: (id: 'a' | 'b', what: string): string => `${id.toUpperCase()}: ${what}`,
  /** @param low, high what B scores above A, -1 to 1: the 95 % confidence interval */
  verdict: ({ low, high }: Bounds): string => {
    if (low > 0) return `B is better by ${span(low, high)} in 100.`;
    if (high < 0) return `A is better by ${span(high, low)} in 100.`;
    return 'No difference found.';
  },
  /** Differences still possible where none was found. */
  possible: ({ low, high }: Bounds): string =>
    `A may still be better by ${span(0, low)} in 100, or B by ${span(0, high)}. Play more matches to be surer.`,
  alike: 'Every match ended the same with A and with B.',
  note: (pairs: number, opponents: number): string =>
    `A win is 1 point, a draw half a point. ${count(pairs, 'pair', 'pairs')} of matches with the same dice against ${count(opponents, 'typical opponent')}; 95\u00a0% confidence interval.`,
  /** Where nearly every match ends the same way whatever the version. */
  oneSided: (share: number): string =>
    `Both ${share < 0.5 ? 'lose' : 'win'} nearly every match here, so little can show. Try another computer strength.`,
  score: (share: number): string => `${Math.round(share * 100)} points in 100`,
  why: 'Why',
  average: 'Average per match',
  figures: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    lost: 'Other Life lost',
    healed: 'Life restored',
    fell: 'Falls',
    length: (many: string): string => `Length in ${many}`,
  },
  figure,
  share: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
  skills: 'Skills used per match',
  /** Skills or other things that only one of them has: "Only B has Cleave" */
  only: (id: 'a' | 'b', what: readonly string[]): string => `Only ${id.toUpperCase()} has ${list(what)}.`,
  having: (name: string, amount: number): string => (amount === 1 ? name : `${amount} ${name}`),
  /** "B used Cleave 1.2 times per match, and it worked 64 % of the time: harm 0.4." */
  used: (
    id: 'a' | 'b',
    skill: string,
    uses: number,
    worked: number,
    did: readonly (readonly [name: string, value: number])[],
  ): string =>
    `${id.toUpperCase()} used ${skill} ${figure(uses)} times per match, and it worked ${Math.round(worked * 100)}\u00a0% of the time${
      did.length === 0
        ? '.'
        : `. Per match: ${did.map(([name, value]) => `${name.toLowerCase()} ${figure(value)}`).join(', ')}.`
    }`,
  unused: (id: 'a' | 'b', skill: string): string =>
    `${id.toUpperCase()} never used ${skill} as an action; a skill that always holds shows only in the figures below.`,
  opponents: 'By opponent',
  opponentsNote:
    'Points of B above those of A in 100 matches. Single opponents are met too rarely for a verdict.',
  opponent: 'Opponent',
  above: 'B above A',
  signed: (share: number): string => {
    const points = Math.round(share * 100);
    return points > 0 ? `+${points}` : String(points).replace('-', '−');
  },
};
