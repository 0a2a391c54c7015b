import { dragonSkillIds, dragonSkills } from '../skills/dragons';
import { slayerSkillIds, slayerSkills } from '../skills/slayers';
import type { DragonSkillId } from '../skills/dragons';
import type { SlayerSkillId } from '../skills/slayers';
import type { Symbols } from '../dice/symbols';
import type { Attack } from '../sheet/pips';
import paths from './icon-paths.json' with { type: 'json' };

/** Icons beside slayers, dragon and attacks, by its name at game-icons.net (CC BY 3.0). */
const things = {
  slayer: 'swords-emblem',
  dragon: 'spiked-dragon-head',
  dagger: 'daggers',
  shielded: 'shield-bash',
  bow: 'pocket-bow',
  magic: 'hanging-spider',
  claw: 'triple-claws',
} as const;

export type IconName = SlayerSkillId | DragonSkillId | keyof typeof things;

/** Icons of game-icons.net by meaning. */
export const gameIcons = {
  ...things,
  ...Object.fromEntries(slayerSkillIds.map((id) => [id, slayerSkills[id].icon])),
  ...Object.fromEntries(dragonSkillIds.map((id) => [id, dragonSkills[id].icon])),
} as Readonly<Record<IconName, string>>;

/** The path of an icon in a box of 512 x 512. */
export const iconPath = (name: IconName): string => paths[name];

const isIcon = (id: string): id is IconName => Object.hasOwn(paths, id);

/** The icon of a skill by its id; where no skill has it, that of slayers. */
export const skillIcon = (id: string): string => iconPath(isIcon(id) ? id : 'slayer');

/** Art of a slayer, by the attack; a slayer with daggers and a shield on the die looks different from one without. */
export const slayerArt = ({
  attack,
  shields,
}: {
  readonly attack: Attack;
  readonly shields: Symbols;
}): string => iconPath(attack === 'dagger' && shields.some((count) => count > 0) ? 'shielded' : attack);
