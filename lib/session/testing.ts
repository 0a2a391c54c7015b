import type { Choice } from '../match/request';
import { diceOf } from '../match/chance';
import { randomChoice } from '../match/players';
import { matchPartOf } from '../simulation/contest';
import { samplesOf } from '../systems/document';
import { open } from '../systems/open';
import type { Encounter } from '../systems/match-part';
import type { SystemId } from '../systems/sheet';
import { answer, beginSession, requestNow, type Seat, type Session } from './session';
import type { TableFigure } from '../systems/table-scene';
import { unit } from '../table/table';

/** An encounter of two samples of a game, or of a whole set where it plays no others. */
export const encounterIn = async (system: SystemId, seed: number): Promise<Encounter> => {
  await open([system], 'match', 'play');
  const { encounterOf, maps, usualScenario, sides } = matchPartOf(system);
  const sheets = samplesOf(system)
    .slice(0, Math.max(2, sides.least))
    .map(({ document }) => document.sheet);
  const map = maps[0] ?? '';
  const scenario = usualScenario(sheets.length, undefined);
  return encounterOf({ system, sheets, scenario, map, isLenient: true }, seed, 0);
};

/** @throws Error for a refusal */
export const value = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('refused');
  return result.value;
};

/** A match of persons, this many choices by chance into it. */
export const sessionAfter = async (
  system: SystemId,
  seed: number,
  choices: number,
  {
    seats,
    each,
  }: {
    readonly seats?: readonly Seat[];
    readonly each?: (session: Session) => void;
  } = {},
): Promise<Session> => {
  const dice = diceOf(seed);
  const encounter = await encounterIn(system, seed);
  const persons = encounter.sheets.map((): Seat => ({ plays: 'person' }));
  let session = value(beginSession(encounter, seats ?? persons, 'fair'));
  for (let made = 0; made < choices; made += 1) {
    const request = requestNow(session);
    if (!request) break;
    each?.(session);
    const choice: Choice = randomChoice(request, dice);
    session = value(answer(session, choice));
  }
  return session;
};

/** A figure of a play table whose middle is at that place, in #. */
export const tableFigure = (
  id: number,
  x: number,
  y: number,
  more: Partial<TableFigure> = {},
): TableFigure => ({
  id,
  name: `figure ${id}`,
  kind: 'hero',
  owner: id,
  team: id,
  at: { x: x * unit, y: y * unit },
  radius: unit / 2,
  state: 'up',
  dice: 5,
  most: 5,
  counters: [],
  notes: [],
  ...more,
});
