import { count } from '#words/language/words';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

interface Names {
  readonly own: string;
  readonly foe: string;
}

interface Wins {
  readonly won: number;
  readonly lost: number;
  readonly matches: number;
}

/** A challenge: many matches of the reader's hero against the one in a link. */
export const challengeMessages = {
  description: (matches: number): string =>
    `Choose your hero. The computer plays ${matches} matches on this device and tells you who wins.`,
  own: 'Your hero',
  loading: 'Setting up the table …',
  play: (matches: number): string => `Play ${matches} matches`,
  again: 'Play again with new dice',
  stop: 'Stop',
  progress: 'Matches played',
  played: (played: number, all: number): string => `${played} of ${all} matches played`,
  broken: 'The matches stopped early. Try again.',
  none: 'No match was played.',
  /** @param low, high the 95 % confidence interval of the first one's share of the matches with a winner, 0 to 1 */
  verdict: (
    { own, foe }: Names,
    { won, lost, matches }: Wins,
    { low, high }: { readonly low: number; readonly high: number },
  ): string => {
    const all = count(matches, 'match', 'matches');
    if (low <= 0.5 && high >= 0.5)
      return `Too close to call: ${own} wins ${won}, ${foe} wins ${lost} of ${all}.`;
    return won > lost
      ? `${own} beats ${foe}: ${won} wins to ${lost} in ${all}.`
      : `${foe} beats ${own}: ${lost} wins to ${won} in ${all}.`;
  },
  /** "Jane 62 %, draws 3 %, Bito 35 %" */
  bar: ({ own, foe }: Names, { won, lost, matches }: Wins): string =>
    `${own} ${percent(won / matches)}, draws ${percent((matches - won - lost) / matches)}, ${foe} ${percent(lost / matches)}`,
  note: 'The computer plays both sides at Normal strength: it looks one action ahead.',
  picture: 'Save picture',
  noPicture: 'The picture couldn’t be made.',
  fileName: 'challenge',
  more: 'See the odds',
};
