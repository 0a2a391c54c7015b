import { oncePer } from '../../../../once-per';
import type { Kind } from '../../skills/effects/terms';
import type { Skill } from '../../skills/school';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import type { Use } from '../state/use';
import { inEarshot, isOfKind, onSameLevel, type Bearings } from '../geometry/where';

const groupsIn = (value: unknown): readonly Kind[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(groupsIn);
  return 'every' in value && 'in' in value && value.in === 'earshot'
    ? [value.every as Kind, ...inner]
    : inner;
};

/** Figures a Shout speaks to; undefined for one that is aimed at a single figure. */
const addressOf = oncePer(({ always, green }: Skill): Kind | undefined => groupsIn([always, green])[0]);

const bearingsOf = (figure: Figure): Bearings => ({
  you: figure,
  target: figure,
  reach: 0,
  one: () => undefined,
  amount: () => 0,
});

/** Figures a Shout may bind, near or far: those that it speaks to, and who are not deaf from an earlier one. */
export const listeners = (match: MatchContext, figure: Figure, skill: Skill): readonly Figure[] => {
  const kind = addressOf(skill);
  const bearings = bearingsOf(figure);
  return match.s.figures.filter(
    (other) =>
      other.deaf === 0 &&
      other.life !== 'gone' &&
      (kind === undefined
        ? other.kind === 'pet' && other.hero === figure.hero && other.life === 'up'
        : (other.rider < 0 || kind === 'pet') && isOfKind(kind, bearings, other)),
  );
};

/** Whether anybody is there for a Shout, near or far. */
export const mayBeHeard = (match: MatchContext, figure: Figure, skill: Skill): boolean =>
  listeners(match, figure, skill).length > 0;

/** Possible targets of a single-target Shout. */
export const aimsOf = (match: MatchContext, figure: Figure, skill: Skill): readonly FigureId[] =>
  skill.target === undefined ? [] : listeners(match, figure, skill).map(({ id }) => id);

/** Hearers of a Shout now; chapter "Skills: Shout". */
export const hearers = (
  match: MatchContext,
  figure: Figure,
  skill: Skill,
  target?: FigureId,
): readonly FigureId[] =>
  listeners(match, figure, skill)
    .filter(
      (other) =>
        onSameLevel(figure, other) &&
        inEarshot(figure, other) &&
        (target === undefined || other.id === target),
    )
    .map(({ id }) => id);

/** All who heard a successful Shout are deaf to further ones to the end of their very next turn (ruling 16 for skills). */
export const bind = (match: MatchContext, { heard = [], green }: Use): void => {
  if (green <= 0) return;
  for (const id of heard) {
    const figure = figureOf(match, id);
    figure.deaf = figure.isActing ? 2 : 1;
  }
};
