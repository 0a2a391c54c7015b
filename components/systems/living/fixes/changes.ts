import { faceNumbersOnCard, type FaceNumber } from '@/lib/dice/face';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { terms } from '@/lib/systems/living/messages/en/terms';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { pips, type Faces, type Pip } from '@/lib/systems/living/sheet/pips';
import { nameSkill } from '../skills/skill-names';

/** What becomes of a pip, a skill or a follower. */
export type Fate = 'stays' | 'goes' | 'comes';

/** A face that changes: its pips in the order of the traits, those that come last of their colour. */
export interface FaceChange {
  /** Whose die, by the follower's name; undefined for the hero's own. */
  readonly whose: string | undefined;
  readonly face: FaceNumber;
  readonly pips: readonly { readonly pip: Pip; readonly fate: Fate }[];
}

interface EntryChange {
  readonly name: string;
  readonly fate: Exclude<Fate, 'stays'>;
}

/** What an edit would change, to be shown before it is made. */
export interface Changes {
  readonly faces: readonly FaceChange[];
  /** Skills, followers and what followers are. */
  readonly entries: readonly EntryChange[];
}

const times = <T>(n: number, value: T): readonly T[] => Array.from({ length: Math.max(0, n) }, () => value);

const changedFaces = (whose: string | undefined, before: Faces, after: Faces): readonly FaceChange[] =>
  faceNumbersOnCard
    .filter((face) => pips.some((pip) => before[face][pip] !== after[face][pip]))
    .map((face) => ({
      whose,
      face,
      pips: pips.flatMap((pip) => {
        const [was, is] = [before[face][pip], after[face][pip]];
        return [
          ...times(Math.min(was, is), { pip, fate: 'stays' as const }),
          ...times(was - is, { pip, fate: 'goes' as const }),
          ...times(is - was, { pip, fate: 'comes' as const }),
        ];
      }),
    }));

/** What one list has more often than the other. */
const surplus = (of: readonly string[], over: readonly string[]): readonly string[] => {
  const left = [...over];
  return of.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

type Follower = HeroDraft['followers'][number];

const nameOf = ({ name, kind }: Follower): string => name ?? terms.followerKinds[kind];

const namesIn = (hero: HeroDraft): readonly string[] => [
  ...[...hero.skills, ...hero.snowfall.skills, ...hero.followers.flatMap(({ skills }) => skills)].map(
    (choice) => nameSkill(choice).name,
  ),
  ...hero.followers.map(nameOf),
];

/** Abilities are told only of followers who stay. */
const traitsIn = ({ followers }: HeroDraft): readonly string[] =>
  followers.flatMap((follower) => [
    ...(follower.ability === undefined ? [] : [terms.petAbilities[follower.ability]]),
    ...(follower.magical ? [panels.followers.magical] : []),
  ]);

/** The difference between two drafts in dice, skills and followers. */
export const changesOf = (before: HeroDraft, after: HeroDraft): Changes => {
  const together = before.followers.length === after.followers.length;
  const factsOf = (hero: HeroDraft): readonly string[] =>
    together ? [...namesIn(hero), ...traitsIn(hero)] : namesIn(hero);
  return {
    faces: [
      ...changedFaces(undefined, before.faces, after.faces),
      ...(together
        ? before.followers.flatMap((follower, index) =>
            changedFaces(nameOf(follower), follower.faces, after.followers[index]?.faces ?? follower.faces),
          )
        : []),
    ],
    entries: [
      ...surplus(factsOf(before), factsOf(after)).map((name) => ({ name, fate: 'goes' as const })),
      ...surplus(factsOf(after), factsOf(before)).map((name) => ({ name, fate: 'comes' as const })),
    ],
  };
};
