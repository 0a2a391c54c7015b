import { capital, count, list, plural } from '#words/language/words';
import type { Carried } from '@/lib/systems/balance-part';

const whole = new Intl.NumberFormat('en-GB');

const figure = (value: number): string => value.toFixed(1);

/** A column's head within a sentence; Life keeps its capital. */
const within = (head: string): string => (head.startsWith('Life') ? head : head.toLowerCase());

/** Points in 100 matches. */
const inHundred = (share: number): number => Math.round(Math.abs(share) * 100);

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** "4 to 9 points", "up to 3 points", "6 points". */
const span = (least: number, most: number): string => {
  const [from, to] = [inHundred(least), inHundred(most)];
  const points = `${to} ${plural(to, 'point', 'points')}`;
  if (from === to) return points;
  return from === 0 ? `up to ${points}` : `${from} to ${points}`;
};

/** Two versions of a hero against the same opponents. */
export const versionsMessages = {
  title: 'A or B?',
  /** @param lacks "needs Ranged pips" */
  lacking: (name: string, lacks: string): string => `${name} (${lacks})`,
  description: (noun: string): string =>
    `A is your ${noun} as it is. Change one thing for B, and see which wins more often.`,
  loading: 'Setting up the table …',
  /** Label of the choice of B's change. */
  what: 'What B changes',
  otherSheet: (noun: string): string => `Another ${noun}`,
  replace: 'Replace',
  instead: 'With',
  noneLegal: 'The rules allow nothing else here. Replace something else.',
  same: 'A and B are the same. Choose something else for B.',
  play: (matches: number): string => `Play ${whole.format(matches)} matches`,
  /** Before the matches: the opponents, and how long it takes. */
  before: (matches: number, many: string): string =>
    `A and B each play ${whole.format(matches)} matches against Pipsmith’s sample ${many}, with the same dice. That takes a minute or two, and you can stop at any time.`,
  again: 'Play again with new dice',
  more: (matches: number): string => `Play ${whole.format(matches)} more matches`,
  take: 'Use B',
  stop: 'Stop',
  playing: 'Matches played by A and B',
  progress: (played: number, all: number, left: string): string =>
    `${whole.format(played)} of ${whole.format(all)} matches played${left}`,
  broken: 'The matches stopped early. Try again.',
  none: 'No matches were finished.',
  version: (id: 'a' | 'b', what: string): string => `${id.toUpperCase()}: ${what}`,
  /** @param low, high the 95 % confidence interval of B's lead over A, -1 to 1 */
  verdict: ({ low, high }: Bounds): string => {
    if (low > 0) return `B is better by ${span(low, high)} per 100 matches.`;
    if (high < 0) return `A is better by ${span(high, low)} per 100 matches.`;
    return 'No difference found.';
  },
  /** Differences still possible where none was found. */
  possible: ({ low, high }: Bounds): string =>
    `A may still be better by ${span(0, low)} per 100 matches, or B by ${span(0, high)}. Play more matches to narrow it down.`,
  alike: 'Every match ended the same way with A and with B.',
  note: (pairs: number, opponents: number): string =>
    `A win is 1 point, a draw half a point. A and B each played ${count(pairs, 'match', 'matches')} against ${count(opponents, 'typical opponent')}, with the same dice. The range is the 95\u00a0% confidence interval.`,
  /** If nearly every match ends the same way with both versions. */
  oneSided: (share: number): string =>
    `Both ${share < 0.5 ? 'lose' : 'win'} nearly every match here, which hides any difference. Try another computer strength.`,
  score: (share: number): string => `${Math.round(share * 100)} points per 100 matches`,
  why: 'Why',
  average: 'Average per match',
  figures: {
    dealt: 'Damage dealt',
    taken: 'Damage taken',
    lost: 'Other Life lost',
    healed: 'Life restored',
    fell: 'Knocked out (share of matches)',
    length: (many: string): string => `${capital(many)} per match`,
  },
  figure,
  share: (share: number): string => `${Math.round(share * 100)}\u00a0%`,
  skills: 'Skills used per match',
  /** Things that only one of them has, or has more of: "B also has: Shield and Melee (2 more points)." */
  only: (id: 'a' | 'b', what: readonly string[]): string => `${id.toUpperCase()} also has: ${list(what)}.`,
  having: ({ kind, name, amount }: Carried): string => {
    if (kind === 'trait') return `${name} (${count(amount, 'more point')})`;
    return amount === 1 ? name : `${name} × ${amount}`;
  },
  /** "B used Cleave 1.2 times per match, and it worked 64 % of the time. Per match: damage 0.4." */
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
        : `. Per match: ${did.map(([name, value]) => `${figure(value)} ${within(name)}`).join(', ')}.`
    }`,
  unused: (id: 'a' | 'b', skill: string): string =>
    `${id.toUpperCase()} never used ${skill} as an action. If it’s a skill that works all the time, its effect is in the figures below.`,
  opponents: 'By opponent',
  opponentsNote:
    'How many more points B scores than A in 100 matches. That’s too few matches against each opponent for a verdict.',
  opponent: 'Opponent',
  above: 'B’s lead',
  signed: (share: number): string => {
    const points = Math.round(share * 100);
    return points > 0 ? `+${points}` : String(points).replace('-', '−');
  },
};
