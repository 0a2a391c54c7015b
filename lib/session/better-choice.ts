import type { TurningPoint } from '../match/review/turning-points';
import { isPlace } from '../match/request';
import { partOf } from '../systems/open';
import type { TableThreat } from '../systems/table-scene';
import type { Point } from '../table/table';
import {
  goesFromHere,
  placeFacts,
  placeMeaning,
  threatsAlike,
  type PlaceFacts,
  type PlaceMeaning,
} from './places';
import { requestAt, situationAt, type Session } from './session';

/** Why a place was better than another. */
export interface Reasons {
  /** Opponents who could reach the chosen place and not the better one. */
  readonly spared: ReturnType<typeof threatsAlike>;
  /** Goal that only the better place lies in. */
  readonly goal: string | undefined;
  /** Opponents from whom only the better place has cover. */
  readonly cover: readonly string[];
}

/** A place that somebody went to at a moment, or could have gone to, as a player sees it. */
export const placeAt = (
  session: Session,
  at: number,
  place: Point,
): { readonly facts: PlaceFacts; readonly means: PlaceMeaning } | undefined => {
  const { encounter } = session;
  const part = partOf(encounter.system, 'play');
  const request = requestAt(session, at);
  if (!part || !request) return undefined;
  const situation = situationAt(session, at);
  const scene = part.scene(situation, encounter);
  const { figure } = part.request(request, situation, encounter);
  const mover = scene.figures.find(({ id }) => id === figure);
  const threats: readonly TableThreat[] = goesFromHere(mover)
    ? (part.threats?.(situation, mover.id, place) ?? [])
    : [];
  const way = 'region' in request ? request.region.way?.(place) : undefined;
  return {
    facts: placeFacts(scene, mover, place),
    means: placeMeaning(
      scene,
      mover,
      way,
      (one) => mover && part.between?.(situation, one, mover.id, place),
      threats,
    ),
  };
};

const none: Reasons = { spared: [], goal: undefined, cover: [] };

/** Reasons for a better choice; only given between two places of one question. */
export const whyBetter = (session: Session, { at, chosen, better }: TurningPoint): Reasons => {
  if (!isPlace(chosen) || !isPlace(better)) return none;
  const [was, could] = [placeAt(session, at, chosen), placeAt(session, at, better)];
  if (!was || !could) return none;
  const spared = was.means.threats.flatMap((threat) => {
    const still = could.means.threats.find(({ figure }) => figure === threat.figure)?.ways ?? [];
    return still.length === 0 ? [threat] : [];
  });
  return {
    spared: threatsAlike(spared),
    goal: could.facts.inside === was.facts.inside ? undefined : could.facts.inside,
    cover: could.means.cover.filter((name) => !was.means.cover.includes(name)),
  };
};
