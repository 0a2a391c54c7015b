import type { FaceNumber } from '../dice/face';
import type { FaceOf } from './die';
import type { Armour, Equipment } from './equipment';
import { perFace } from './face-rules';

/** The pips that games of painted dice share, whatever each calls them; `guard` is Defence or Armour. */
export type SharedPip = 'guard' | 'melee' | 'ranged' | 'magic' | 'skill';

/** A hero independent of any game: everything another game of painted dice can take over. */
export interface SharedHero {
  readonly name: string;
  readonly title: string;
  readonly notes: string;
  readonly armour: Armour;
  readonly shield: boolean;
  /** `type` is what the game that gives it calls it. */
  readonly weapons: readonly {
    readonly name: string | undefined;
    readonly kind: 'melee' | 'ranged' | 'magic' | 'other';
    readonly type: string;
  }[];
  readonly other: readonly string[];
  readonly faces: Readonly<Record<FaceNumber, Readonly<Record<SharedPip, number>>>>;
  /** By their names; games give equal names to what they have in common. */
  readonly skills: readonly string[];
  /** Things that only its own game knows, with their kind: "Fang", "a pet". */
  readonly own: readonly { readonly what: string; readonly kind: string }[];
}

/** Fields that these games' heroes share; `Face` is the game's own. */
interface ConvertedHero<Face, Weapon> {
  readonly title: string;
  readonly notes: string;
  readonly equipment: Equipment<Weapon>;
  readonly faces: Readonly<Record<FaceNumber, Face>>;
}

/** Fields that a hero passes on unchanged. @param guardOf the pips of a face that defend */
export const givenAsItIs = <Face extends FaceOf<Exclude<SharedPip, 'guard'>>>(
  { name, title, notes, equipment, faces }: ConvertedHero<Face, unknown> & { readonly name: string },
  guardOf: (face: Face) => number,
): Pick<SharedHero, 'name' | 'title' | 'notes' | 'armour' | 'shield' | 'other' | 'faces'> => {
  const { armour, shield, other } = equipment;
  return {
    name,
    title,
    notes,
    armour,
    shield,
    other,
    faces: perFace((number) => {
      const { melee, ranged, magic, skill } = faces[number];
      return { guard: guardOf(faces[number]), melee, ranged, magic, skill };
    }),
  };
};

/**
 * Check whether a hero can take these weapons as they are.
 * @param faceOf a face with such pips beside those that defend
 */
export const takenAsItIs = <Face, Weapon>(
  { title, notes, armour, shield, other, faces }: SharedHero,
  weapons: readonly Weapon[],
  faceOf: (guard: number, rest: FaceOf<Exclude<SharedPip, 'guard'>>) => Face,
): ConvertedHero<Face, Weapon> => ({
  title,
  notes,
  equipment: { armour, shield, weapons, other },
  faces: perFace((number) => {
    const { guard, ...rest } = faces[number];
    return faceOf(guard, rest);
  }),
});

/** Sentences about everything that changed or was left out, and why. */
export interface Converted<S> {
  readonly sheet: S;
  readonly left: readonly string[];
}

/** How a game gives its heroes to other games, and takes theirs. */
export interface ConversionsPart<S> {
  readonly give: (sheet: S) => SharedHero;
  readonly take: (hero: SharedHero) => Converted<S>;
}

/**
 * Sentences about losses in a conversion; `game` in the form it has within a sentence: "the first edition".
 */
export const conversionWords = (game: string) => ({
  noSkill: (name: string): string => `${name} is left out: ${game} has no skill with this name.`,
  skillLocked: (name: string, why: string): string => `${name} is left out. ${why}`,
  own: (what: string, kind: string): string => `${what} is left out: ${game} doesn’t have ${kind}.`,
  weapon: (name: string): string => `${name} is left out: ${game} has no weapon of this kind.`,
  weaponBecomes: (name: string, type: string): string =>
    `${name} becomes ${type}: change its kind if your miniature carries something else.`,
});

/** Takes over the skills that another game has by name, while it lets the hero learn them. */
export const takeSkills = <S>(
  sheet: S,
  names: readonly string[],
  game: {
    /** The skills of a name, the likeliest first. */
    readonly idsOf: (name: string) => readonly string[];
    /** Why the sheet cannot have a skill, as a sentence. */
    readonly lockOf: (sheet: S, id: string) => string | undefined;
    readonly add: (sheet: S, id: string) => S;
    readonly say: ReturnType<typeof conversionWords>;
  },
): Converted<S> => {
  const left: string[] = [];
  let now = sheet;
  for (const name of names) {
    const ids = game.idsOf(name);
    const locks = ids.map((id) => game.lockOf(now, id));
    const free = ids.find((_, at) => locks[at] === undefined);
    if (free !== undefined) now = game.add(now, free);
    else left.push(locks[0] === undefined ? game.say.noSkill(name) : game.say.skillLocked(name, locks[0]));
  }
  return { sheet: now, left };
};
