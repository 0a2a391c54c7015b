import { possessive } from '#words/language/words';
/** Questions to a player that belong to no skill. */
const wishes: Readonly<Record<string, (who: string) => string>> = {
  sweep: (who) => `What do ${possessive(who)} critical hits with a pole weapon do in this match?`,
  'drop-cannon': (who) => `Does ${who} drop the cannon to get another action?`,
};

/** Questions about a skill in words of their own. */
const wishesOfSkills: Readonly<Record<string, (who: string, skill: string) => string>> = {
  obey: (who, skill) => `Does ${who} use ${skill} as ordered?`,
  'take-life': (who, skill) => `Does ${who} regain the Life from ${skill} now?`,
  defend: (who, skill) => `Does ${who} defend against ${skill}?`,
  ignore: (who, skill) => `Does ${who} ignore the effect of ${skill}?`,
  sacrifice: (who, skill) => `Does ${who} make a blood sacrifice for ${skill}?`,
  'turn-die': (who, skill) => `Does ${who} turn a die to its Skill pip for ${skill}?`,
};

/** Whether somebody wants something: what a skill lets him, named in words, or else what `what` says. */
export const wish = (who: string, what: string, skill: string | undefined): string =>
  skill === undefined
    ? (wishes[what]?.(who) ?? `Does ${who} do that?`)
    : (wishesOfSkills[what]?.(who, skill) ?? `Does ${who} use ${skill}?`);
