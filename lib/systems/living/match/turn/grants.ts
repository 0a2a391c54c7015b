import { findSkill } from '../../skills/index';
import type { Figure, Granted } from '../state/figure';
import { figureOf, type MatchContext } from '../state/match-context';
import type { Action } from '../state/option';

/** Actions that an unnamed grant leaves out: granted actions are never delayed (ruling 8 for skills). */
const notGranted: ReadonlySet<Action['pick']> = new Set<Action['pick']>([
  'charge',
  'recover',
  'delay',
  'give-action',
  'drop-cannon',
  'dismiss',
  'take-life',
  'end',
]);

/** Whether a granted action may be this one: one action, of the kind that was granted. */
const pays = ({ action: kind, skill }: Granted, action: Action): boolean => {
  if (notGranted.has(action.pick)) return false;
  if ('skill' in action && findSkill(action.skill)?.actions === 2) return false;
  if (action.pick === 'scenario' && action.actions !== 1) return false;
  if (action.pick === 'climb' && action.actions === 2) return false;
  switch (kind) {
    case 'movement':
      return action.pick === 'move' || action.pick === 'move-and-reload' || action.pick === 'climb';
    case 'same-skill':
      return 'skill' in action && action.skill === skill;
    default:
      return true;
  }
};

/** Figures with actions to spend for a figure: itself, and the mount that it rides. */
const holdersOf = (match: Pick<MatchContext, 's'>, figure: Figure): readonly Figure[] =>
  figure.mount < 0 ? [figure] : [figure, figureOf(match, figure.mount)];

/** Whether actions that skills granted are left. */
export const hasGrants = (match: MatchContext, figure: Figure): boolean =>
  figure.granted.length > 0 || (figure.mount >= 0 && figureOf(match, figure.mount).granted.length > 0);

/** Actions that a figure could still perform: its own, and those that skills granted it or its mount. */
export const actionsLeft = (match: Pick<MatchContext, 's'>, figure: Figure): number =>
  figure.actions +
  timesGranted(figure) +
  (figure.mount < 0 ? 0 : timesGranted(figureOf(match, figure.mount)));

const timesGranted = ({ granted }: Figure): number => granted.reduce((sum, { times }) => sum + times, 0);

/** Whether a granted action can be spent on this one. */
export const isGranted = (match: MatchContext, figure: Figure, action: Action): boolean =>
  holdersOf(match, figure).some(({ granted }) => granted.some((grant) => pays(grant, action)));

/** Lets go of all that was granted: with it nobody could end his turn. */
export const giveUpGrants = (match: MatchContext, figure: Figure): void => {
  for (const holder of holdersOf(match, figure)) holder.granted = [];
};

/** The narrower the grant, the sooner it is spent. */
const width = ({ action }: Granted): number => (action === 'any' ? 1 : 0);

/** Spends a granted action, the narrowest that fits; whether there was one. */
export const spendGrant = (match: MatchContext, figure: Figure, action: Action): boolean => {
  for (const holder of holdersOf(match, figure)) {
    if (holder.granted.length === 0) continue;
    const [spent] = holder.granted.filter((grant) => pays(grant, action)).sort((a, b) => width(a) - width(b));
    if (!spent) continue;
    holder.granted = holder.granted.flatMap((grant) =>
      grant !== spent ? [grant] : grant.times > 1 ? [{ ...grant, times: grant.times - 1 }] : [],
    );
    return true;
  }
  return false;
};
