const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

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

/** Times as many matches as a skill in the middle has, from which on it is said. */
const uneven = 1.25;

const between = ({ low, high }: Figure['interval']): string =>
  `${(low * 100).toFixed(1)} to ${percent(high)}`;

const whole = new Intl.NumberFormat('en-GB');

/**
 * What matches of computer players say of a game's skills, for its rules pages.
 * @param named the name of a skill and of what it belongs to, by its id
 * @param group what skills belong to: "School"
 */
export const usefulSection = (
  { matches, each, most, least, command }: Figures,
  named: (id: string) => { readonly name: string; readonly within: string },
  group: string,
) => {
  const table = (title: string, figures: readonly Figure[]) => ({
    head: [title, group, 'Won', '95 % interval', 'Matches'],
    rows: figures.map(({ id, share, interval, matches: played }) => {
      const { name, within } = named(id);
      return [`[${name}](skills/${id})`, within, percent(share), between(interval), whole.format(played)];
    }),
  });
  const ends = [...most, ...least];
  const atEnds = ends.reduce((sum, { matches: played }) => sum + played, 0) / Math.max(1, ends.length);
  const more = atEnds > uneven * each ? ', those near the ends of the list in more' : '';
  return {
    title: 'Useful skills, measured',
    text: [
      `Greedy computer players played ${whole.format(matches)} matches between two heroes drawn by chance who were the same but for one skill: in its place the other had another one of the same ${group.toLowerCase()}. Each pair met twice, in turned corners. A skill was in ${whole.format(each)} matches or so${more}; a draw is half a win. Where two intervals overlap, the order of the two is a hint and no verdict.`,
      table('Most useful', most),
      table('Least useful', least),
      'A skill is held against its own kind alone, and computer players see only what is next: what needs a plan, or friends, is worth more at the table. Whoever wants to know more lets Pipsmith play on:',
      command,
    ],
  };
};
