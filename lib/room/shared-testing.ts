import type { Dice } from '../match/chance';
import type { Addition, RoomStore } from './room-store';
import { World } from './testing';

interface Line {
  readonly seal: string;
  readonly text: string;
}

/** A store that several servers of a test share: everything takes its time, and sometimes nothing comes of it. */
export class SharedStore {
  readonly lists = new Map<string, readonly Line[]>();
  /** Nobody gets an answer. */
  isAway = false;
  readonly #dice: Dice;
  /** One call in this many fails; 0 for none. */
  readonly #faults: number;
  readonly #hearers = new Map<string, Map<string, (news: string | undefined) => void>>();

  constructor(dice: Dice, faults = 0) {
    this.#dice = dice;
    this.#faults = faults;
  }

  #isFault(): boolean {
    return this.isAway || (this.#faults > 0 && this.#dice(this.#faults) === 0);
  }

  #add(room: string, { after, entries, isAnew }: Addition): boolean {
    const list = this.lists.get(room) ?? [];
    if ((list.at(-1)?.seal ?? '') !== after) return false;
    const more = entries.map((entry) => ({ seal: entry.seal, text: JSON.stringify(entry) }));
    this.lists.set(room, isAnew ? more : [...list, ...more]);
    return true;
  }

  /** The store as one process has it. */
  of(world: World, process: string): RoomStore {
    const heard = new Map<string, (news: string | undefined) => void>();
    this.#hearers.set(process, heard);
    const soon = (act: () => void): void => void world.later(1 + this.#dice(30), act);
    const pass = (room: string, news: string): void => {
      for (const hearers of this.#hearers.values())
        if (!this.#isFault()) soon(() => hearers.get(room)?.(news));
        else soon(() => soon(() => hearers.get(room)?.(undefined)));
    };
    return {
      process,
      find: (room, from, found) =>
        soon(() => {
          const texts = (this.lists.get(room) ?? []).slice(from).map(({ text }) => text);
          const isFault = this.#isFault();
          soon(() => found(isFault ? undefined : texts));
        }),
      add: (room, addition, done) =>
        soon(() => {
          const isLost = this.#isFault();
          const isAdded = (!isLost || (!this.isAway && this.#dice(2) === 0)) && this.#add(room, addition);
          if (isAdded) pass(room, addition.news);
          soon(() => done(isLost ? 'away' : isAdded ? 'added' : 'behind'));
        }),
      pass,
      follow: (room, hear, follows) =>
        soon(() => {
          heard.set(room, hear);
          follows(!this.#isFault());
        }),
      forget: (room) => void heard.delete(room),
    };
  }
}

/** Servers that share one store. */
export const sharedWorld = (dice: Dice, servers: number, store: SharedStore): World =>
  new World(dice, {}, servers, (world, process) => store.of(world, process));
