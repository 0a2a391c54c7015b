import type { Card } from '../../../cards/card';
import { layCard, type CardContent } from '../../../painted-die/cards/card-layout';
import { armourIcons, equipmentBlocks, notesBlocks } from '../../../painted-die/cards/worn';
import type { FrontContent } from '../../../painted-die/cards/front';
import { armed, artOfAnimal, artOfTitle, bestValues, dieOf, emblemOf, weaponLines } from './card-content';
import type { CardKind, CardOptions } from './card-labels';

import { cardSkills, isUsedByPets } from './card-skills';
import { iconPath } from './icons';
import { schoolLiveries } from './school-liveries';
import { paintedPips } from './painted-pips';
import { supportingSkill } from '../rules/followers';
import type { Follower } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import { bestFace } from '../../../painted-die/die';
import { emptyFace, type Faces } from '../sheet/pips';

const mark = ({ houseRules, labels }: CardOptions): Pick<FrontContent, 'mark'> =>
  houseRules ? { mark: labels.houseRules } : {};

const heroCard = (hero: HeroDraft, options: CardOptions): CardContent<CardKind> => {
  const { labels } = options;
  const { weapons, other } = hero.equipment;
  const look = emblemOf(hero.skills, hero.title);
  return {
    id: 'hero',
    kind: 'hero',
    name: hero.name,
    part: labels.part,
    front: {
      name: hero.name,
      title: hero.title,
      ...look,
      caption: look.caption === '' ? '' : labels.skillsOf(look.caption),
      ...(options.photo !== undefined && { photo: { id: options.photo, label: labels.photo } }),
      values: bestValues(hero.faces, labels),
      icons: armourIcons(hero.equipment, labels, iconPath),
      lines: weaponLines(weapons, [], labels),
      ...mark(options),
    },
    back: {
      name: hero.name,
      right: '',
      ...dieOf(hero, labels),
      blocks: [
        ...cardSkills(hero.skills, options),
        ...(options.notes ? notesBlocks(labels.notes, hero.notes) : []),
      ],
      // Armour and shield are on the front.
      foot: equipmentBlocks(labels.equipment, other, armed(weapons, labels)),
    },
    foldsOut: options.foldsOut,
    ...(options.link !== undefined && { link: options.link }),
  };
};

/** The skills of a hero that an animal uses: a pet those for pets, the hero in beast shape only Shapeshift; chapter "Followers". */
const animalSkills = (
  { kind }: Follower,
  hero: HeroDraft,
  { labels, skills }: CardOptions,
): ReturnType<typeof cardSkills> => {
  const used = hero.skills.filter((skill) =>
    kind === 'pet' ? isUsedByPets(skill) : skill === supportingSkill['beast-shape'],
  );
  const right = () => labels.skillOf(hero.name);
  // There is room for short texts, so that none needs a separate card.
  return cardSkills(
    used,
    { labels, skills: skills && { ...skills, print: 'short' } },
    { withClass: true, right },
  );
};

const followerCard = (
  follower: Follower,
  index: number,
  hero: HeroDraft,
  options: CardOptions,
): CardContent<CardKind> => {
  const { labels } = options;
  const { kind, weapons, faces } = follower;
  const kindName = labels.followerKinds[kind];
  const isDaemon = kind === 'daemon';
  const owned = isDaemon ? undefined : follower.ability;
  const ability = owned ? labels.petAbilities[owned] : '';
  const rule = owned && labels.abilityRules[owned];
  const magical = !isDaemon && follower.magical ? labels.magical : '';
  const name = follower.name ?? kindName;
  const skills = isDaemon ? cardSkills(follower.skills, options) : animalSkills(follower, hero, options);
  return {
    id: `follower-${index + 1}`,
    kind: 'follower',
    name,
    part: kindName,
    front: {
      name,
      title: labels.followerOf(kind, hero.name),
      emblem: iconPath(artOfAnimal(name) ?? kind),
      caption: kindName,
      values: bestValues(faces, labels),
      icons: [],
      // An ability without a rule only changes what the die may have.
      lines: weaponLines(weapons, [rule === undefined ? '' : ability, magical], labels),
      ...mark(options),
    },
    back: {
      name,
      right: '',
      ...dieOf(follower, labels),
      blocks: [
        ...(rule === undefined
          ? []
          : [
              { block: 'heading', text: ability, note: magical, right: labels.ability } as const,
              { block: 'paragraph', text: rule } as const,
            ]),
        ...(rule === undefined && magical !== '' ? [{ block: 'heading', text: magical } as const] : []),
        ...skills,
      ],
      foot: equipmentBlocks(labels.weapons, [], armed(weapons, labels)),
    },
  };
};

/** In a Snowfall the traits count 0, so the die keeps only its green pips (ruling 14). */
export const greenOnly = (faces: Faces): Faces => {
  const green = (face: keyof Faces) => ({ ...emptyFace, skill: faces[face].skill });
  return { 1: green(1), 2: green(2), 3: green(3), 4: green(4), 5: green(5), 6: green(6) };
};

const snowfallCard = (hero: HeroDraft, options: CardOptions): CardContent<CardKind> => {
  const { labels } = options;
  const faces = greenOnly(hero.faces);
  // All are of the Snowfall and of class Skill; which are thrown goes by the kind.
  const skills = cardSkills(hero.snowfall.skills, options, {
    withClass: false,
    right: ({ kind }) => (kind === 'snowball' ? labels.snowball : undefined),
  });
  return {
    id: 'snowfall',
    kind: 'snowfall',
    name: hero.name,
    part: labels.snowfall,
    front: {
      name: hero.name,
      title: hero.title,
      emblem: iconPath(artOfTitle(hero.title) ?? 'snowfall'),
      caption: labels.snowfall,
      livery: schoolLiveries.snowfall,
      values: [{ pip: paintedPips.skill, label: labels.pips.skill, value: bestFace(faces, 'skill') }],
      icons: [],
      lines: [labels.snowfallLine],
      ...mark(options),
    },
    back: {
      name: hero.name,
      right: labels.snowfall,
      ...dieOf({ faces }, labels),
      blocks: skills,
      foot: [],
    },
  };
};

/**
 * The cards of a hero: the Hero Card, one for each follower, one for the Snowfall loadout, each with the continuation
 * cards that its texts need. Any draft has cards; nothing of it is left out, its notes where they are asked for.
 */
export const cards = (hero: HeroDraft, options: CardOptions): readonly Card[] => [
  ...layCard(heroCard(hero, options), options.labels),
  ...hero.followers.flatMap((follower, index) =>
    layCard(followerCard(follower, index, hero, options), options.labels),
  ),
  ...(hero.snowfall.skills.length > 0 ? layCard(snowfallCard(hero, options), options.labels) : []),
];
