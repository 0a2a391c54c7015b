import { length } from '#words/language/words';
import type { MapFault } from '../../table/own-map/maps-part';
import type { CornerId, Spot } from '../map/corners';
import type { MapIssue } from '../map/map-check';

/** Name of each corner on a plan. */
export const cornerNames: Readonly<Record<CornerId, string>> = {
  'north-west': 'top left',
  'north-east': 'top right',
  'south-east': 'bottom right',
  'south-west': 'bottom left',
};

const place = ({ x, y }: Spot): string => `${length(x)}# from the left and ${length(y)}# from the top`;

/** @param name what a piece is called, by its place in the list */
const sentence = (found: MapIssue, name: (nth: number) => string): string => {
  const piece = name(Number(found.path[1]));
  switch (found.rule) {
    case 'map-size':
      return `The table must be ${found.figures.side}# by ${found.figures.side}#.`;
    case 'piece-off-map':
      return `${piece} sticks out over the edge of the table.`;
    case 'piece-bends-inwards':
      return `The outline of ${piece} bends inwards; build it from several pieces.`;
    case 'piece-has-no-twin':
      return `${piece} has no twin on the other side, so it favours one team. Mirror the map, or agree that you don’t mind.`;
    case 'corner-taken':
      return `${piece} reaches into the ${cornerNames[found.figures.corner]} corner, where a team starts.`;
    case 'ladder-leads-nowhere':
      return `The ladder at ${piece} leads nowhere: nobody can stand at its foot, get there, or stand on top.`;
    case 'spot-taken':
      return `Nobody can stand ${place(found.figures.at)}, where a scenario puts something.`;
    case 'spot-cut-off':
      return `You can’t walk from the middle to ${place(found.figures.at)}, where a scenario puts something.`;
    case 'pocket':
      return `A figure ${place(found.figures.at)} is locked in: there’s no way out on foot.`;
  }
};

/** Faults of a map, in sentences. */
export const mapFaults = (
  issues: readonly MapIssue[],
  name: (nth: number) => string,
): readonly MapFault[] => {
  const unmatched = issues.filter(({ rule }) => rule === 'piece-has-no-twin');
  return [
    ...issues
      .filter(({ rule }) => rule !== 'piece-has-no-twin')
      .map((found) => ({
        sentence: sentence(found, name),
        ...(found.path.length > 1 && { piece: Number(found.path[1]) }),
      })),
    ...unmatched.map((found) => ({
      sentence: sentence(found, name),
      piece: Number(found.path[1]),
      isAdvice: true as const,
    })),
  ];
};
