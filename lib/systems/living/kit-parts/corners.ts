import type { Card } from '../../../cards/card';
import { drawCircle } from '../../../cards/part-circle';
import { drawCorner } from '../../../cards/part-corner';
import { drawToken } from '../../../cards/part-token';
import { cornerRadius, type HomeBase, type Marker, type TeamId } from '../scenarios/place';
import { several, tokenSize, within, type Bench } from './bench';
import { partIcon } from './icons';
import { liveries } from './liveries';

/** House value, #: a magic circle is 2# across, so that both teams find room around it. */
export const circleRadius = 1;
/** mm: what a circle may take, however large the #. */
const circleBounds = { least: 20, most: 120 };
/** A base is marked at its tip and where it ends on both edges. */
const marksOfBase = 3;

/** As many circles of two colours, and as many that are nobody's yet. */
export const circles = (bench: Bench, count: number): readonly Card[] => {
  const { labels, unit } = bench;
  const across = within(2 * circleRadius * unit.mm, circleBounds);
  const side = (whose: TeamId | 'nobody', ring: 'whole' | 'double' | 'broken') => ({
    livery: liveries[whose],
    ring,
    name: whose === 'nobody' ? labels.nobody : labels.teamShort[whose],
  });
  const name = labels.circle;
  return [
    ...several(
      bench,
      drawCircle({ id: 'circle-teams', name }, across, side('orange', 'whole'), side('green', 'double')),
      count,
      'by-set-up',
    ),
    ...several(
      bench,
      drawCircle({ id: 'circle-nobody', name: labels.freeCircle }, across, side('nobody', 'broken')),
      count,
      'by-set-up',
    ),
  ];
};

/** The marks of a team's home base. */
const teamBase = (bench: Bench, team: TeamId): readonly Card[] =>
  several(
    bench,
    drawCorner({
      id: `base-${team}`,
      name: bench.labels.base(bench.labels.team[team]),
      picture: { icon: liveries[team].sign },
      text: bench.labels.baseEnd(cornerRadius),
      ink: team === 'orange' ? 'orange' : 'skill',
    }),
    marksOfBase,
    'three-a-base',
  );

/** A corner that anybody may get, and the chit that is drawn for it. */
const drawnCorner = (bench: Bench, number: number): readonly Card[] => {
  const { labels } = bench;
  const figure = { figure: String(number) };
  const corner = drawCorner({
    id: `corner-${number}`,
    name: labels.corner(number),
    picture: figure,
    text: labels.baseEnd(cornerRadius),
    ink: 'ink',
  });
  const chit = drawToken(
    { id: `chit-${number}`, name: labels.chitOf(number) },
    tokenSize(bench),
    { label: labels.chit, picture: figure, frame: 'gold' },
    { label: labels.chitBack, picture: { icon: liveries.nobody.sign }, frame: 'gold' },
  );
  return [...several(bench, corner, 1, 'one-a-corner'), ...several(bench, chit, 1, 'one-a-corner')];
};

const ownCorner = (bench: Bench): readonly Card[] =>
  several(
    bench,
    drawCorner({
      id: 'corner',
      name: bench.labels.yourCorner,
      picture: { icon: liveries.orange.sign },
      text: bench.labels.baseEnd(cornerRadius),
      ink: 'orange',
    }),
    marksOfBase,
    'three-a-base',
  );

/** The marks of home bases; `isDrawn`: players draw lots for them. */
export const bases = (bench: Bench, homes: readonly HomeBase[], isDrawn: boolean): readonly Card[] =>
  homes.flatMap(({ team }, index) =>
    team ? teamBase(bench, team) : isDrawn ? drawnCorner(bench, index + 1) : ownCorner(bench),
  );

/** What else marks a corner: where Heroes heal, where figures come in and want to go. */
export const cornerMarks = (bench: Bench, marker: Marker): readonly Card[] => {
  const { labels, unit } = bench;
  if (marker.marker === 'healing')
    return several(
      bench,
      drawCorner({
        id: 'healing',
        name: labels.healingCorner,
        picture: { icon: partIcon('health-normal') },
        text: labels.healing,
        ink: 'melee',
        radius: marker.within * unit.mm,
      }),
      1,
      'one-a-corner',
    );
  if (marker.marker === 'entrance' || marker.marker === 'goal')
    return several(
      bench,
      drawCorner({
        id: marker.marker,
        name: labels[marker.marker],
        picture: { figure: marker.marker === 'goal' ? '×' : '→' },
        text: labels[marker.marker],
        ink: 'ink',
      }),
      1,
      'one-a-corner',
    );
  return [];
};
