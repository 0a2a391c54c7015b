import { beastmaster } from './beastmaster';
import { commander } from './commander';
import { dirtyTricks } from './dirty-tricks';
import { druid } from './druid';
import { elementalMage } from './elemental-mage';
import { harbinger } from './harbinger';
import { necromancer } from './necromancer';
import { psion } from './psion';
import { ranger } from './ranger';
import { snowfall } from './snowfall';
import { summoner } from './summoner';
import { survival } from './survival';
import { training } from './training';
import { voodoo } from './voodoo';
import { warrior } from './warrior';
import { zealot } from './zealot';
import type { School, Skill } from './school';

/** The fifteen schools, in the rulebook's order. */
export const schools: readonly School[] = [
  beastmaster,
  commander,
  dirtyTricks,
  druid,
  elementalMage,
  necromancer,
  psion,
  ranger,
  summoner,
  survival,
  voodoo,
  warrior,
  zealot,
  harbinger,
  snowfall,
];

/** Every skill that the game knows: the schools', Hibernate, and the training missions' own. */
export const skills: readonly Skill[] = [...schools, training].flatMap((school) => school.skills);

const byId: ReadonlyMap<string, Skill> = new Map(skills.map((skill) => [skill.id, skill]));

export const findSkill = (id: string): Skill | undefined => byId.get(id);

/** True for a skill that a hero can choose: not a training skill, and not the form that Winter Spirit becomes. */
export const isChoosable = (skill: Skill): boolean => skill.tier === 'common' || skill.tier === 'elite';
