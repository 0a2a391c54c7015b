import type { Answer, Arena } from './arena';
import { unit } from '../../../../table/table';
import type { Piece } from '../state/situation';

/** The actions of a school's skills, as tests choose them: the first that is offered with this skill. */
export const picksOf = (school: string) => {
  const pick = (action: 'melee' | 'shoot' | 'use') => (skill: string) => ({
    pick: action,
    skill: `${school}/${skill}`,
  });
  return { strike: pick('melee'), shoot: pick('shoot'), use: pick('use') };
};

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

/** A piece of the match, with its place in #, where whoever carries it stands. */
export const pieceOf = (
  arena: Arena,
  kind: string,
  nth = 0,
): Piece & { readonly spot: readonly number[] } => {
  const situation = arena.situation();
  const piece = situation.pieces.filter((each) => each.piece === kind)[nth];
  if (!piece) throw new Error(`There is no ${kind}.`);
  const { x, y } = situation.figures[piece.figure]?.at ?? piece;
  return { ...piece, spot: [x / unit, y / unit] };
};

/** How many dice somebody has in the Hand. */
export const hand = (match: Arena, name = 'foe'): number => match.the(name).hand;

export const hands = (match: Arena, ...names: readonly string[]): readonly number[] =>
  names.map((name) => hand(match, name));

/** The counters on somebody, as "bleeding 2". */
export const counters = (match: Arena, name = 'foe'): readonly string[] =>
  match.the(name).conditions.map(({ condition, count }) => `${condition} ${count}`);

/** Where somebody stands, in #. */
export const spot = (match: Arena, name = 'hero'): readonly number[] => {
  const { x, y } = match.the(name).at;
  return [x / unit, y / unit];
};
