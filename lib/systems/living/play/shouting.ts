import type { Request } from '../../../match/request';
import { gap, units } from '../match/geometry/where';
import { allowance } from '../match/movement/move';
import { lookAt } from '../match/players/judge';
import type { Figure } from '../match/state/figure';
import { figureOf, type MatchContext } from '../match/state/match-context';
import { mountOf } from '../match/state/mounts';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { hearers, listeners } from '../match/using/hearing';
import { poolOf } from '../match/values/hand';
import { findSkill } from '../skills/index';
import type { Skill } from '../skills/school';

/** A question for a Shout that goes with the action just chosen. */
export const asksForShout = (about: About): boolean => about.about === 'skill' && about.skill === 'shout';

/** Actions that leave the figure where it is. */
const still: ReadonlySet<Option['pick']> = new Set<Option['pick']>([
  'melee',
  'shoot',
  'reload',
  'stand-up',
  'shake-off',
  'recover',
  'restore',
]);

const walks: ReadonlySet<Option['pick']> = new Set<Option['pick']>(['move', 'move-and-reload']);

/** Most # between a figure and where the action leaves it. */
const furthest = (match: MatchContext, figure: Figure, chosen: Option | undefined): number => {
  if (chosen && still.has(chosen.pick)) return 0;
  if (chosen && walks.has(chosen.pick)) return allowance(match, figure);
  return 2 * allowance(match, figure, 0, true);
};

/** Least Life an ally must have lost for a Shout that only heals; undefined for other Shouts. */
const healsFrom = ({ always = [], green = [] }: Skill): number | undefined => {
  const least = [...always, ...green].map((effect) => {
    if (!('act' in effect) || effect.act !== 'heal') return undefined;
    const { whom } = effect;
    return typeof whom === 'object' && 'who' in whom && whom.who === 'lacks-two-life' ? 2 : 1;
  });
  return least.length > 0 && least.every((each) => each !== undefined) ? Math.min(...least) : undefined;
};

/** Somebody who would benefit from a Shout could hear it once the action is done. */
const couldBeHeard = (
  match: MatchContext,
  figure: Figure,
  id: string,
  chosen: Option | undefined,
): boolean => {
  const skill = findSkill(id);
  if (!skill) return false;
  const most = units(figure.hand + furthest(match, figure, chosen));
  const least = healsFrom(skill);
  const mount = (other: Figure): Figure => mountOf(match, other) ?? other;
  const lacks = (other: Figure): number => poolOf(match, other) - other.hand;
  return listeners(match, figure, skill).some(
    (other) =>
      gap(figure, other) <= most &&
      (least === undefined || Math.max(lacks(other), lacks(mount(other))) >= least),
  );
};

/** No Shout, where none could change anything for anybody: that is not asked. */
export const noShout = (
  request: Request<About, Option>,
  situation: Situation,
  chosen: Option | undefined,
): number | undefined => {
  if (!('options' in request) || !asksForShout(request.about)) return undefined;
  const match = lookAt(situation);
  const figure = figureOf(match, request.about.figure);
  const isOfUse = request.options.some(
    (option) => option.pick === 'skill' && couldBeHeard(match, figure, option.skill, chosen),
  );
  return isOfUse ? undefined : request.options.findIndex(({ pick }) => pick === 'done');
};

/** Each Shout offered, with the figures that hear it from where the speaker stands; undefined for other options. */
export const heardNow = (
  situation: Situation,
  self: number,
  options: readonly Option[],
): readonly ({ readonly skill: string; readonly heard: readonly number[] } | undefined)[] => {
  const match = lookAt(situation);
  return options.map((option) => {
    const skill = option.pick === 'skill' ? findSkill(option.skill) : undefined;
    return skill && { skill: skill.id, heard: hearers(match, figureOf(match, self), skill) };
  });
};
