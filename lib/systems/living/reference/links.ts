import { conditions, statuses } from '../skills/effects/terms';
import type { Skill, SkillClass, SkillKind } from '../skills/school';
import { skills } from '../skills/index';
import type { RuleRef } from './chapters';

const classes: Readonly<Record<SkillClass, RuleRef>> = {
  Skill: 'skills#plain',
  'Melee Attack': 'skills#attack-skills',
  'Ranged Attack': 'skills#attack-skills',
  'Pet Attack': 'skills#pet-attacks',
  Shout: 'skills#shouts',
  Command: 'schools/commander#commands',
  Voodoo: 'schools/voodoo#loas',
  'Daemon Skill': 'schools/summoner#daemon-skills',
  Spell: 'magic#casting',
  'Arcane Spell': 'magic#casting',
  'Darkness Spell': 'schools/harbinger#force-enchantments',
  'Death Spell': 'schools/necromancer#sacrifice',
  'Flame Spell': 'schools/elemental-mage#elements',
  'Light Spell': 'magic#casting',
  'Nature Spell': 'schools/druid#nature-spells',
  'Psi Spell': 'schools/psion#powers',
  'Rock Spell': 'schools/elemental-mage#elements',
  'Snow Spell': 'schools/elemental-mage#elements',
  'Storm Spell': 'schools/elemental-mage#elements',
  'Summoning Spell': 'magic#casting',
};

const kinds: Readonly<Record<SkillKind, RuleRef>> = {
  enchantment: 'magic#enchantments',
  hex: 'magic#enchantments',
  'force-enchantment': 'schools/harbinger#force-enchantments',
  trap: 'schools/ranger#traps',
  guest: 'schools/voodoo#loas',
  sleeper: 'schools/voodoo#loas',
  intruder: 'schools/voodoo#loas',
  snowball: 'schools/snowfall#snowballs',
};

/** Words of an entry that a rule explains; conditions and statuses stand under their own names. */
const explained: Readonly<Record<string, RuleRef>> = {
  ...Object.fromEntries([...conditions, ...statuses].map((id) => [id, `conditions#${id}` as const])),
  fly: 'conditions#flying',
  wings: 'conditions#flying',
  'dead-body': 'schools/necromancer#bodies',
  'dead-ally': 'dice#dead',
  'dead-hero': 'dice#dead',
  dicepool: 'dice#dicepool',
  earshot: 'skills#shouts',
  movement: 'actions#movement',
  'melee-attack': 'combat#melee',
  'ranged-attack': 'combat#ranged',
  'attacked-at-range': 'combat#ranged',
  'ranged-defence': 'combat#ranged',
  reach: 'magic#reach',
  range: 'magic#range',
  newest: 'conditions#newest',
  conditions: 'conditions#counters',
  reload: 'armoury#reloading',
  'receive-reload': 'armoury#reloading',
  'count-as-critical': 'combat#critical',
  criticals: 'combat#critical',
  'dead-zone': 'combat#dead-zone',
  raise: 'dice#resurrection',
  'your-pet': 'followers#pet',
  pet: 'followers#pet',
  'your-daemon': 'followers#daemon',
  'opposing-daemon': 'followers#daemon',
  'summon-daemon': 'followers#daemon',
  undead: 'followers#undead',
  zombie: 'followers#undead',
  golem: 'followers#golem',
  snowman: 'followers#snowman',
  shapeshift: 'followers#beast-shape',
  loa: 'schools/voodoo#leaving',
  'reaction-only': 'actions#delay',
  'delayed-action-only': 'actions#delay',
  'at-least': 'combat#order',
  'instead-of-damage': 'combat#order',
  'less-damage': 'combat#order',
  lose: 'combat#damage',
  recovering: 'conditions#recovering',
  dispel: 'magic#queue',
  climbing: 'actions#climbing',
};

/** Every word of an entry: keys are how it says things, values are what it says. */
const wordsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsOf);
};

const sameName = (name: string): string => name.replace(/[^a-z ]/gi, '').toLowerCase();

/** Where the skill's own name or another that it asks for leads: namesakes, what it grows from, what it becomes. */
const kinOf = (skill: Skill): readonly RuleRef[] => {
  const asked = skill.requires?.includes('before-summoning')
    ? ['summoner/summon-daemon']
    : skill.tier === 'form'
      ? ['snowfall/winter-spirit']
      : skill.id === 'snowfall/winter-spirit'
        ? ['snowfall/hibernate']
        : [];
  const namesakes = skills
    .filter(({ id, name }) => id !== skill.id && sameName(name) === sameName(skill.name))
    .map(({ id }) => id);
  return [...asked, ...namesakes].map((id) => `skills/${id}` as RuleRef);
};

/** The rules, conditions, statuses and skills that a skill's entry names, in the order in which it names them. */
export const refsOf = (skill: Skill): readonly RuleRef[] => {
  const { target, requires, always, green, blue, removal, otherForm } = skill;
  const named = wordsOf({ target, requires, always, green, blue, removal, otherForm });
  return [
    ...new Set<RuleRef>([
      classes[skill.class],
      ...(skill.also ? [classes[skill.also]] : []),
      ...(skill.kind ? [kinds[skill.kind]] : []),
      ...named.flatMap((word) => explained[word] ?? []),
      ...kinOf(skill),
    ]),
  ];
};
