import type { Point } from './plan';

/** Answers that are remembered at a time. */
const most = 256;

/** Who sees whom was asked lately on a map without clouds: as long as nobody moves, it is asked again and again. */
export class Sights {
  private readonly places = new Int32Array(4 * most).fill(-1);
  private readonly answers = new Uint8Array(most);

  /** The answer for two places, looked for where it is not remembered; the same from both sides. */
  find(one: Point, other: Point, look: () => boolean): boolean {
    const isFirst = one.x < other.x || (one.x === other.x && one.y < other.y);
    const a = isFirst ? one : other;
    const b = isFirst ? other : one;
    const { places, answers } = this;
    const mixed = Math.imul(
      a.x ^ Math.imul(a.y, 31) ^ Math.imul(b.x, 961) ^ Math.imul(b.y, 29791),
      0x9e3779b1,
    );
    const slot = mixed >>> 24;
    const at = 4 * slot;
    if (places[at] === a.x && places[at + 1] === a.y && places[at + 2] === b.x && places[at + 3] === b.y)
      return answers[slot] === 1;
    const answer = look();
    places[at] = a.x;
    places[at + 1] = a.y;
    places[at + 2] = b.x;
    places[at + 3] = b.y;
    answers[slot] = answer ? 1 : 0;
    return answer;
  }
}
