/** Questions to a player that belong to no skill. */
const wishes: Readonly<Record<string, (who: string) => string>> = {
  sweep: (who) =>
    `All through the match, do critical hits of ${who} with a pole weapon sweep instead of doing as its kind does?`,
  'drop-cannon': (who) => `Does ${who} drop the cannon for another action?`,
};

/** Questions about a skill in words of their own. */
const wishesOfSkills: Readonly<Record<string, (who: string, skill: string) => string>> = {
  obey: (who, skill) => `Does ${who} use ${skill} as ordered?`,
};

/** Whether somebody wants something: what a skill lets him, named in words, or else what `what` says. */
export const wish = (who: string, what: string, skill: string | undefined): string =>
  skill === undefined
    ? (wishes[what]?.(who) ?? `Does ${who} want that?`)
    : (wishesOfSkills[what]?.(who, skill) ?? `Does ${who} want that of ${skill}?`);
