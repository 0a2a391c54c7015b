import type { Card } from '../../../cards/card';
import { tableUnits } from '../../../cards/paper/ruler';
import {
  baseMarks,
  keptTogether,
  several,
  tokenSize,
  type BaseWords,
  type CountNotes,
} from '../../../cards/kit/parts';
import { drawToken, type TokenSide } from '../../../cards/pieces/token';
import { drawTrack } from '../../../cards/pieces/track';
import { spawnRadius, tokenSpots } from '../scenarios/place';
import { mostTurns, usualHomes, type Scenario } from '../scenarios/scenario';
import { kitIcon, liveries, sideIds, type SideId } from './icons';

/** Reason for a part's number. */
export type PartReason = 'one-a-side' | 'three-a-base' | 'by-set-up' | 'one-a-match';

interface TrackWords {
  readonly name: string;
  readonly title: string;
  readonly hint: string;
}

/** The words of the parts of scenarios and of the turn counter, in the reader's language. */
export interface PartLabels extends BaseWords {
  readonly countNote: CountNotes<PartReason>;
  readonly side: Readonly<Record<SideId, string>>;
  readonly spawnPoint: (side: string) => string;
  readonly hill: { readonly name: string; readonly short: string };
  readonly treasure: { readonly name: string; readonly short: string };
  readonly score: TrackWords & { readonly of: (side: string) => string };
  readonly turns: TrackWords & { readonly token: string; readonly tokenShort: string };
}

/** mm: tokens on a track leave the lines around its cells free. */
const trackToken = 15;
const tokens = tokenSpots(usualHomes).length;

/** The marks of both spawn points: one for the tip of the corner, two for where it ends. */
const spawnPoints = (labels: PartLabels): readonly Card[] =>
  sideIds.flatMap((side) =>
    baseMarks(
      {
        id: `spawn-point-${side}`,
        name: labels.spawnPoint(labels.side[side]),
        picture: { icon: liveries[side].sign },
        ink: side,
      },
      spawnRadius,
      labels,
    ),
  );

const scored = (labels: PartLabels): readonly Card[] => {
  const last = mostTurns * tokens;
  return keptTogether('score', [
    ...several(labels.countNote, drawTrack('score-track', labels.score, last), 1, 'one-a-match'),
    ...sideIds.flatMap((side) => {
      const face: TokenSide = {
        label: labels.side[side],
        picture: { icon: liveries[side].sign },
        border: side,
      };
      const piece = { id: `score-${side}`, name: labels.score.of(labels.side[side]) };
      return several(labels.countNote, drawToken(piece, trackToken, face, face), 1, 'one-a-side');
    }),
  ]);
};

const tokensOf = (kind: 'hill' | 'treasure', labels: PartLabels): readonly Card[] => {
  const { name, short } = labels[kind];
  const face: TokenSide = { label: short, picture: { icon: kitIcon(kind) }, border: 'gold' };
  const token = drawToken({ id: kind, name }, tokenSize(tableUnits.inch), face, face);
  return keptTogether(kind, several(labels.countNote, token, tokens, 'by-set-up'));
};

/** Everything a scenario needs on the table, with the number of each part. */
export const scenarioParts = ({ id }: Scenario, labels: PartLabels): readonly Card[] => {
  const marks = spawnPoints(labels);
  switch (id) {
    case 'carnage':
      return marks;
    case 'king-of-the-hill':
      return [...tokensOf('hill', labels), ...marks, ...scored(labels)];
    case 'treasure':
      return [...tokensOf('treasure', labels), ...marks];
  }
};

/** The turn counter with what moves on it. */
export const turnCounter = (labels: PartLabels): readonly Card[] => {
  const { turns } = labels;
  const face: TokenSide = {
    label: turns.tokenShort,
    picture: { icon: kitIcon('turn') },
    border: 'ink',
  };
  const token = drawToken({ id: 'turn-token', name: turns.token }, trackToken, face, face);
  return keptTogether('turns', [
    ...several(labels.countNote, drawTrack('turn-counter', turns, mostTurns, mostTurns, 1), 1, 'one-a-match'),
    ...several(labels.countNote, token, 1, 'one-a-match'),
  ]);
};
