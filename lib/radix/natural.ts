/** A limb holds 24 bits, so that a limb beside a remainder below 2^24 stays an exact number. */
const limbSize = 2 ** 24;

/**
 * A natural number of any size that can be scaled and divided in place. It is what choices are folded into;
 * numbers of a link have a few hundred bits, where this is several times faster than a BigInt.
 * Factors and divisors are whole numbers from 1 to 2^24.
 */
export class Natural {
  /** From the lowest limb to the highest; the highest is never 0. */
  readonly #limbs: number[] = [];

  get isZero(): boolean {
    return this.#limbs.length === 0;
  }

  /** Becomes `this * factor + summand`; the summand is below 2^24. */
  scale(factor: number, summand: number): void {
    const limbs = this.#limbs;
    let carry = summand;
    for (let place = 0; place < limbs.length; place += 1) {
      const product = (limbs[place] ?? 0) * factor + carry;
      carry = Math.floor(product / limbSize);
      limbs[place] = product - carry * limbSize;
    }
    if (carry > 0) limbs.push(carry);
  }

  /** Becomes the whole part of `this / divisor`; gives the remainder. */
  divide(divisor: number): number {
    const limbs = this.#limbs;
    let remainder = 0;
    for (let place = limbs.length - 1; place >= 0; place -= 1) {
      const dividend = remainder * limbSize + (limbs[place] ?? 0);
      const quotient = Math.floor(dividend / divisor);
      remainder = dividend - quotient * divisor;
      limbs[place] = quotient;
    }
    while (limbs.length > 0 && limbs.at(-1) === 0) limbs.pop();
    return remainder;
  }

  clear(): void {
    this.#limbs.length = 0;
  }

  /** The number in bytes from the lowest to the highest, which is never 0; nothing for zero. */
  toBytes(): Uint8Array {
    const bytes = this.#limbs.flatMap((limb) => [limb & 255, (limb >>> 8) & 255, limb >>> 16]);
    while (bytes.at(-1) === 0) bytes.pop();
    return Uint8Array.from(bytes);
  }

  /** The number that `toBytes` wrote; zeros at the end are of no account. */
  static fromBytes(bytes: Uint8Array): Natural {
    const number = new Natural();
    for (let start = 0; start < bytes.length; start += 3) {
      const [low = 0, middle = 0, high = 0] = bytes.subarray(start, start + 3);
      number.#limbs.push(low + middle * 256 + high * 65_536);
    }
    while (number.#limbs.length > 0 && number.#limbs.at(-1) === 0) number.#limbs.pop();
    return number;
  }
}
