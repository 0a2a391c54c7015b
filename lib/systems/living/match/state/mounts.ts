import type { Lasting, Property } from '../../skills/effects/effect';
import { countersOf, type Figure } from './figure';
import type { Flow } from './flow';
import { choose, figureOf, type MatchContext } from './match-context';

/** The mount that a figure rides; chapter "Mounting a Pet". */
export const mountOf = (match: Pick<MatchContext, 's'>, figure: Figure): Figure | undefined =>
  figure.mount < 0 ? undefined : figureOf(match, figure.mount);

/** The other half of a mount-rider unit; undefined for who is on foot. */
export const partnerOf = (match: Pick<MatchContext, 's'>, figure: Figure): Figure | undefined => {
  const partner = figure.mount >= 0 ? figure.mount : figure.rider;
  return partner < 0 ? undefined : figureOf(match, partner);
};

/** Figure that represents a unit: a mount's rider, otherwise the figure itself. */
export const unitOf = (match: Pick<MatchContext, 's'>, figure: Figure): Figure =>
  figure.rider < 0 ? figure : figureOf(match, figure.rider);

/**
 * Figures that act where this one does: a mount, with its card, and the rider whose action it is (ruling
 * mount-hexes).
 */
export const actors = (match: Pick<MatchContext, 's'>, figure: Figure): readonly Figure[] =>
  figure.rider < 0 ? [figure] : [figure, figureOf(match, figure.rider)];

/**
 * Rider or mount, as their player says: whose card and Hand is rolled, said in advance, and who bears what the unit is
 * given. Who is on foot is asked nothing.
 */
export function* eitherOf(
  match: MatchContext,
  figure: Figure,
  what: string,
  isAble: (one: Figure) => boolean = () => true,
): Flow<Figure> {
  const mount = mountOf(match, figure);
  if (mount?.life !== 'up') return figure;
  const able = [figure, mount].filter((one) => one.hand > 0 && isAble(one));
  if (able.length === 0) return figure;
  const { figure: id } = yield* choose(
    figure.owner,
    { about: 'rider-or-mount', figure: figure.id, what },
    able.map((one) => ({ pick: 'figure' as const, figure: one.id })),
  );
  return figureOf(match, id);
}

/** The member of a unit whose Knockdown keeps it from acting: the rider first, then the mount. */
export const proneOf = (match: Pick<MatchContext, 's'>, figure: Figure): Figure | undefined => {
  if (countersOf(figure, 'knockdown') > 0) return figure;
  const mount = mountOf(match, figure);
  return mount && countersOf(mount, 'knockdown') > 0 ? mount : undefined;
};

export const isDazed = (figure: Figure): boolean => countersOf(figure, 'dazed') > 0;

const movements: ReadonlySet<Property['has']> = new Set(['movement', 'movement-cap', 'half-movement']);

/** Whether an effect changes how its bearer gets about: on a unit it is on the mount or on the rider. */
export const isAboutMovement = ({ lasting }: Lasting): boolean =>
  lasting.some(
    (property) => movements.has(property.has) || (property.has === 'set' && property.value === 'movement'),
  );
