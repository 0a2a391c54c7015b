import type { Answer, Arena } from './arena';

/** How tests use the skills of a school. */
export const usesOf = (school: string) => {
  const option = (match: Arena, skill: string, target: string | undefined) => ({
    pick: 'use',
    skill: `${school}/${skill}`,
    ...(target !== undefined && { target: match.id(target) }),
  });
  return {
    /** Uses a skill on somebody; on nobody where it asks for no target. */
    use: (
      match: Arena,
      skill: string,
      target: string | undefined,
      dice: string,
      answers: readonly Answer[] = [],
    ): Arena => match.act(option(match, skill, target), dice, answers),
    offers: (match: Arena, skill: string, target: string): boolean =>
      match.offers(option(match, skill, target)),
  };
};
