import { skillClassNames } from '#words/systems/living/messages/skill-classes';
import type {
  EquipmentNeed,
  Requirement,
  Skill,
  SkillBody,
  SkillKind,
  SkillTarget,
} from '../../skills/school';
import { list } from '#words/language/words';
import { needName, needPhrase } from '#words/systems/living/messages/skill-locks';

/** Something a card says of a skill before its lines: in full, and as a short text says it beside the skill's name. */
interface Fact {
  readonly full: string;
  /** Nothing where each skill of the school would say the same. */
  readonly brief?: string;
}

const targets: Readonly<Record<SkillTarget, Required<Fact>>> = {
  self: { full: 'Target: you', brief: 'on you' },
  ally: { full: 'Target: ally', brief: 'on an ally' },
  'other-ally': { full: 'Target: another ally', brief: 'on another ally' },
  opponent: { full: 'Target: opponent', brief: 'on an opponent' },
  any: { full: 'Target: any Hero', brief: 'on any Hero' },
  'dead-ally': { full: 'Target: dead ally', brief: 'on a dead ally' },
  'dead-hero': { full: 'Target: dead Hero or follower', brief: 'on a dead Hero or follower' },
  'dead-body': { full: 'Target: dead body', brief: 'on a dead or unconscious body' },
  undead: { full: 'Target: your Undead', brief: 'on your Undead' },
  'your-pet': { full: 'Target: one of your pets', brief: 'on one of your pets' },
  'your-daemon': { full: 'Target: your Daemon', brief: 'on your Daemon' },
  'opposing-daemon': { full: 'Target: opposing Daemon', brief: 'on an opposing Daemon' },
};

const kinds: Readonly<Record<SkillKind, Fact>> = {
  enchantment: { full: 'Enchantment', brief: 'Enchantment' },
  hex: { full: 'Hex', brief: 'Hex' },
  'force-enchantment': { full: 'Force Enchantment', brief: 'Force Enchantment' },
  trap: { full: 'Trap', brief: 'Trap' },
  guest: { full: 'Loa, Guest', brief: 'Guest' },
  sleeper: { full: 'Loa, Sleeper', brief: 'Sleeper' },
  intruder: { full: 'Loa, Intruder', brief: 'Intruder' },
  snowball: { full: 'Snowball', brief: 'Snowball' },
};

const requirements: Readonly<Record<Requirement, Fact>> = {
  'contact-with-target': { full: 'In base contact with the target', brief: 'in contact' },
  'no-contact-with-target': { full: 'Not in base contact with the target', brief: 'not in contact' },
  'contact-with-terrain': { full: 'In base contact with terrain', brief: 'touching terrain' },
  mouth: { full: 'Only if the miniature has a mouth', brief: 'needs a mouth' },
  horns: { full: 'Only if the miniature has horns', brief: 'needs horns' },
  wings: { full: 'Only if the miniature has wings', brief: 'needs wings' },
  'no-attack-before': {
    full: 'Only if you haven’t attacked this turn',
    brief: 'only if you haven’t attacked this turn',
  },
  'reaction-only': { full: 'Only as a reaction', brief: 'only as a reaction' },
  'delayed-action-only': { full: 'Only as a delayed action', brief: 'only as a delayed action' },
  'once-per-battle': { full: 'Once per match', brief: 'once per match' },
  'before-summoning': { full: 'Before Summon Daemon', brief: 'before Summon Daemon' },
  // Asked of whoever builds the hero, not at the table.
  'once-for-each-pet': { full: 'Take it once for each pet you field' },
  'instead-of-training': {
    full: 'May replace Basic Animal Training for one pet: note which in secret, and reveal it on first use',
    brief: 'for one pet',
  },
  'brings-a-pet': { full: 'Needed to command your pet', brief: 'needed to command your pet' },
  'may-answer-reaction': {
    full: 'Also as a delayed action when an opponent announces a reaction: yours comes first and targets that Hero',
    brief:
      'also as a delayed action when an opponent announces a reaction: yours comes first and targets that Hero',
  },
  'answers-announcement': {
    full: 'Right after the target announces an action',
    brief: 'right after the target announces an action',
  },
  'used-up-by-success-only': { full: 'Only a success uses it up', brief: 'only a success uses it up' },
  'unconscious-too': { full: 'Also on unconscious allies', brief: 'also on unconscious allies' },
  'no-snowman': { full: 'Not on snowmen', brief: 'not on snowmen' },
  'after-each-movement': { full: 'After each movement action', brief: 'after each movement action' },
};

/** Short in full, since every spell of a Zealot says it. */
const unarmed: Fact = { full: 'No armour, magic weapons only' };

/** All that the equipment must show, in one fact; what a school wants of all its skills is no part of a short text. */
const needed = (needs: readonly EquipmentNeed[]): readonly Fact[] => {
  if (needs.length === 0) return [];
  if (needs.some((need) => 'unarmed' in need)) return [unarmed];
  const own = needs.filter((need) => !('pole' in need)).map(needName);
  return [
    { full: `Needs ${list(needs.map(needPhrase))}`, ...(own.length > 0 && { brief: own.join(' · ') }) },
  ];
};

type FactSource = SkillBody & { readonly class: Skill['class']; readonly needs?: readonly EquipmentNeed[] };

const factsOf = (skill: FactSource): readonly Fact[] => {
  const name = skillClassNames[skill.class];
  const kind = skill.also ? `${name}, ${skillClassNames[skill.also]}` : name;
  const target = skill.target && targets[skill.target];
  const near = skill.class === 'Command' || skill.class === 'Shout' ? ' in earshot' : '';
  return [
    { full: kind, brief: kind },
    ...(skill.kind ? [kinds[skill.kind]] : []),
    ...(target ? [{ full: `${target.full}${near}`, brief: `${target.brief}${near}` }] : []),
    ...(skill.actions ? [{ full: 'Two actions', brief: '2 actions' }] : []),
    ...(skill.requires ?? []).map((requirement) => requirements[requirement]),
    ...needed(skill.needs ?? []),
  ];
};

/** Class, kind, target, what must hold and what it costs. */
export const facts = (skill: FactSource): readonly string[] => factsOf(skill).map(({ full }) => full);

/** The same beside the skill's name. */
export const brief = (skill: FactSource): readonly string[] =>
  factsOf(skill).flatMap((fact) => (fact.brief === undefined ? [] : [fact.brief]));
