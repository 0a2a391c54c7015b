import type { Request } from '../../../match/request';
import { gap, units } from '../match/geometry/where';
import { allowance } from '../match/movement/move';
import { lookAt } from '../match/players/judge';
import type { Figure } from '../match/state/figure';
import { figureOf, type MatchContext } from '../match/state/match-context';
import type { About, Option } from '../match/state/option';
import type { Situation } from '../match/state/situation';
import { hearers, listeners } from '../match/using/hearing';
import { findSkill } from '../skills/index';

/** A question for a Shout that goes with the action just chosen. */
export const asksForShout = (about: About): boolean => about.about === 'skill' && about.skill === 'shout';

/** Actions that leave whoever takes them where he is. */
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

/** Whether anybody it is for could hear a Shout once the action is done. */
const couldBeHeard = (
  match: MatchContext,
  figure: Figure,
  id: string,
  chosen: Option | undefined,
): boolean => {
  const skill = findSkill(id);
  const most = units(figure.hand + furthest(match, figure, chosen));
  return skill !== undefined && listeners(match, figure, skill).some((other) => gap(figure, other) <= most);
};

/** No Shout, where nobody could hear any: that is not asked. */
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

/** The figures that hear each of the Shouts offered, from where the speaker stands; undefined for other options. */
export const heardNow = (
  situation: Situation,
  self: number,
  options: readonly Option[],
): readonly (readonly number[] | undefined)[] => {
  const match = lookAt(situation);
  return options.map((option) => {
    const skill = option.pick === 'skill' ? findSkill(option.skill) : undefined;
    return skill && hearers(match, figureOf(match, self), skill);
  });
};
