import { tenths } from '#words/language/words';

interface Figure {
  readonly id: string;
  readonly matches: number;
  readonly share: number;
  readonly interval: { readonly low: number; readonly high: number };
}

interface Figures {
  readonly matches: number;
  readonly each: number;
  readonly most: readonly Figure[];
  readonly least: readonly Figure[];
  readonly command: string;
}

/** Ratio to the average number of matches above which the text mentions the difference. */
const uneven = 1.25;

const between = ({ low, high }: Figure['interval']): string => `${(low * 100).toFixed(1)} to ${tenths(high)}`;

const whole = new Intl.NumberFormat('en-GB');

/**
 * Findings from matches of computer players about a game's skills, for its rules pages.
 * @param named the name of a skill and of what it belongs to, by its id
 * @param group what skills belong to: "School"
 */
export const usefulSection = (
  { matches, each, most, least, command }: Figures,
  named: (id: string) => { readonly name: string; readonly within: string },
  group: string,
) => {
  const table = (title: string, figures: readonly Figure[]) => ({
    head: [title, group, 'Won', '95\u00a0% interval', 'Matches'],
    rows: figures.map(({ id, share, interval, matches: played }) => {
      const { name, within } = named(id);
      return [`[${name}](skills/${id})`, within, tenths(share), between(interval), whole.format(played)];
    }),
  });
  const ends = [...most, ...least];
  const atEnds = ends.reduce((sum, { matches: played }) => sum + played, 0) / Math.max(1, ends.length);
  const more = atEnds > uneven * each ? '; those near the top and the bottom were in more' : '';
  return {
    title: 'Useful skills, measured',
    text: [
      `The computer, at Normal strength, played ${whole.format(matches)} matches between two random heroes who differed in only one skill: one had the skill in question, the other had another skill of the same ${group.toLowerCase()}. Each pair met twice, with corners swapped. Each skill was in about ${whole.format(each)} matches${more}. A draw counts as half a win. Where two intervals overlap, treat their order as a hint, not a verdict.`,
      table('Most useful', most),
      table('Least useful', least),
      'Each skill is compared only with others of its kind, and at Normal strength the computer looks just one action ahead. Skills that need a plan, or friends, are worth more at the table. For a clearer order, let Pipsmith play more matches:',
      command,
    ],
  };
};
