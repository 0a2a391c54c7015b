import type { Result } from '@/lib/result';
import type { Roster, RosterProblem, SavedHero, VersionReason } from '@/lib/roster/roster';
import { sameSheet } from '@/lib/systems/document';
import { opening } from '@/lib/systems/open';
import { Writer, type Tabs } from '@/components/writer/writer';
import type { Arrival } from './address';
import { arrive, savedFor } from './arrival';
import type { Snapshot } from './history';
import { readHistory } from './history-text';
import { bringing, reduce } from './reduce';
import { openSaver, snapshotOf, type Saver } from './saver';
import {
  canWait,
  isBlank,
  looksAlike,
  mayBeHere,
  type Action,
  type Bringing,
  type DraftState,
} from './state';

/** A draft on this device; a page can pass on single parts of it. */
export class KeptDraft {
  #state: DraftState;
  #visible: DraftState;
  #settled: DraftState;
  #roster: Roster | undefined;
  #saver: Saver | undefined;
  #isStarted = false;
  #unwatch = (): void => undefined;
  #pen: { readonly id: string; readonly writer: Writer } | undefined;
  readonly #enterRoster: () => Promise<Result<Roster, RosterProblem>>;
  readonly #tabs: Tabs;
  readonly #listeners = new Set<() => void>();

  constructor(first: DraftState, enterRoster: () => Promise<Result<Roster, RosterProblem>>, tabs: Tabs) {
    this.#state = first;
    this.#visible = first;
    this.#settled = first;
    this.#enterRoster = enterRoster;
    this.#tabs = tabs;
  }

  readonly state = (): DraftState => this.#state;
  readonly visible = (): DraftState => this.#visible;
  readonly settled = (): DraftState => this.#settled;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly dispatch = (action: Action): void => {
    const roster = this.#roster;
    if (roster && mayBeHere(action)) {
      void this.#bringIn(roster, action);
      return;
    }
    if (roster && this.#needsCare(action)) {
      void this.#change(roster, action);
      return;
    }
    this.#set(action);
    if (this.#isStarted) this.#saver?.touch();
  };

  readonly start = (): (() => void) => {
    this.#isStarted = true;
    this.#hold();
    if (this.#roster) this.#watch(this.#roster);
    this.#saver?.touch();
    return () => {
      this.#isStarted = false;
      this.#unwatch();
      const last = this.#pen?.writer;
      this.#pen = undefined;
      void this.#saver?.flush().finally(() => last?.stop());
      if (!this.#saver) last?.stop();
    };
  };

  readonly flush = (): void => void this.#saver?.flush();

  readonly keepVersion = async (why: VersionReason): Promise<void> => {
    const isSafe = (await this.#saver?.flush()) ?? false;
    const row = this.#saver?.row();
    if (isSafe && row) await this.#roster?.keepVersion(row.id, why);
  };

  readonly isUnsaved = (): boolean => (this.#saver ? this.#saver.isDirty() : !isBlank(this.#state.document));

  readonly saveAgain = async (): Promise<void> => {
    if (!this.#roster) {
      const open = await this.#enter();
      if (!open) return;
      this.#watch(open);
      this.#saver = this.#saverFor(open, undefined, isBlank(this.#state.document));
      this.#set({ do: 'saved', save: { saved: 'nothing-yet' } });
    }
    await this.#saver?.again();
  };

  readonly showTheirs = (): void => {
    const { save } = this.#state;
    const open = this.#roster;
    if (!open || save.saved !== 'no' || save.problem.problem !== 'conflict') return;
    const { theirs } = save.problem;
    this.#saver = undefined;
    this.#set({ do: 'theirs', snapshot: snapshotOf(theirs) });
    this.#saver = this.#saverFor(open, theirs, false);
    this.#saver.touch();
  };

  /** Opens what the address leads to. */
  async arrive(arrival: Arrival): Promise<void> {
    const entered = await this.#enter();
    if (entered) {
      const found = await savedFor(entered, arrival);
      if (found.ok && found.value) await this.#put(entered, found.value);
      else {
        this.#saver = this.#saverFor(entered, undefined, true);
        if (!found.ok) this.#set({ do: 'refuse', problem: { of: 'saved', problem: found.error } });
      }
    }
    const first = await arrive(arrival);
    if (first && entered && mayBeHere(first)) await this.#bringIn(entered, first);
    else if (first) this.#set(first);
  }

  #set(action: Action): void {
    this.#state = { ...reduce(this.#state, action), turn: this.#state.turn + 1 };
    if (!looksAlike(this.#visible, this.#state)) this.#visible = this.#state;
    if (!canWait(action)) this.#settled = this.#state;
    for (const listener of this.#listeners) listener();
    this.#hold();
  }

  async #enter(): Promise<Roster | undefined> {
    const entered = await this.#enterRoster();
    if (entered.ok) this.#roster = entered.value;
    else this.#set({ do: 'saved', save: { saved: 'no', problem: entered.error } });
    return this.#roster;
  }

  #watch(roster: Roster): void {
    this.#unwatch = roster.watch(() => void this.#look(roster));
  }

  /** Has the right to save the open sheet, unless another tab has it: then this tab follows that one. */
  #hold(): void {
    const { id } = this.#state;
    if (!this.#isStarted || this.#pen?.id === id) return;
    this.#pen?.writer.stop();
    this.#pen = undefined;
    if (id === undefined) return;
    const writer = new Writer(`hero ${id}`, this.#tabs, () => this.#saver?.flush() ?? Promise.resolve());
    this.#pen = { id, writer };
    writer.subscribe((writing) => {
      if (this.#pen?.writer === writer) this.#set({ do: 'written', isElsewhere: writing === 'elsewhere' });
    });
    void writer.start();
  }

  #saverFor(roster: Roster, row: SavedHero | undefined, isKept: boolean): Saver {
    const mine: Saver = openSaver(
      roster,
      {
        now: () => this.#state,
        onSave: (save, id) => {
          if (this.#saver === mine) this.#set({ do: 'saved', save, ...(id !== undefined && { id }) });
        },
        take: async (id) => {
          if (this.#pen?.id === id) await this.#pen.writer.take();
        },
      },
      { row, kept: isKept ? this.#state : undefined },
    );
    return mine;
  }

  async #put(roster: Roster, row: SavedHero): Promise<void> {
    const text = await roster.history(row.id);
    const history = await opening(() => readHistory(text.ok ? text.value : ''));
    this.#saver = undefined;
    this.#set({ do: 'open', id: row.id, snapshot: snapshotOf(row), history });
    this.#saver = this.#saverFor(roster, row, true);
  }

  /** A sheet opened beside the present one, which stays in the roster. */
  #beside(roster: Roster, snapshot: Snapshot): void {
    const { document } = snapshot;
    const left = this.#state.id;
    this.#saver = undefined;
    this.#set({ do: 'begin', snapshot, change: { ...bringing(document), left } });
    this.#saver = this.#saverFor(roster, undefined, isBlank(document));
    this.#saver.touch();
  }

  /** Goes back to the sheet that a step left; false where it is gone. What was brought and not touched goes away. */
  async #goBack(roster: Roster, left: string): Promise<boolean> {
    const brought = this.#saver?.row();
    const isUntouched = this.#state.history.past.length === 1;
    const found = await roster.hero(left);
    if (!found.ok) return false;
    const { document, photo, photos, history } = this.#state;
    const { said } = reduce(this.#state, { do: 'undo' });
    const name = history.past.at(-1)?.name ?? '';
    await this.#put(roster, found.value);
    this.#set({ do: 'went-back', said, step: { name, snapshot: { document, photo, photos }, left } });
    this.#saver?.touch();
    if (isUntouched && brought) await roster.remove([brought.id]);
    return true;
  }

  /** Actions that switch to another sheet wait until the open one is saved. */
  async #change(roster: Roster, action: Action): Promise<void> {
    const isSafe = (await this.#saver?.flush()) ?? false;
    const { history } = this.#state;
    const [incoming] = action.do === 'bring' ? action.documents : [];
    const last = action.do === 'undo' ? history.past.at(-1) : undefined;
    const next = action.do === 'redo' ? history.future.at(-1) : undefined;
    if (isSafe && incoming && action.do === 'bring')
      this.#beside(roster, { document: incoming, photo: action.photo });
    else if (isSafe && next) this.#beside(roster, next.snapshot);
    else if (!(isSafe && last?.left !== undefined && (await this.#goBack(roster, last.left)))) {
      this.#set(action);
      this.#saver?.touch();
    }
  }

  #needsCare(action: Action): boolean {
    const { document, history } = this.#state;
    if (action.do === 'bring')
      return action.documents.length === 1 && action.inPlace !== true && !isBlank(document);
    if (action.do === 'undo') return history.past.at(-1)?.left !== undefined;
    return action.do === 'redo' && history.future.at(-1)?.left !== undefined;
  }

  /** Opens an arriving sheet, unless it is already here: then the player is asked. */
  async #bringIn(roster: Roster, action: Bringing): Promise<void> {
    const [document] = action.documents;
    const contents = await roster.contents();
    const twin =
      document && contents.ok
        ? contents.value.heroes.find(({ hero }) => sameSheet(hero, document))
        : undefined;
    if (document && twin) this.#set({ do: 'ask-twin', document, id: twin.id });
    else this.dispatch({ ...action, again: true });
  }

  /** Another tab, or this one, changed the roster. */
  async #look(roster: Roster): Promise<void> {
    const mine = this.#saver;
    const row = mine?.row();
    if (!mine || !row || mine.isDirty()) return;
    const there = await roster.hero(row.id);
    if (this.#saver !== mine || mine.isDirty() || mine.row() !== row) return;
    if (!there.ok) {
      if (there.error.problem === 'gone') mine.lose();
    } else if (there.value.revision !== row.revision || this.#state.save.saved === 'no') {
      if (!mine.follow(there.value)) await this.#put(roster, there.value);
    }
  }
}
