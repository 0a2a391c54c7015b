import { Computer } from '@/lib/session/computer';
import { matchFragment } from '@/lib/session/match-link';
import {
  answer,
  beginSession,
  lengthOf,
  requestNow,
  situationAt,
  type Seat,
  type Session,
} from '@/lib/session/session';
import { matchPartOf } from '@/lib/simulation/contest';
import { samplesOf } from '@/lib/systems/document';
import type { Encounter } from '@/lib/systems/match-part';
import { open, partOf } from '@/lib/systems/open';
import type { RequestText } from '@/lib/systems/play-part';
import type { SystemId } from '@/lib/systems/sheet';
import type { TableScene } from '@/lib/systems/table-scene';

const person: Seat = { plays: 'person' };
const computer: Seat = { plays: 'greedy' };

/** A match of samples of a game. */
export const encounterOfSamples = async (
  system: SystemId,
  ids: readonly string[],
  scenario: string,
  seed: number,
): Promise<Encounter> => {
  await open([system], 'match', 'play');
  const { encounterOf, maps } = matchPartOf(system);
  const sheets = ids.flatMap((id) => {
    const sample = samplesOf(system).find((each) => each.id === id);
    return sample ? [sample.document.sheet] : [];
  });
  return encounterOf({ system, sheets, scenario, map: maps[0] ?? '', isLenient: true }, seed, 0);
};

/** A moment of a match, before somebody answers. */
interface Asked {
  readonly words: RequestText;
  readonly scene: TableScene;
  readonly by: Seat | undefined;
  /** Choices so far. */
  readonly at: number;
}

/** The first person plays with computers, or all are persons. */
export const seatsOf = (encounter: Encounter, persons: number): readonly Seat[] =>
  Array.from({ length: 8 }, (_, nth) => (nth < persons ? person : computer)).slice(
    0,
    Math.max(encounter.sheets.length, persons),
  );

/** The link of a running match, played by computers until something is asked. */
export const linkWhere = (
  encounter: Encounter,
  seats: readonly Seat[],
  isThere: (asked: Asked) => boolean,
): string => {
  const part = partOf(encounter.system, 'play');
  const begun = beginSession(encounter, seats, 'fair');
  if (!begun.ok || !part) throw new Error('The match does not begin.');
  const player = new Computer(() => 0);
  const all = Array.from({ length: 8 }, () => computer);
  let session: Session = begun.value;
  for (let at = 0; at < 300; at += 1) {
    const request = requestNow(session);
    if (!request) break;
    const situation = situationAt(session, lengthOf(session));
    const words = part.request(request, situation, encounter);
    const scene = part.scene(situation, encounter);
    if (isThere({ words, scene, by: seats[request.by], at })) return `/play#${matchFragment(session)}`;
    const order = { encounter, forks: [], seats: all, most: 1, table: 'a', choices: session.history.choices };
    const [choice] = player.choose(order);
    const next = choice === undefined ? undefined : answer(session, choice);
    if (!next?.ok) break;
    session = next.value;
  }
  throw new Error('That is never asked.');
};
