/** Guests at one process: seats whose holders are there, in order, and the number of onlookers. */
export interface Here {
  readonly seats: readonly number[];
  readonly looking: number;
}

/** ms after which a process that says nothing is taken for ended. */
const longest = 25_000;

/** Guests at a room, at all processes together. */
export class Presence {
  readonly #others = new Map<string, { readonly here: Here; readonly heard: number }>();

  /** Another process says who is there. */
  hear(process: string, here: Here, now: number): void {
    this.#others.set(process, { here, heard: now });
  }

  forgetSilent(now: number): void {
    for (const [process, { heard }] of this.#others) if (now - heard > longest) this.#others.delete(process);
  }

  /** Those who are here, and those elsewhere. */
  with(here: Here): Here {
    if (this.#others.size === 0) return here;
    const all = [here, ...[...this.#others.values()].map((other) => other.here)];
    return {
      seats: [...new Set(all.flatMap(({ seats }) => seats))].sort((one, other) => one - other),
      looking: all.reduce((sum, { looking }) => sum + looking, 0),
    };
  }
}
