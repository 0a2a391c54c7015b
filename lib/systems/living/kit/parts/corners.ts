import type { Card } from '../../../../cards/card';
import { drawCircle } from '../../../../cards/pieces/circle';
import { drawCorner } from '../../../../cards/pieces/corner';
import { drawToken } from '../../../../cards/pieces/token';
import { defaultStandeeWidth, standeeFold } from '../../../../cards/pieces/standee';
import { drawWall } from '../../../../cards/pieces/wall';
import { baseMarks, keptTogether, within } from '../../../../cards/kit/parts';
import { cornerRadius } from '../../../../skirmish/map/corners';
import {
  circleRadius,
  teamIds,
  type HomeBase,
  type Marker,
  type TeamId,
  type Wall,
} from '../../scenarios/place';
import { several, tokenSize, type PartContext } from './labels';
import { partIcon, arrowInwards, liveries } from './liveries';
import { teamSide } from './tokens';

/** mm: what a circle may take, however large the #. */
const circleBounds = { least: 20, most: 120 };

/** Unclaimed circles, and the tokens that mark a circle's team. */
export const circles = (context: PartContext, count: number): readonly Card[] => {
  const { labels, unit } = context;
  const across = within(2 * circleRadius * unit.mm, circleBounds);
  const [front, back] = teamIds.map((team) => teamSide(context, team));
  return keptTogether('circles', [
    ...several(
      context,
      drawCircle({ id: 'circle', name: labels.circle }, across, liveries.nobody, labels.nobody),
      count,
      'by-set-up',
    ),
    ...(front
      ? several(
          context,
          drawToken({ id: 'circle-teams', name: labels.circleHolder }, tokenSize(context), front, back),
          count,
          'one-a-circle',
        )
      : []),
  ]);
};

const teamBase = (context: PartContext, team: TeamId): readonly Card[] =>
  baseMarks(
    {
      id: `base-${team}`,
      name: context.labels.base(context.labels.team[team]),
      picture: { icon: liveries[team].sign },
      ink: team === 'orange' ? 'orange' : 'green',
    },
    cornerRadius,
    context.labels,
  );

/** A corner that anybody may get, and the chit that is drawn for it. */
const drawnCorner = (context: PartContext, number: number): readonly Card[] => {
  const { labels } = context;
  const figure = { figure: String(number) };
  const corner = drawCorner({
    id: `corner-${number}`,
    name: labels.corner(number),
    picture: figure,
    text: labels.cornerText(cornerRadius),
    ink: 'ink',
  });
  const chit = drawToken(
    { id: `chit-${number}`, name: labels.chitOf(number) },
    tokenSize(context),
    { label: labels.chit, picture: figure, border: 'gold' },
    { label: labels.chitBack, picture: { icon: liveries.nobody.sign }, border: 'gold' },
  );
  return keptTogether('corners', [
    ...several(context, corner, 1, 'one-a-corner'),
    ...several(context, chit, 1, 'one-a-corner'),
  ]);
};

const ownCorner = (context: PartContext): readonly Card[] =>
  baseMarks(
    {
      id: 'corner',
      name: context.labels.yourCorner,
      picture: { icon: liveries.orange.sign },
      ink: 'orange',
    },
    cornerRadius,
    { ...context.labels, baseTip: context.labels.yourCorner },
  );

/** The marks of home bases; `isDrawn`: players draw lots for them. */
export const bases = (context: PartContext, homes: readonly HomeBase[], isDrawn: boolean): readonly Card[] =>
  homes.flatMap(({ team }, index) =>
    team ? teamBase(context, team) : isDrawn ? drawnCorner(context, index + 1) : ownCorner(context),
  );

/** Other marks of corners: where Heroes heal, where figures come in and want to go. */
export const cornerMarks = (context: PartContext, markers: readonly Marker[]): readonly Card[] => {
  const { labels, unit } = context;
  const healing = markers.flatMap((marker) => (marker.marker === 'healing' ? [marker.within] : []));
  const ways = markers.flatMap((marker) =>
    marker.marker === 'entrance'
      ? [{ id: 'entrance', name: labels.entrance, icon: arrowInwards }]
      : marker.marker === 'goal'
        ? [{ id: 'goal', name: labels.goal[marker.whose], icon: liveries.nobody.sign }]
        : [],
  );
  return [
    ...healing.slice(0, 1).flatMap((radius) =>
      several(
        context,
        drawCorner({
          id: 'healing',
          name: labels.healingCorner,
          picture: { icon: partIcon('health-normal') },
          text: labels.healing,
          ink: 'red',
          radius: radius * unit.mm,
        }),
        healing.length,
        'one-a-corner',
      ),
    ),
    ...ways.flatMap(({ id, name, icon }) =>
      baseMarks({ id, name, picture: { icon }, ink: 'ink' }, cornerRadius, { ...labels, baseTip: name }),
    ),
  ];
};

/** mm: a Hero's height, as the set-up wants it: that of the kit's paper figures, or of a miniature 1# high where that is more. */
const heightOf = ({ mm }: PartContext['unit']): number => Math.max(mm, standeeFold(defaultStandeeWidth));

/** mm: longer ones come in equal parts, which any paper holds. */
const most = 250;

const lengthOf = ({ from, to }: Wall): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The walls of a mission, each to be folded so that it stands; walls that are alike are one piece. */
export const walls = (context: PartContext, all: readonly Wall[]): readonly Card[] => {
  const { labels, unit } = context;
  const alike = new Map<string, readonly Wall[]>();
  for (const wall of all) {
    const key = `${lengthOf(wall).toFixed(2)} ${wall.thickness}`;
    alike.set(key, [...(alike.get(key) ?? []), wall]);
  }
  return [...alike.values()].flatMap((group, index) => {
    const [wall] = group;
    if (!wall) return [];
    const inAll = lengthOf(wall) * unit.mm;
    const divided = Math.ceil(inAll / most);
    const size = {
      length: inAll / divided,
      height: heightOf(unit),
      thickness: wall.thickness * unit.mm,
    };
    const card = drawWall({ id: `wall-${index + 1}`, name: labels.wall.name }, size, labels.wall);
    return several(context, card, divided * group.length, 'to-fold');
  });
};
