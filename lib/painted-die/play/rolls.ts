import type { PaintedPip } from '../../cards/icons';
import { faceNumbers } from '../../dice/face';
import type { Sides } from '../../dice/odds';

/** A part of a value in words, and what it adds. */
interface Part {
  readonly name: string;
  readonly amount: number;
}

/** A roll as it is shown, and its result. */
interface ToldRoll<Face> {
  readonly figure: number;
  readonly as?: 'attack' | 'defence';
  readonly sentence: string;
  readonly faces: readonly Face[];
  /** Value to defend against, for a defender. */
  readonly against?: { readonly name: string; readonly is: number };
  readonly value?: { readonly name: string; readonly is: number; readonly parts: readonly Part[] };
  /** Why one of several dice counts: "The 6 counts: most Defence pips." */
  readonly because?: string;
}

/** Parts of a value, and additions of single conditions and skills, already in words. */
export interface ValueEvent {
  readonly type: 'value';
  readonly figure: number;
  readonly value: string;
  readonly is: number;
  readonly parts?: Readonly<Partial<Record<string, number>>>;
}

interface RolledEvent {
  readonly type: 'rolled';
  readonly figure: number;
  readonly faces: readonly number[];
  readonly why: string;
}

/** How a game tells its rolls. */
export interface RollWords<Event, Face> {
  readonly faceOf: (figure: number, side: number, isPicked: boolean) => Face;
  /** The pips of each kind that may count for a value, by the sides of a figure’s die. */
  readonly counts: (figure: number, value: string) => readonly Sides[];
  /**
   * The parts of a value in the order in which they are shown, each by its name; the first is shown even if it is 0.
   */
  readonly parts: readonly (readonly [part: string, name: string])[];
  /** Parts replaced by their reasons, told one by one, where these add up to the same. */
  readonly madeOf: readonly string[];
  readonly reasons: (event: Event) => readonly Part[];
  readonly rolls: (figure: number, why: string) => string;
  readonly has: (figure: number, value: string) => string;
  readonly because: (value: string, why: PickedDie) => string;
}

/** Difference between the die that counts and the others. */
export interface PickedDie {
  /** `only`: no other shows a pip that counts; `most`: none shows more; `none`: no die shows any. */
  readonly has: 'only' | 'most' | 'none';
  readonly face: number;
}

/** The dice of a game: how many pips of each kind every side of a figure's die has, and which kinds count for a value. */
export interface RolledDice<Pip extends string> {
  readonly sidesOf: (figure: number) => Readonly<Record<Pip, Sides>> | undefined;
  /** In the order in which a face shows them. */
  readonly pips: readonly Pip[];
  readonly painted: Readonly<Record<Pip, PaintedPip>>;
  readonly kinds: Readonly<Partial<Record<string, readonly Pip[]>>>;
}

/** Faces as they lie on the table, and what counts on them. */
export const diceOf = <Pip extends string>({ sidesOf, pips, painted, kinds }: RolledDice<Pip>) => {
  const pipsOn = (figure: number, side: number): readonly PaintedPip[] =>
    pips.flatMap((pip) => Array.from({ length: sidesOf(figure)?.[pip][side] ?? 0 }, () => painted[pip]));
  return {
    faceOf: (figure: number, side: number, isPicked: boolean) => ({
      face: side + 1,
      pips: pipsOn(figure, side),
      ...(isPicked && { isPicked: true as const }),
    }),
    counts: (figure: number, value: string): readonly Sides[] => {
      const sides = sidesOf(figure);
      return sides ? (kinds[value] ?? []).map((pip) => sides[pip]) : [];
    },
    /** Pips painted on the die of a figure, the 1-face first. */
    paintedOn: (figure: number) => faceNumbers.map((face) => pipsOn(figure, face - 1)),
  };
};

/** Values rolled to attack and to defend, in both games. */
const attacks: ReadonlySet<string> = new Set(['AV', 'RAV', 'MAV']);
const defences: ReadonlySet<string> = new Set(['DV', 'MDV']);

const asOf = (what: string): Pick<ToldRoll<never>, 'as'> =>
  attacks.has(what) ? { as: 'attack' } : defences.has(what) ? { as: 'defence' } : {};

/** The die of a roll that gives this many pips; -1 where none was picked for any. */
const pickedOf = (rolled: readonly number[], counts: readonly Sides[], pips: number): number => {
  if (pips <= 0) return -1;
  const found = counts.map((sides) => rolled.findIndex((side) => sides[side] === pips));
  return found.find((at) => at >= 0) ?? -1;
};

/** Undefined for a single die, where several colours count, and where another than the best was picked. */
const whyPicked = (
  rolled: readonly number[],
  counts: readonly Sides[],
  picked: number,
  die: number,
): PickedDie | undefined => {
  const [sides, ...others] = counts;
  if (!sides || others.length > 0 || rolled.length < 2) return undefined;
  const pips = rolled.map((side) => sides[side] ?? 0);
  const most = Math.max(...pips);
  if (most === 0) return die === 0 ? { has: 'none', face: 0 } : undefined;
  if (pips[picked] !== most) return undefined;
  const face = (rolled[picked] ?? 0) + 1;
  return { has: pips.filter((each) => each > 0).length === 1 ? 'only' : 'most', face };
};

const isRolled = (event: { readonly type: string }): event is RolledEvent => event.type === 'rolled';
const isValue = (event: { readonly type: string }): event is ValueEvent => event.type === 'value';

/** The parts of a value; lasting effects are listed skill by skill and condition by condition. */
const partsOf = <E, Face>(
  event: ValueEvent & E,
  { parts: order, madeOf, reasons }: RollWords<E, Face>,
): readonly Part[] => {
  const { parts } = event;
  if (!parts) return [];
  const amountOf = (part: string): number => parts[part] ?? 0;
  const told = reasons(event).filter(({ amount }) => amount !== 0);
  const lump = madeOf.reduce((sum, part) => sum + amountOf(part), 0);
  const isWhole = told.reduce((sum, { amount }) => sum + amount, 0) === lump;
  return order.flatMap(([part, name], nth) => {
    const amount = amountOf(part);
    if (isWhole && part === madeOf[0]) return told;
    if (isWhole && madeOf.includes(part)) return [];
    return amount === 0 && nth > 0 ? [] : [{ name, amount }];
  });
};

/** The rolls among events, each with the value that it came to. */
export const rollsIn = <E extends { readonly type: string }, Face>(
  events: readonly E[],
  words: RollWords<E, Face>,
): readonly ToldRoll<Face>[] => {
  const found: ToldRoll<Face>[] = [];
  /** The sides that the last roll shows. */
  let shown: readonly number[] = [];
  // The value of the attack that those who defend roll against.
  let attack: ToldRoll<Face>['against'];
  const against = (what: string) => (attack && defences.has(what) ? { against: attack } : {});
  for (const event of events) {
    if (isRolled(event)) {
      const { figure, faces, why } = event;
      if (attacks.has(why)) attack = undefined;
      shown = faces;
      found.push({
        figure,
        ...asOf(why),
        sentence: words.rolls(figure, why),
        faces: faces.map((side) => words.faceOf(figure, side, false)),
        ...against(why),
      });
    }
    if (!isValue(event)) continue;
    const { figure, value: name, is } = event;
    const value = { name, is, parts: partsOf(event, words) };
    const last = found.at(-1);
    if (last?.figure === figure && !last.value) {
      const counts = words.counts(figure, name);
      const die = event.parts?.['die'] ?? 0;
      const picked = pickedOf(shown, counts, die);
      const why = whyPicked(shown, counts, picked, die);
      const because = why && words.because(name, why);
      const faces = shown.map((side, nth) => words.faceOf(figure, side, nth === picked));
      found[found.length - 1] = {
        ...last,
        ...asOf(name),
        ...{ faces, value },
        ...(because !== undefined && { because }),
      };
    } else {
      found.push({
        ...{ figure, ...asOf(name), sentence: words.has(figure, name), faces: [] },
        ...{ value, ...against(name) },
      });
    }
    if (attacks.has(name)) attack = { name, is };
  }
  return found;
};
