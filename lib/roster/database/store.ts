import type { Result } from '../../result';
import type { Transaction } from 'dexie';
import { NotOpened, opening } from '../../systems/open';
import type { RosterDatabase } from './database';
import { NoAnswer, type Patience } from './patience';
import { problemOf } from '../problem';
import type { RosterProblem } from '../roster';
import { HeroReader } from './rows';
import type { Surroundings } from '../surroundings';

type Run<T, E> = () => Promise<Result<T, E>>;

/** Thrown within a transaction to take back what it wrote before it refused. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** An open database with what every call of the roster needs of it. */
export interface RosterStore {
  readonly db: RosterDatabase;
  readonly reader: HeroReader;
  readonly now: () => string;
  readonly newId: () => string;
  /** Reads, all at one moment. */
  readonly look: <T, E = never>(run: Run<T, E>) => Promise<Result<T, E | RosterProblem>>;
  /** Changes, whole or not at all: an error of the answer takes everything back. */
  readonly change: <T, E = never>(run: Run<T, E>) => Promise<Result<T, E | RosterProblem>>;
}

/** Takes back what hangs, so that it does not happen after all when nobody waits for it any more. */
const abort = (transaction: Transaction | undefined): void => {
  try {
    transaction?.abort();
  } catch {
    // It is over, or too far gone to be taken back.
  }
};

export const openStore = (
  db: RosterDatabase,
  { now, newId }: Pick<Surroundings, 'now' | 'newId'>,
  patience: Patience,
): RosterStore => {
  const within = async <T, E>(mode: 'r' | 'rw', run: Run<T, E>): Promise<Result<T, E | RosterProblem>> => {
    let answer: Result<T, E> | undefined;
    let running: Transaction | undefined;
    let isLate = false;
    try {
      await patience.wait(
        db.transaction(mode, db.tables, async (transaction) => {
          if (isLate) throw new Refused();
          running = transaction;
          answer = await run();
          if (!answer.ok) throw new Refused();
        }),
      );
    } catch (thrown) {
      if (thrown instanceof NoAnswer) {
        isLate = true;
        abort(running);
        return { ok: false, error: problemOf(thrown) };
      }
      // Taken back whole, and done again when the game is there.
      if (thrown instanceof NotOpened) throw thrown;
      if (answer?.ok === false) return answer;
      return { ok: false, error: problemOf(thrown) };
    }
    return answer ?? { ok: false, error: problemOf(undefined) };
  };
  return {
    db,
    reader: new HeroReader(),
    now,
    newId,
    look: (run) => opening(() => within('r', run)),
    change: (run) => opening(() => within('rw', run)),
  };
};
