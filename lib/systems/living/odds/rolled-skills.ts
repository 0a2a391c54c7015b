import type { Follower } from '../sheet/follower';
import type { HeroDraft } from '../sheet/hero';
import { broughtSkills } from '../skills/brought';
import { findSkill } from '../skills/index';
import type { Skill } from '../skills/school';

/** A skill and whose dice it is rolled with. */
export interface RolledSkill {
  /** Key in an address: the skill's id, plus an index for a second follower with the same skill. */
  readonly key: string;
  readonly skill: Skill;
  /** Roller, with die and his weapons. */
  readonly hero: HeroDraft;
  /** The pet, daemon or beast shape whose dice they are; absent for the hero's own. */
  readonly follower?: Follower;
  /** Only while recovering, which every hero may. */
  readonly recovering?: true;
}

const shapeshift = 'druid/shapeshift';

/** Which skills a follower rolls: pets the Pet Attacks of their hero, daemons their own, beasts the way back. */
const followersSkills = (hero: HeroDraft, { kind, skills }: Follower): readonly string[] => {
  const known = hero.skills.filter((choice) => typeof choice === 'string');
  switch (kind) {
    case 'pet':
      return known.filter((id) => findSkill(id)?.class === 'Pet Attack');
    case 'daemon':
      return skills;
    case 'beast-shape':
      return known.filter((id) => id === shapeshift);
  }
};

const asRoller = (hero: HeroDraft, { name, faces, weapons }: Follower): HeroDraft => ({
  ...hero,
  name: name ?? hero.name,
  equipment: { armour: 'none', shield: false, weapons, other: [] },
  faces,
  skills: [],
  followers: [],
});

const purify = (hero: HeroDraft): readonly RolledSkill[] =>
  broughtSkills
    .filter(({ id }) => id === 'recovering/purify')
    .map((brought) => ({
      key: brought.id,
      skill: { ...brought, school: 'training', tier: 'training', needs: [] },
      hero,
      recovering: true,
    }));

/**
 * Every skill of a hero and of the hero's followers, each with the dice that roll it: the hero's own, including
 * Snowfall, the pets' and the daemon's, and Purify, which everybody may use while recovering.
 */
export const rolledSkills = (hero: HeroDraft): readonly RolledSkill[] => {
  const own = [...hero.skills, ...hero.snowfall.skills].flatMap((choice): readonly RolledSkill[] => {
    const skill = typeof choice === 'string' ? findSkill(choice) : undefined;
    const rolls = skill && skill.class !== 'Pet Attack' && skill.class !== 'Daemon Skill';
    return rolls ? [{ key: skill.id, skill, hero }] : [];
  });
  const theirs = hero.followers.flatMap((follower, place) =>
    followersSkills(hero, follower).flatMap((id): readonly RolledSkill[] => {
      const skill = findSkill(id);
      return skill ? [{ key: `${id}@${place + 1}`, skill, hero: asRoller(hero, follower), follower }] : [];
    }),
  );
  return [...own, ...theirs, ...purify(hero)];
};
