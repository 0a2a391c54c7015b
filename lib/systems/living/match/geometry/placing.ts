import { basesOf } from '../../../../skirmish/rules/others';
import * as table from '../../../../table/table';
import type { Figure } from '../state/figure';
import { standing, type MatchContext } from '../state/match-context';
import { partnerOf } from '../state/mounts';
import { units } from './where';

/** Where the others stand, for a figure that moves: allies may be passed, opponents not (ruling 25). */
export const basesFor = (match: MatchContext, figure: Figure): table.Bases => {
  const others = standing(match).filter(
    (other) => other !== figure && other.id !== figure.mount && other.id !== figure.rider,
  );
  return basesOf(others, figure.team);
};

/** Places a figure together with its mount or rider. */
export const put = (match: MatchContext, figure: Figure, at: table.Point): void => {
  const from = figure.at;
  figure.at = at;
  figure.height = table.heightAt(match.ground, at);
  const partner = partnerOf(match, figure);
  if (partner) {
    partner.at = at;
    partner.height = figure.height;
  }
  match.host.emit({ type: 'moved', figure: figure.id, from, to: at });
};

/** A figure in base contact with terrain, standing in it or on it. */
export const leansOnTerrain = (match: MatchContext, at: table.Point): boolean =>
  table.terrainAt(match.ground, at).length > 0;

/** A free place in base contact with another figure. */
export const besideFigure = (match: MatchContext, figure: Figure, other: Figure): table.Point | undefined => {
  return table.besides(match.ground, other.at, basesFor(match, figure), units(1));
};

/** Where a movement may end, and the way there. */
interface Movement {
  readonly region: table.Region;
  readonly wayTo: (to: table.Point) => table.Route | undefined;
}

const either = (a: table.Region, b: table.Region): table.Region => ({
  contains: (place) => a.contains(place) || b.contains(place),
  candidates: () => {
    const all = [...a.candidates(), ...b.candidates()].sort((one, two) => one.x - two.x || one.y - two.y);
    return all.filter(({ x, y }, at) => x !== all[at - 1]?.x || y !== all[at - 1]?.y);
  },
  sample: (next) => (next(2) === 0 ? a : b).sample(next),
  way: (place) => a.way?.(place) ?? b.way?.(place),
});

/**
 * A movement of up to `length`. Who stands higher than a harmless jump may also jump down, where no other way leads; it
 * costs Life (chapter "Falling").
 */
export const movementOf = (
  match: MatchContext,
  figure: Figure,
  length: table.Units,
  bases: table.Bases,
  manner: table.Manner,
): Movement => {
  const { ground } = match;
  const plain: Movement = {
    region: table.reachable(ground, figure.at, length, bases, manner),
    wayTo: (to) => table.routeTo(ground, figure.at, to, bases, manner),
  };
  if (figure.height <= table.unit || manner.flies) return plain;
  const down = { ...manner, drop: figure.height };
  return {
    region: either(plain.region, table.reachable(ground, figure.at, length, bases, down)),
    wayTo: (to) =>
      table.routeTo(ground, figure.at, to, bases, manner, length) ??
      table.routeTo(ground, figure.at, to, bases, down),
  };
};
