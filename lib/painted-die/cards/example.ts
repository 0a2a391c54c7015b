import type { DrawDie, ShownRoll, TurnStep } from '../../cards/kit/leaflet';
import type { PaintedPip } from '../../cards/icons';
import { faceNumbers, type FaceNumber } from '../../dice/face';
import type { FacesOf } from '../die';
import { drawFace, faceSide } from './die';

/** Owner of the example's dice. */
export interface ExampleOwner<Pip extends string> {
  readonly faces: FacesOf<Pip>;
  /** The pips of a face in their places. */
  readonly pipsOf: (face: FaceNumber) => readonly (PaintedPip | undefined)[];
}

/** A roll of five dice that an example shows, and its result. */
export interface ExampleRoll {
  /** Pips of the kind on the picked die. */
  readonly best: number;
  readonly faces: readonly FaceNumber[];
  readonly roll: ShownRoll;
}

const die =
  (face: FaceNumber, pips: readonly (PaintedPip | undefined)[]): DrawDie =>
  (x, y, side) =>
    drawFace(face, pips, x, y, side / faceSide);

/** The six of a die, for a picture of its owner's. */
export const sixOf = <Pip extends string>({ pipsOf }: Pick<ExampleOwner<Pip>, 'pipsOf'>): DrawDie =>
  die(6, pipsOf(6));

/** Where the five dice of an example lie, so that they are not in the order of their faces. */
const orders = {
  high: [2, 4, 0, 3, 1],
  once: [2, 4, 0, 3, 1],
  twice: [2, 4, 0, 3, 1],
  low: [1, 3, 0, 4, 2],
} as const;

/**
 * Five dice, each with another face up, for the pips of one kind: `high` without the face that has the fewest of them,
 * `low` without the one that has the most. `once` is as `high`, but no second die shows the most: that would be a critical
 * hit; in `twice` there is one. The die with the most of those is picked.
 */
export const exampleRoll = <Pip extends string>(
  owner: ExampleOwner<Pip>,
  pip: NoInfer<Pip>,
  luck: keyof typeof orders,
  spoken: (faces: readonly FaceNumber[], picked: FaceNumber) => string,
): ExampleRoll => {
  const pipsOn = (face: FaceNumber): number => owner.faces[face][pip];
  const byPips = [...faceNumbers].sort((one, other) => pipsOn(one) - pipsOn(other) || one - other);
  const left = luck === 'low' ? byPips.at(-1) : byPips[0];
  const up = faceNumbers.filter((face) => face !== left);
  const all = orders[luck].flatMap((at) => up[at] ?? []);
  const first = all.findIndex((face) => pipsOn(face) === Math.max(...all.map(pipsOn)));
  const isTwice = (face: FaceNumber, at: number): boolean =>
    luck === 'once' && at !== first && pipsOn(face) > 0 && pipsOn(face) === pipsOn(all[first] ?? face);
  const most = all[first];
  const hasTwo = all.filter((face) => most !== undefined && pipsOn(face) === pipsOn(most)).length > 1;
  // The die with the fewest pips is the second one.
  const second = luck === 'twice' && !hasTwo ? byPips[1] : undefined;
  const faces = all.map((face, at) =>
    isTwice(face, at) ? (left ?? face) : face === second ? (most ?? face) : face,
  );
  return shownRoll(owner, pip, faces, spoken);
};

/** These five dice with the one picked that shows the most pips of a kind. */
const shownRoll = <Pip extends string>(
  owner: ExampleOwner<Pip>,
  pip: NoInfer<Pip>,
  faces: readonly FaceNumber[],
  spoken: ExampleWords['roll'],
): ExampleRoll => {
  const pipsOn = (face: FaceNumber): number => owner.faces[face][pip];
  const best = Math.max(...faces.map(pipsOn));
  const picked = faces.findIndex((face) => pipsOn(face) === best);
  return {
    best,
    faces,
    roll: {
      dice: faces.map((face) => die(face, owner.pipsOf(face))),
      picked: [picked],
      spoken: spoken(faces, faces[picked] ?? 1),
    },
  };
};

/** Attacker or defender of an example. */
export interface ExampleFighter<Pip extends string> extends ExampleOwner<Pip> {
  readonly name: string;
}

/** The words of an example of an attack. */
export interface ExampleWords {
  readonly attack: Readonly<
    Record<'melee' | 'ranged', (name: string, target: string | undefined, value: number) => string>
  >;
  readonly defends: (target: string, value: number) => string;
  /** Defence and damage where nobody is there to be attacked. */
  readonly undecided: (way: 'melee' | 'ranged') => string;
  readonly damage: (way: 'melee' | 'ranged', attack: number, defence: number, target: string) => string;
  readonly roll: (faces: readonly FaceNumber[], picked: FaceNumber) => string;
  /** Dice that the target puts aside, where the example shows them. */
  readonly gone: (dice: number) => string;
  /** Damage takes dice out of a Hand. */
  readonly showsHand: boolean;
  /** The attack is a critical hit of this value: what that adds. */
  readonly critical?: (name: string, target: string, value: number) => string;
}

/** Pips of a kind on all dice of a roll. */
export const pipsIn = <Pip extends string>(
  { faces }: ExampleRoll,
  owner: ExampleOwner<Pip>,
  pip: NoInfer<Pip>,
): number => faces.reduce((sum, face) => sum + owner.faces[face][pip], 0);

/** Five dice of which none shows as many pips of the kind as this value, the one with the most of them among them. */
const weakRoll = <Pip extends string>(
  owner: ExampleOwner<Pip>,
  pip: NoInfer<Pip>,
  below: number,
  spoken: ExampleWords['roll'],
): ExampleRoll | undefined => {
  const weak = faceNumbers
    .filter((face) => owner.faces[face][pip] < below)
    .sort((one, other) => owner.faces[other][pip] - owner.faces[one][pip] || other - one);
  const faces = orders.low.flatMap((at) => weak[at % Math.max(1, weak.length)] ?? []);
  return faces.length === 0 ? undefined : shownRoll(owner, pip, faces, spoken);
};

/** The hero who shows an attack of this value best: one who defends with something and is hurt all the same. */
const shownBest = <Pip extends string>(
  others: readonly ExampleFighter<Pip>[],
  shield: NoInfer<Pip>,
  value: number,
  words: ExampleWords,
): { readonly name: string; readonly guard: ExampleRoll } | undefined => {
  const usual = (['low', 'high'] as const).flatMap((luck) =>
    others.map((other) => ({ name: other.name, guard: exampleRoll(other, shield, luck, words.roll) })),
  );
  const weak = others.flatMap((other) => {
    const guard = weakRoll(other, shield, value, words.roll);
    return guard ? [{ name: other.name, guard }] : [];
  });
  const tries = [...usual, ...weak];
  const isHurt = ({ guard }: (typeof tries)[number]): boolean => guard.best < value;
  return tries.find((one) => one.guard.best > 0 && isHurt(one)) ?? tries.find(isHurt) ?? tries[0];
};

/** Five dice of a Hand, and those of them that damage takes. */
const lostDice = ({ roll }: ExampleRoll, gone: number, words: ExampleWords): ShownRoll => ({
  dice: roll.dice,
  picked: [],
  gone: Math.min(gone, roll.dice.length),
  spoken: words.gone(gone),
});

/** The attacker's roll of an example: a critical hit where one is to be shown. */
export const strikeRoll = <Pip extends string>(
  way: NoInfer<Pip> & ('melee' | 'ranged'),
  one: ExampleOwner<Pip>,
  words: ExampleWords,
): ExampleRoll => exampleRoll(one, way, words.critical ? 'twice' : 'once', words.roll);

/**
 * An attack without a skill on another hero, with both rolls and the result; if there are no others, the
 * attack and how to defend.
 * @param shield the pip that defends
 */
export const exampleAttack = <Pip extends string>(
  way: NoInfer<Pip> & ('melee' | 'ranged'),
  shield: NoInfer<Pip>,
  one: ExampleFighter<Pip>,
  others: readonly ExampleFighter<Pip>[],
  words: ExampleWords,
): readonly TurnStep[] => {
  const strike = strikeRoll(way, one, words);
  const target = shownBest(others, shield, strike.best, words);
  const said: TurnStep = {
    text: words.attack[way](one.name, target?.name, strike.best),
    roll: strike.roll,
  };
  if (!target) return [said, { text: words.undecided(way) }];
  const { name, guard } = target;
  const points = strike.best - guard.best;
  const isShown = words.showsHand && points > 0;
  return [
    said,
    { text: words.defends(name, guard.best), roll: guard.roll },
    {
      text: words.damage(way, strike.best, guard.best, name),
      ...(isShown && { roll: lostDice(guard, points, words) }),
    },
    ...(words.critical && strike.best > 0 && points < strike.faces.length
      ? [{ text: words.critical(one.name, name, strike.best) }]
      : []),
  ];
};
