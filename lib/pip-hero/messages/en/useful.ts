const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

interface Figure {
  readonly id: string;
  readonly matches: number;
  readonly share: number;
}

interface Figures {
  readonly matches: number;
  readonly each: number;
  readonly noise: number;
  readonly most: readonly Figure[];
  readonly least: readonly Figure[];
  readonly command: string;
}

const whole = new Intl.NumberFormat('en-GB');

/**
 * What matches of computer players say of a game's skills, for its rules pages.
 * @param named the name of a skill and of what it belongs to, by its id
 * @param group what skills belong to: "School"
 */
export const usefulSection = (
  { matches, each, noise, most, least, command }: Figures,
  named: (id: string) => { readonly name: string; readonly within: string },
  group: string,
) => {
  const table = (title: string, figures: readonly Figure[]) => ({
    head: [title, group, 'Won', 'Matches'],
    rows: figures.map(({ id, share, matches: played }) => {
      const { name, within } = named(id);
      return [`[${name}](skills/${id})`, within, percent(share), whole.format(played)];
    }),
  });
  return {
    title: 'Useful skills, measured',
    text: [
      `Greedy computer players played ${whole.format(matches)} matches between two heroes drawn by chance who were the same but for one skill: in its place the other had another one of the same ${group.toLowerCase()}. A skill was in ${whole.format(each)} matches or so, a draw is half a win, and chance may move a figure by ${percent(noise)} either way: the order is a hint and no verdict.`,
      table('Most useful', most),
      table('Least useful', least),
      'A skill is held against its own kind alone, and computer players see only what is next: what needs a plan, or friends, is worth more at the table. Whoever wants to know more lets Pipsmith play on:',
      command,
    ],
  };
};
