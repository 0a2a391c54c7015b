import type { Amount } from '../../skills/effects/terms';
import { skills } from '../../skills/index';
import type { Skill } from '../../skills/school';
import { worth } from '../values/count';
import type { Figure } from '../state/figure';
import type { Flow } from '../state/flow';
import { choose, figureOf, profileOf, type MatchContext, type NamedPlay } from '../state/match-context';
import type { Profile } from '../state/profile';
import type { EffectContext } from '../state/use';

const sides = [1, 2, 3, 4, 5] as const;

/** Skill pips that a side without any takes, one pip of it kept free of green; none on the 1-face. */
const freePipsOn = ({ sides: { skill, ...traits } }: Profile, side: number): number => {
  if ((skill[side] ?? 0) > 0) return 0;
  const painted = Object.values(traits).reduce((sum, pips) => sum + (pips[side] ?? 0), 0);
  return side + 1 - Math.max(1, painted);
};

/** Id of the skill to read once this one has worked: the form of its school. */
const formOf = ({ school, id }: Skill): string =>
  skills.find((skill) => skill.school === school && skill.tier === 'form')?.id ?? id;

/** The Hero that becomes a separate team, with its followers. */
const leaveTeam = (match: MatchContext, figure: Figure): void => {
  const alone = Math.max(...match.s.figures.map(({ team }) => team), ...match.s.setting.teams) + 1;
  figure.home ??= figure.team;
  for (const each of match.s.figures)
    if (each.hero === figure.id && (each === figure || each.owner >= 0)) each.team = alone;
};

function* transmute(match: MatchContext, skillPips: Amount, context: EffectContext): Flow {
  const { skill } = context.use;
  const figure = figureOf(match, context.use.user);
  const sheet = profileOf(match, figure);
  const able = sides.filter((side) => freePipsOn(sheet, side) > 0);
  let green = sheet.sides.skill;
  if (able.length > 0) {
    const { value } = yield* choose(
      figure.owner,
      { about: 'number', figure: figure.id, skill: skill.id, what: 'face' },
      able.map((side) => ({ pick: 'value' as const, value: side + 1 })),
    );
    const more = Math.min(worth(match, skillPips, context, figure.id), freePipsOn(sheet, value - 1));
    green = green.map((pips, side) => (side === value - 1 ? pips + more : pips));
  }
  figure.sheet = match.s.sheets.length;
  match.s.sheets = [
    ...match.s.sheets,
    {
      ...sheet,
      sides: { ...sheet.sides, skill: green },
      skills: sheet.skills.map((id) => (id === skill.id ? formOf(skill) : id)),
    },
  ];
  leaveTeam(match, figure);
}

/** The user becomes the Winter Spirit: more Skill pips, another skill, no team; what it wins by is the scenario's. */
export const winterSpirit: NamedPlay = (match, { figures: { skillPips = 0 } }, context) =>
  transmute(match, skillPips, context);
