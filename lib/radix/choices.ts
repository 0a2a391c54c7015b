import { limbSize, Natural, type Weights } from './natural';

/** Why choices cannot be read: they are no choices of ours, or ones that a later version made. */
export type Fault = 'damaged' | 'newer';

/** Why something cannot be written: it is not well-formed. */
export type Misfit = 'no-name' | 'broken-text' | 'over-limit';

/**
 * Collects choices and folds them into one number without waste: a choice out of n equally likely values costs
 * log2(n) bits, fractions included, and a weighted one what its weight says. The last choice is folded first, so
 * that a reader takes them first to last (for weighted choices this is known as an asymmetric numeral system).
 */
export class ChoiceWriter {
  readonly #limit: number;
  /** Three numbers to a choice: where its share of the room starts, how wide it is, and the room. */
  readonly #choices: number[] = [];
  #bits = 0;
  #misfit: Misfit | undefined;

  /** Beyond `limit` bits choices are only counted, so that a file of any size costs little. */
  constructor(limit = Infinity) {
    this.#limit = limit;
  }

  /** Cost of the choices so far, in bits. */
  get bits(): number {
    return this.#bits;
  }

  /** The first reason why this cannot be written, if any. */
  get misfit(): Misfit | undefined {
    return this.#misfit;
  }

  refuse(misfit: Misfit): void {
    this.#misfit ??= misfit;
  }

  /** One of `among` equally likely values, counted from 0; `among` is at most 2^24. */
  choose(value: number, among: number): void {
    if (Number.isInteger(value) && value >= 0 && value < among) this.#push(value, 1, among, Math.log2(among));
    else this.refuse('over-limit');
  }

  /** One of the weighted values. */
  pick(value: number, { starts, weights, costs, total }: Weights): void {
    const start = starts[value];
    const weight = weights[value];
    const cost = costs[value];
    if (start === undefined || weight === undefined || cost === undefined) this.refuse('over-limit');
    else this.#push(start, weight, total, cost);
  }

  #push(start: number, weight: number, room: number, bits: number): void {
    this.#bits += bits;
    if (this.#bits <= this.#limit) this.#choices.push(start, weight, room);
  }

  /** Whether just these choices were written that the reader read. */
  isAsRead({ choices }: ChoiceReader): boolean {
    return this.#choices.length === choices.length && this.#choices.every((part, at) => part === choices[at]);
  }

  /** All choices as one number, in its shortest bytes. Of no use when there is a misfit or the limit is passed. */
  fold(): Uint8Array {
    const number = new Natural();
    const choices = this.#choices;
    let end = choices.length;
    while (end > 0) {
      // As many choices at once as their rooms fit a limb: what is below the weights' product knows of no limb above.
      let [first, rooms, weights] = [end, 1, 1];
      for (; first > 0 && rooms * (choices[first - 1] ?? 1) <= limbSize; first -= 3) {
        rooms *= choices[first - 1] ?? 1;
        weights *= choices[first - 2] ?? 1;
      }
      let low = weights === 1 ? 0 : number.divide(weights);
      for (let at = end - 3; at >= first; at -= 3) {
        const weight = choices[at + 1] ?? 1;
        const whole = Math.floor(low / weight);
        low += whole * ((choices[at + 2] ?? 1) - weight) + (choices[at] ?? 0);
      }
      number.scale(rooms, low);
      end = first;
    }
    return number.toBytes();
  }
}

/**
 * Takes choices out of a number in the order in which they were written. Every number reads as some choices;
 * after a fault all further ones read as 0, so that reading lists and texts comes to an end.
 */
export class ChoiceReader {
  readonly #number: Natural;
  readonly #choices: number[] = [];
  #fault: Fault | undefined;

  constructor(bytes: Uint8Array) {
    this.#number = Natural.fromBytes(bytes);
  }

  /** The first fault; what was read since is of no meaning. */
  get fault(): Fault | undefined {
    return this.#fault;
  }

  /** Three numbers to each choice that was read, as a writer keeps them. */
  get choices(): readonly number[] {
    return this.#choices;
  }

  fail(fault: Fault): void {
    this.#fault ??= fault;
    this.#number.clear();
  }

  choose(among: number): number {
    const value = this.#number.divide(among);
    this.#choices.push(value, 1, among);
    return value;
  }

  pick({ starts, weights, total, owners }: Weights): number {
    const place = this.#number.divide(total);
    const value = owners[place] ?? 0;
    const start = starts[value] ?? 0;
    const weight = weights[value] ?? 1;
    this.#number.scale(weight, place - start);
    this.#choices.push(start, weight, total);
    return value;
  }

  /** To be asked after the last choice: the first fault, or `damaged` when something is left over. */
  close(): Fault | undefined {
    if (!this.#number.isZero) this.fail('damaged');
    return this.#fault;
  }
}
