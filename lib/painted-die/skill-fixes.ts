import type { Issue } from '../issue';
import { faceNumbers } from '../dice/face';
import { pipsOnDie, type FacesOf } from './die';
import { bringsNoError } from './repair';

/** Functions of a game for trying ways to a skill. */
interface FixedBy<Hero, Edit> {
  readonly check: (hero: Hero) => readonly Issue[];
  readonly apply: (hero: Hero, edit: Edit) => Hero;
  readonly knows: (hero: Hero) => boolean;
}

/** Ways to a skill that a player is offered. */
const most = 3;

/** Of these ways to a skill, those after which it can be learned without a new error; at most three. */
export const workingFixes = <Hero, Edit>(
  { check, apply, knows }: FixedBy<Hero, Edit>,
  hero: Hero,
  learn: Edit,
  ways: readonly (readonly Edit[])[],
): readonly (readonly Edit[])[] => {
  const before = check(hero);
  return ways
    .filter((edits) => {
      const after = [...edits, learn].reduce(apply, hero);
      return edits.length > 0 && knows(after) && bringsNoError(before, check(after));
    })
    .slice(0, most);
};

/** Ways to leave out a colour of the die, that of the fewest pips first. */
export const clearedColours = <Pip extends string>(
  faces: FacesOf<Pip>,
  colours: readonly Pip[],
): readonly (readonly {
  readonly edit: 'set-pips';
  readonly owner: 'hero';
  readonly face: (typeof faceNumbers)[number];
  readonly pip: Pip;
  readonly count: number;
}[])[] =>
  colours
    .filter((pip) => pipsOnDie(faces, pip) > 0)
    .sort((a, b) => pipsOnDie(faces, a) - pipsOnDie(faces, b))
    .map((pip) =>
      faceNumbers
        .filter((face) => faces[face][pip] > 0)
        .map((face) => ({ edit: 'set-pips', owner: 'hero', face, pip, count: 0 }) as const),
    );
