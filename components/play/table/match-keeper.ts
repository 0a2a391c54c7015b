import { matchName } from '@/components/play/match-name';
import { writeSession } from '@/lib/session/saved-match';
import { requestNow, type Session } from '@/lib/session/session';
import { openRoster } from '@/lib/roster/open';

/** What became of keeping a match: thrown away elsewhere, it is `gone` and stays so. */
export type Keeping = 'kept' | 'not-kept' | 'gone';

/** What a keeper says: how it went, and the id of a match that was kept for the first time. */
export interface KeeperEars {
  readonly went: (keeping: Keeping) => void;
  readonly named: (id: string) => void;
}

/** ms between two times that a match is kept while it goes on fast. */
const pace = 600;

/** Keeps a match on this device as it goes on: the newest moment always, those in between not each. */
export class MatchKeeper {
  #id: string | undefined;
  #kept: Session | undefined;
  #newest: Session | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #isGone = false;
  #ears: KeeperEars | undefined;

  /** @param opened the match as it is kept under that id; without them it is new */
  constructor(id: string | undefined, opened: Session | undefined) {
    this.#id = id;
    this.#kept = opened;
  }

  hear(ears: KeeperEars | undefined): void {
    this.#ears = ears;
  }

  /** The match as it stands now. */
  see(session: Session): void {
    this.#newest = session;
    if (session === this.#kept || this.#isBusy || this.#timer !== undefined) return;
    // A new match at once, so that a reload finds it.
    this.#timer = setTimeout(() => void this.keep(), this.#id === undefined ? 0 : pace);
  }

  /** Keeps what is not kept yet. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const session = this.#newest;
    if (!session || session === this.#kept || this.#isBusy || this.#isGone) return;
    this.#isBusy = true;
    const roster = await openRoster();
    const saved = roster.ok
      ? await roster.value.saveMatch({
          id: this.#id,
          name: matchName(session.encounter),
          text: writeSession(session),
          isOver: requestNow(session) === undefined,
        })
      : roster;
    this.#isBusy = false;
    this.#kept = session;
    this.#isGone = !saved.ok && saved.error.problem === 'gone';
    this.#ears?.went(saved.ok ? 'kept' : this.#isGone ? 'gone' : 'not-kept');
    if (saved.ok && this.#id === undefined) {
      this.#id = saved.value.id;
      this.#ears?.named(saved.value.id);
    }
    if (this.#newest && this.#newest !== session) this.see(this.#newest);
  }
}
