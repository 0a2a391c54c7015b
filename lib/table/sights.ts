import { radiusOf, type Base } from './plan';

/** Answers that are remembered at a time. */
const most = 256;

/**
 * Recent answers about who sees whom on a map without clouds: until somebody moves, the same questions come up again
 * and again.
 */
export class Sights {
  /** Six numbers for each answer: where two bases are, and their radii. */
  private readonly asked = new Int32Array(6 * most).fill(-1);
  private readonly answers = new Uint8Array(most);

  /** The answer for two bases, looked for where it is not remembered; the same from both sides. */
  find(one: Base, other: Base, look: () => boolean): boolean {
    const isFirst = one.x < other.x || (one.x === other.x && one.y < other.y);
    const a = isFirst ? one : other;
    const b = isFirst ? other : one;
    const { asked, answers } = this;
    const mixed = Math.imul(
      a.x ^ Math.imul(a.y, 31) ^ Math.imul(b.x, 961) ^ Math.imul(b.y, 29791),
      0x9e3779b1,
    );
    const slot = mixed >>> 24;
    const at = 6 * slot;
    if (
      asked[at] === a.x &&
      asked[at + 1] === a.y &&
      asked[at + 2] === b.x &&
      asked[at + 3] === b.y &&
      asked[at + 4] === radiusOf(a) &&
      asked[at + 5] === radiusOf(b)
    )
      return answers[slot] === 1;
    const answer = look();
    asked[at] = a.x;
    asked[at + 1] = a.y;
    asked[at + 2] = b.x;
    asked[at + 3] = b.y;
    asked[at + 4] = radiusOf(a);
    asked[at + 5] = radiusOf(b);
    answers[slot] = answer ? 1 : 0;
    return answer;
  }
}
