import { beyond, hindranceOf, type Hindrance } from '../../../skirmish/play/out-of-reach';
import { canSee, gapBetween } from '../../../table/table';
import { isMarksman, rangeOf } from '../match/attack/reach';
import { skillOf } from '../match/effects/play';
import { does, needs } from '../match/effects/use';
import { canSummon } from '../match/fiends/summon';
import { areInContact, foesInContact } from '../match/geometry/placing';
import { isBarred, isCasting } from '../match/lasting/modifiers';
import type { Figure } from '../match/state/figure';
import { areFoes, isTarget, profileOf, type MatchContext } from '../match/state/match-context';
import type { Option } from '../match/state/option';
import { readyFiend } from '../match/using/aim';
import type { Skill } from '../skills/category';

export type Undone = { readonly pick: 'strike' | 'shoot' } | { readonly pick: 'use'; readonly skill: string };

export type Why =
  | Hindrance
  | {
      readonly why:
        | 'casting'
        | 'new'
        | 'attack'
        | 'moved'
        | 'foe-in-contact'
        | 'no-fiend'
        | 'no-room'
        | 'hurried'
        | 'still';
    };

export interface Impossible {
  readonly figure: number;
  readonly undone: Undone;
  readonly why: Why;
}

const foesOf = ({ s }: MatchContext, figure: Figure): readonly Figure[] =>
  s.figures.filter((each) => isTarget(each) && areFoes(figure, each));

const whyNoStrike = (match: MatchContext, figure: Figure): Why =>
  hindranceOf(
    foesOf(match, figure).map((each) => ({
      figure: each.id,
      because: areInContact(match, figure, each) ? ('kept' as const) : ('contact' as const),
    })),
  );

const whyNoShot = (match: MatchContext, figure: Figure): Why =>
  hindranceOf(
    foesOf(match, figure).map((each) => {
      const away = gapBetween(figure.at, each.at);
      const range = rangeOf(match, figure);
      const because =
        beyond({ gap: away, sees: canSee(match.ground, figure.at, each.at) }, 0, range) ?? 'kept';
      return { figure: each.id, because, ...(because === 'far' && { measured: { away, range } }) };
    }),
  );

const whyNoUse = (match: MatchContext, figure: Figure, skill: Skill): Why => {
  const { moved, hasAttacked, hasHurried, isStill } = figure.thisTurn;
  if (isBarred(figure, skill.id)) return { why: 'barred' };
  if (needs(skill, 'stand-still') && moved > 0) return { why: 'moved' };
  if (needs(skill, 'no-foe-in-contact') && foesInContact(match, figure).length > 0)
    return { why: 'foe-in-contact' };
  if (needs(skill, 'ready-fiend') && !readyFiend(match, figure)) return { why: 'no-fiend' };
  if (does(skill, 'summon') && !hasAttacked && !canSummon(match, figure)) return { why: 'no-room' };
  switch (skill.use) {
    case 'movement':
      if (isCasting(figure)) return { why: 'casting' };
      return hasHurried ? { why: 'hurried' } : isStill ? { why: 'still' } : { why: 'attacked' };
    case 'charge':
      if (hasAttacked) return { why: 'attacked' };
      if (isCasting(figure)) return { why: 'casting' };
      return moved > 0 || isStill ? { why: 'moved' } : { why: 'nothing-to-do' };
    case 'melee':
    case 'ranged':
      return hasAttacked ? { why: 'attacked' } : { why: 'attack' };
    case 'spell':
    case 'survival':
      return hasAttacked ? { why: 'attacked' } : { why: 'nobody' };
  }
};

const ofFigure = (match: MatchContext, figure: Figure, options: readonly Option[]): readonly Impossible[] => {
  const own = options.filter((option) => 'figure' in option && option.figure === figure.id);
  const all: Why | undefined = figure.isNew ? { why: 'new' } : undefined;
  const attacked: Why | undefined = figure.thisTurn.hasAttacked ? { why: 'attacked' } : undefined;
  const found: Impossible[] = [];
  const add = (undone: Undone, why: () => Why): void => {
    found.push({ figure: figure.id, undone, why: all ?? why() });
  };
  const { sides, skills } = profileOf(match, figure);
  if (sides.melee.some((pips) => pips > 0) && !own.some(({ pick }) => pick === 'strike'))
    add({ pick: 'strike' }, () => attacked ?? whyNoStrike(match, figure));
  if (isMarksman(match, figure) && !own.some(({ pick }) => pick === 'shoot'))
    add({ pick: 'shoot' }, () => attacked ?? whyNoShot(match, figure));
  for (const id of skills)
    if (!own.some((option) => 'skill' in option && option.skill === id))
      add({ pick: 'use', skill: id }, () => whyNoUse(match, figure, skillOf(id)));
  return found;
};

/** Actions that the characters of a player could take at other times, and why not now. */
export const impossibleFor = (
  match: MatchContext,
  player: number,
  options: readonly Option[],
): readonly Impossible[] =>
  match.s.figures
    .filter(({ owner, life, kind }) => owner === player && life === 'up' && kind !== 'trap')
    .flatMap((figure) => ofFigure(match, figure, options));
