import { changedFaces, changedNames, type Changes } from '@/components/painted-die/fixes/changes';
import { panels } from '#words/systems/living/messages/panels';
import { terms } from '#words/systems/living/messages/terms';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';
import { pips } from '@/lib/systems/living/sheet/pips';
import { nameSkill } from '../skills/skill-names';

type Follower = HeroDraft['followers'][number];

const nameOf = ({ name, kind }: Follower): string => name ?? terms.followerKinds[kind];

const namesIn = (hero: HeroDraft): readonly string[] => [
  ...[...hero.skills, ...hero.snowfall.skills, ...hero.followers.flatMap(({ skills }) => skills)].map(
    (choice) => nameSkill(choice).name,
  ),
  ...hero.followers.map(nameOf),
];

/** Abilities are listed only for followers who stay. */
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
      ...changedFaces(pips, undefined, before.faces, after.faces),
      ...(together
        ? before.followers.flatMap((follower, index) =>
            changedFaces(
              pips,
              nameOf(follower),
              follower.faces,
              after.followers[index]?.faces ?? follower.faces,
            ),
          )
        : []),
    ],
    entries: changedNames(factsOf(before), factsOf(after)),
  };
};
