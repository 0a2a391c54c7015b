/** A limb holds 24 bits, so that a limb beside a remainder below 2^24 stays an exact number. */
export const limbSize = 2 ** 24;

/** Up to this factor `scale` waits for the next division, which then does both in one go over the limbs. */
const waitingFactor = 2 ** 12;

/**
 * A natural number of any size that can be scaled and divided in place. It is what choices are folded into;
 * numbers of a link have a few hundred bits, where this is several times faster than a BigInt.
 * Factors and divisors are whole numbers from 1 to 2^24.
 */
export class Natural {
  /**
   * From the lowest limb to the highest; the highest is never 0. The number is `limbs * factor + summand`, and while a
   * scaling waits a limb may be above 2^24: by less than 2^12 times, as it waits only for divisors above its factor.
   */
  readonly #limbs: number[] = [];
  #factor = 1;
  #summand = 0;
  #isLoose = false;

  get isZero(): boolean {
    this.#settle();
    return this.#limbs.length === 0;
  }

  /** Becomes `this * factor + summand`; the summand is below 2^24. */
  scale(factor: number, summand: number): void {
    const canWait = factor <= waitingFactor && this.#factor === 1 && this.#summand === 0;
    if (!canWait) this.#settle();
    this.#factor = factor;
    this.#summand = summand;
    if (!canWait) this.#carry();
  }

  /** Makes the number from the limbs, each below 2^24. */
  #settle(): void {
    if (this.#isLoose || this.#factor !== 1 || this.#summand !== 0) this.#carry();
  }

  #carry(): void {
    const limbs = this.#limbs;
    const factor = this.#factor;
    let carry = this.#summand;
    for (let place = 0; place < limbs.length; place += 1) {
      const product = (limbs[place] ?? 0) * factor + carry;
      carry = Math.floor(product * (1 / limbSize));
      limbs[place] = product - carry * limbSize;
    }
    while (carry > 0) {
      const higher = Math.floor(carry * (1 / limbSize));
      limbs.push(carry - higher * limbSize);
      carry = higher;
    }
    this.#factor = 1;
    this.#summand = 0;
    this.#isLoose = false;
  }

  /** Becomes the whole part of `this / divisor`; gives the remainder. */
  divide(divisor: number): number {
    if (this.#factor >= divisor) this.#settle();
    const limbs = this.#limbs;
    const factor = this.#factor;
    const share = 1 / divisor;
    if (limbs.length === 0 && this.#summand > 0) limbs.push(0);
    this.#isLoose ||= factor > 1 || this.#summand > 0;
    let remainder = 0;
    for (let place = limbs.length - 1; place >= 0; place -= 1) {
      let dividend = remainder * limbSize + (limbs[place] ?? 0) * factor;
      if (place === 0) dividend += this.#summand;
      // To multiply is quicker than to divide, and at most one off.
      let quotient = Math.floor(dividend * share);
      remainder = dividend - quotient * divisor;
      if (remainder < 0) {
        quotient -= 1;
        remainder += divisor;
      } else if (remainder >= divisor) {
        quotient += 1;
        remainder -= divisor;
      }
      limbs[place] = quotient;
    }
    this.#factor = 1;
    this.#summand = 0;
    while (limbs.length > 0 && limbs.at(-1) === 0) limbs.pop();
    return remainder;
  }

  clear(): void {
    this.#limbs.length = 0;
    this.#factor = 1;
    this.#summand = 0;
    this.#isLoose = false;
  }

  /** The number in bytes from the lowest to the highest, which is never 0; nothing for zero. */
  toBytes(): Uint8Array {
    this.#settle();
    const bytes = new Uint8Array(this.#limbs.length * 3);
    let at = 0;
    for (const limb of this.#limbs) {
      bytes[at] = limb & 255;
      bytes[at + 1] = (limb >>> 8) & 255;
      bytes[at + 2] = limb >>> 16;
      at += 3;
    }
    while (at > 0 && bytes[at - 1] === 0) at -= 1;
    return bytes.subarray(0, at);
  }

  /** The number that `toBytes` wrote; zeros at the end are of no account. */
  static fromBytes(bytes: Uint8Array): Natural {
    const number = new Natural();
    for (let start = 0; start < bytes.length; start += 3) {
      const [low, middle, high] = [bytes[start], bytes[start + 1], bytes[start + 2]];
      number.#limbs.push((low ?? 0) + (middle ?? 0) * 256 + (high ?? 0) * 65_536);
    }
    while (number.#limbs.length > 0 && number.#limbs.at(-1) === 0) number.#limbs.pop();
    return number;
  }
}

/** How the values of a choice share its room: a value of weight w out of the total costs log2(total / w) bits. */
export interface Weights {
  readonly total: number;
  readonly weights: readonly number[];
  /** Where each value's share of the room begins. */
  readonly starts: readonly number[];
  /** Value whose share each place of the room belongs to. */
  readonly owners: Uint8Array;
  /** Bits that each value costs. */
  readonly costs: readonly number[];
}

/** The room for up to 256 values with these weights, whole numbers of at least 1. They never change within a version. */
export const weighted = (weights: readonly number[]): Weights => {
  const starts: number[] = [];
  let total = 0;
  for (const weight of weights) {
    starts.push(total);
    total += weight;
  }
  const owners = new Uint8Array(total);
  weights.forEach((weight, value) => {
    const start = starts[value] ?? 0;
    owners.fill(value, start, start + weight);
  });
  return { total, weights, starts, owners, costs: weights.map((weight) => Math.log2(total / weight)) };
};
