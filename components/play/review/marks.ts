import type { TurningPoint } from '@/lib/match/review/turning-points';
import { isBuilt, isPlace, type Choice } from '@/lib/match/request';
import { requestAt, situationAt, type Session } from '@/lib/session/session';
import { partOf } from '@/lib/systems/open';
import { unit, type Point, type Units } from '@/lib/table/table';

export const markKinds = ['chosen', 'better'] as const;
export type MarkKind = (typeof markKinds)[number];

/** Spot on the board of a choice: its place, its target, or the actor if it has neither. */
interface Spot {
  readonly at: Point;
  readonly radius: Units;
}

/** Or what somebody at another device points at, whose name `by` is. */
export type Mark = Spot & ({ readonly kind: MarkKind } | { readonly kind: 'pointed'; readonly by: string });

/** Spots of the choice and of the better one, at a turning point. */
export const marksOf = (session: Session, point: TurningPoint): readonly Mark[] => {
  const { encounter } = session;
  const part = partOf(encounter.system, 'play');
  const request = requestAt(session, point.at);
  if (!part || !request) return [];
  const situation = situationAt(session, point.at);
  const { figures } = part.scene(situation, encounter);
  const words = part.request(request, situation, encounter);
  const spotOf = (choice: Choice): Spot | undefined => {
    const radius = figures.find(({ id }) => id === words.figure)?.radius ?? unit / 2;
    if (isPlace(choice)) return { at: choice, radius };
    const target = isBuilt(choice) ? undefined : words.options[choice]?.target;
    const found = figures.find(({ id, isOff }) => id === (target ?? words.figure) && !isOff);
    return found && { at: found.at, radius: found.radius };
  };
  return markKinds.flatMap((kind) => {
    const spot = spotOf(point[kind]);
    return spot ? [{ kind, ...spot }] : [];
  });
};
