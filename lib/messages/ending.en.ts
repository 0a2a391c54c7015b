import { capital, count } from '#words/language/words';

/** Texts at the end of a match, beside how it ended. */
export const ending = {
  drawn: 'A draw',
  /** After a mission that was lost. */
  kindly: 'That happens to everyone who’s learning. The dice fall differently each time.',
  sides: 'Result',
  points: (points: number, { one, many } = { one: 'point', many: 'points' }): string =>
    count(points, one, many),
  /** "Bito wins: no opponents left." as a headline and what is below it. */
  headline: (end: string): { readonly winner: string; readonly because: string } | undefined => {
    const [winner = '', ...because] = end.split(': ');
    return because.length > 0 ? { winner, because: capital(because.join(': ')) } : undefined;
  },
  /** Life of a hero at the end. */
  left: (life: string): string => `${life} left`,
  /** Of a side that has several figures. */
  standing: (up: number, all: number): string => `${up} of ${all} still standing`,
  /** More figures than there is room for. */
  more: (figures: number): string => `and ${count(figures, 'other', 'others')}`,
  moment: 'Heaviest blow',
  swap: 'Swap sides and play again',
  lookBack: 'Look back',
  share: { copy: 'Copy the replay', share: 'Share the replay' },
};
