import type { FaceNumber } from '../../../../dice/face';
import { faceNumbers } from '../../../../dice/face';
import type { Reason } from '../state/event';
import type { Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';

/** One die. */
export const rollDie = ({ host }: MatchContext, owner: number, why: string): FaceNumber =>
  faceNumbers[host.draw('dice', 6, owner, why)] ?? 1;

/** The whole dicepool, the highest faces first. */
export const rollPool = (match: MatchContext, figure: Figure, why: Reason): readonly FaceNumber[] => {
  const faces: FaceNumber[] = [];
  for (let left = figure.pool; left > 0; left -= 1) faces.push(rollDie(match, figure.id, why));
  faces.sort((a, b) => b - a);
  match.host.emit({ told: 'rolled', figure: figure.id, why, faces });
  return faces;
};

/** The suns of a slayer's roll: every 6 shows one. */
export const sunsIn = (faces: readonly FaceNumber[]): number => faces.filter((face) => face === 6).length;
