import { faceNumbers } from '../../../../dice/face';
import { type Armour, capOfArmour } from '../../../../painted-die/equipment';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { emptyFace, type Face, type Faces, type Pip } from '../../sheet/pips';
import { die } from '../../start/samples/sample';

/** The four training missions. */
export const missionIds = ['first-steps', 'melee-training', 'open-fire', 'kind-of-magic'] as const;
export type MissionId = (typeof missionIds)[number];

/** The five dummies by what they wear; they play in all missions but the first. */
export const dummyIds = ['cloth', 'leather', 'chain', 'peate', 'peate-shield'] as const;
export type DummyId = (typeof dummyIds)[number];

/** Somebody of the training missions as a hero, named by the caller, and whether his die is the product's own. */
export interface CastMember<Id extends string = string> {
  readonly id: Id;
  readonly hero: HeroDraft;
  readonly isHouseValue: boolean;
}

interface Padding {
  readonly armour: Armour;
  readonly shield: boolean;
  /** Blue pips of the 6-, 5- and 4-face, which count only in the magic mission. */
  readonly magic: readonly [six: number, five: number, four: number];
}

/** The better the armour, the worse the defence against magic: every victim needs another spell. */
const paddings: Readonly<Record<DummyId, Padding>> = {
  cloth: { armour: 'none', shield: false, magic: [3, 2, 1] },
  leather: { armour: 'light', shield: false, magic: [2, 2, 1] },
  chain: { armour: 'medium', shield: false, magic: [2, 1, 1] },
  peate: { armour: 'heavy', shield: false, magic: [2, 1, 0] },
  'peate-shield': { armour: 'heavy', shield: true, magic: [1, 0, 0] },
};

/**
 * As many grey pips as the armour and the one-colour rule allow, and the green pip on the 5-face: the one pip that the
 * book tells, by the rolls of Open Fire.
 */
const paddedDie = ({ armour, shield, magic }: Padding): Faces => {
  const cap = capOfArmour(armour, shield);
  const blue = [0, 0, 0, magic[2], magic[1], magic[0]];
  const face = (number: number): Face => ({
    ...emptyFace,
    defence: Math.min(cap, number - 1),
    magic: blue[number - 1] ?? 0,
    skill: number === 5 ? 1 : 0,
  });
  return die(Object.fromEntries(faceNumbers.map((number) => [number, face(number)])));
};

/** The five dummies, with the skills of the missions in which they act. */
export const dummyCast = (nameOf: (id: DummyId) => string): readonly CastMember<DummyId>[] =>
  dummyIds.map((id) => {
    const { armour, shield } = paddings[id];
    return {
      id,
      isHouseValue: true,
      hero: {
        ...newHero(nameOf(id)),
        equipment: { armour, shield, weapons: [], other: [] },
        faces: paddedDie(paddings[id]),
        skills: ['training/a-boot-to-the-head', 'training/go-for-it'],
      },
    };
  });

const wizardDie = die({ 6: { magic: 5, skill: 1 } });

/** The wizard of It's a Kind of Magic; the book tells his die in words. */
export const uncleTom = (name: string, equipment: readonly string[]): HeroDraft => ({
  ...newHero(name),
  equipment: { armour: 'none', shield: false, weapons: [], other: [...equipment] },
  faces: wizardDie,
  skills: ['training/tommyknocker', 'training/uncle-toms-cruise-missile'],
});

interface Trainee {
  readonly faces: Faces;
  readonly armour: Armour;
  readonly weapons: HeroDraft['equipment']['weapons'];
  readonly skill: string;
}

/** 20 points each but for First Steps, which asks for nothing but a green pip. */
const trainees: Readonly<Record<MissionId, Trainee>> = {
  'first-steps': {
    faces: die({ 6: { skill: 1 } }),
    armour: 'none',
    weapons: [],
    skill: 'training/plague',
  },
  // AV 5: less never hurts the dummy with plate and shield while it rolls a 6, 5 or 4.
  'melee-training': {
    faces: die({ 6: { melee: 5, skill: 1 }, 5: { melee: 4, defence: 1 }, 4: { defence: 1 } }),
    armour: 'light',
    weapons: [{ name: 'Sword', type: 'slashing' }],
    skill: 'training/bloodlust',
  },
  // Only the Ranged pips are given in words.
  'open-fire': {
    faces: die({ 6: { ranged: 3, skill: 1 }, 5: { ranged: 3 } }),
    armour: 'none',
    weapons: [{ type: 'crossbow-one-handed' }],
    skill: 'training/fast-reload',
  },
  // Uncle Tom's die: with fewer blue pips no spell reaches the victims from the far corner.
  'kind-of-magic': { faces: wizardDie, armour: 'none', weapons: [], skill: 'training/life-boon' },
};

/** The missions' heroes, each with only the mission's skill. */
export const traineeCast = (nameOf: (mission: MissionId) => string): readonly CastMember<MissionId>[] =>
  missionIds.map((id) => {
    const { faces, armour, weapons, skill } = trainees[id];
    return {
      id,
      isHouseValue: true,
      hero: {
        ...newHero(nameOf(id)),
        equipment: { armour, shield: false, weapons, other: [] },
        faces,
        skills: [skill],
      },
    };
  });

/** Skills of the dummies in each mission; those who only stand there have none. */
export const dummySkills: Readonly<Record<MissionId, readonly string[]>> = {
  'first-steps': [],
  'melee-training': ['training/a-boot-to-the-head'],
  'open-fire': ['training/go-for-it'],
  'kind-of-magic': [],
};

/** Pips of the dummies that count in each mission; only they are printed. */
const countingPips: Readonly<Record<MissionId, readonly Pip[]>> = {
  'first-steps': [],
  'melee-training': ['defence', 'skill'],
  'open-fire': ['defence', 'skill'],
  'kind-of-magic': ['magic'],
};

/** The dummies as one mission has them: with its skills and the pips that count there. */
export const dummiesIn = (
  mission: MissionId,
  nameOf: (id: DummyId) => string,
): readonly CastMember<DummyId>[] =>
  dummyCast(nameOf).map(({ hero, ...member }) => {
    const painted = (face: Face): Face =>
      countingPips[mission].reduce((shown, pip) => ({ ...shown, [pip]: face[pip] }), emptyFace);
    return {
      ...member,
      hero: {
        ...hero,
        faces: die(Object.fromEntries(faceNumbers.map((number) => [number, painted(hero.faces[number])]))),
        skills: [...dummySkills[mission]],
      },
    };
  });

/** Everybody of a mission by name: its hero, the dummies who are its opponents or victims, and in his mission Uncle Tom. */
export const castOf = (
  mission: MissionId,
  names: {
    readonly trainee: (mission: MissionId) => { readonly name: string };
    readonly dummy: (id: DummyId) => { readonly name: string };
    readonly uncleTom: { readonly name: string; readonly equipment: readonly string[] };
  },
): readonly HeroDraft[] => {
  const trainee = traineeCast((id) => names.trainee(id).name).filter(({ id }) => id === mission);
  const dummies = mission === 'first-steps' ? [] : dummiesIn(mission, (id) => names.dummy(id).name);
  const { name, equipment } = names.uncleTom;
  return [
    ...[...trainee, ...dummies].map(({ hero }) => hero),
    ...(mission === 'kind-of-magic' ? [uncleTom(name, equipment)] : []),
  ];
};
