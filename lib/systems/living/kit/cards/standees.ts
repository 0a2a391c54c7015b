import type { Card, CountNote } from '../../../../cards/card';
import {
  defaultStandeeWidth,
  drawStandee,
  initialsOf,
  type StandeeContent,
} from '../../../../cards/pieces/standee';
import { artOfAnimal, artOfTitle, emblemOf, mainSchool } from '../../cards/card-content';
import { iconPath } from '../../cards/icons';
import { isCreatureKind } from '../../start/creatures';
import { creatureEmblems } from './creature-emblems';
import { followerNeeds, type FollowerNeed } from './follower-needs';
import type { KitCardLabels, KitCardOptions, Pictured } from './kit-labels';
import { dummyEmblems, tomEmblem, traineeEmblems } from './training-cards';
import { dummyIds, type MissionId } from './training-cast';

const heroEmblem = ({ hero, whole = hero }: Pictured): StandeeContent['emblem'] => {
  const isKnown = mainSchool(whole.skills) !== undefined || artOfTitle(hero.title) !== undefined;
  const initials = isKnown ? '' : initialsOf(hero.name);
  return initials === '' ? emblemOf(whole.skills, hero.title).emblem : { initials };
};

type Standing = Omit<StandeeContent, 'spoken'> & { readonly countNote?: CountNote };

const own = (one: Pictured, index: number, { labels }: KitCardOptions): readonly Standing[] => [
  {
    id: `standee-${index + 1}`,
    name: one.hero.name,
    caption: emblemOf((one.whole ?? one.hero).skills).caption,
    emblem: heroEmblem(one),
    photo: one.photo,
    team: one.team,
    countNote: labels.standee.countNote,
  },
  ...one.hero.followers.map(({ kind, name }, place): Standing => ({
    id: `standee-${index + 1}-${place + 1}`,
    name: name ?? labels.card.followerKinds[kind],
    caption: labels.standee.of(one.hero.name),
    emblem: iconPath((name === undefined ? undefined : artOfAnimal(name)) ?? kind),
    team: one.team,
  })),
];

const summoned = (
  need: FollowerNeed,
  { hero, team }: Pictured,
  { labels }: KitCardOptions,
): readonly Standing[] => {
  const { kind, count } = need;
  // The Winter Spirit is the hero himself.
  if (kind === 'winter-spirit' || (kind === 'daemon' && hero.followers.some((one) => one.kind === kind)))
    return [];
  const name = labels.kinds[kind];
  const countNote = { what: `${name} × ${count}`, why: labels.standee.why(need, hero.name) };
  return Array.from({ length: count }, (_, index) => ({
    id: `standee-${need.hero + 1}-${kind}-${index + 1}`,
    name: count === 1 ? name : labels.standee.numbered(name, index + 1),
    caption: labels.standee.of(hero.name),
    emblem: isCreatureKind(kind) ? creatureEmblems[kind] : iconPath(kind),
    team,
    countNote,
  }));
};

const stand = ({ countNote, ...content }: Standing, { standee }: KitCardLabels, width: number): Card => ({
  ...drawStandee({ ...content, spoken: standee.spoken(content.name) }, width),
  ...(countNote && { countNote }),
});

/**
 * Paper figures for heroes, for the followers that they have built and for those that their skills can bring,
 * as many as can be on the table at once.
 * @param width mm across, the width of the base
 */
export const standees = (
  heroes: readonly Pictured[],
  options: KitCardOptions,
  width: number = defaultStandeeWidth,
): readonly Card[] => {
  const needs = followerNeeds(heroes.map(({ hero }) => hero));
  return heroes
    .flatMap((one, index) => [
      ...own(one, index, options),
      ...needs.filter(({ hero }) => hero === index).flatMap((need) => summoned(need, one, options)),
    ])
    .map((content) => stand(content, options.labels, width));
};

/** Figures for the snowmen that so many heroes may choose to build. */
export const anybodysSnowmen = (
  builders: number,
  { labels }: KitCardOptions,
  width: number = defaultStandeeWidth,
): readonly Card[] => {
  const { snowman } = labels.kinds;
  return Array.from({ length: builders }, (_, index) =>
    stand(
      {
        id: `standee-snowman-${index + 1}`,
        name: builders === 1 ? snowman : labels.standee.numbered(snowman, index + 1),
        caption: '',
        emblem: creatureEmblems.snowman,
        countNote: labels.anybodysSnowmen(builders),
      },
      labels,
      width,
    ),
  );
};

/** Icon of everybody in a mission by name, the player's own included. */
export const missionEmblems = (
  mission: MissionId,
  { labels }: Pick<KitCardOptions, 'labels'>,
): ReadonlyMap<string, string> =>
  new Map([
    [labels.trainee(mission).name, traineeEmblems[mission]],
    ...dummyIds.map((id) => [labels.dummy(id).name, dummyEmblems[id]] as const),
    [labels.uncleTom.name, tomEmblem],
  ]);

/** Paper figures for your Hero, for the five dummies and, in his mission, for Uncle Tom; nobody has miniatures of them. */
export const missionStandees = (
  mission: MissionId,
  { labels }: KitCardOptions,
  width: number = defaultStandeeWidth,
): readonly Card[] => {
  const you: Standing = {
    id: 'standee-you',
    name: labels.initiative.you,
    caption: labels.missions[mission],
    emblem: traineeEmblems[mission],
  };
  const dummies = (mission === 'first-steps' ? [] : dummyIds).map((id): Standing => {
    const { name } = labels.dummy(id);
    const caption = labels.dummies.caption(mission);
    return { id: `standee-${id}`, name, caption, emblem: dummyEmblems[id] };
  });
  const { name, caption } = labels.uncleTom;
  const tom: Standing = { id: 'standee-uncle-tom', name, caption, emblem: tomEmblem };
  return [you, ...dummies, ...(mission === 'kind-of-magic' ? [tom] : [])].map((content) =>
    stand({ ...content, countNote: labels.standee.countNote }, labels, width),
  );
};
