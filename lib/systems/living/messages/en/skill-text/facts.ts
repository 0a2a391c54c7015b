import type {
  EquipmentNeed,
  Requirement,
  Skill,
  SkillBody,
  SkillKind,
  SkillTarget,
} from '../../../skills/school';
import { list } from '../../../../../language/en';
import { needPhrase } from '../skill-locks';

const targets: Readonly<Record<SkillTarget, string>> = {
  self: 'Target: you',
  ally: 'Target: ally',
  'other-ally': 'Target: another ally',
  opponent: 'Target: opponent',
  any: 'Target: any Hero',
  'dead-ally': 'Target: dead ally',
  'dead-hero': 'Target: dead Hero or follower',
  'dead-body': 'Target: dead body',
  undead: 'Target: your Undead',
  'your-pet': 'Target: one of your pets',
  'your-daemon': 'Target: your Daemon',
  'opposing-daemon': 'Target: opposing Daemon',
};

const kinds: Readonly<Record<SkillKind, string>> = {
  enchantment: 'Enchantment',
  hex: 'Hex',
  'force-enchantment': 'Force Enchantment',
  trap: 'Trap',
  guest: 'Loa, Guest',
  sleeper: 'Loa, Sleeper',
  intruder: 'Loa, Intruder',
  snowball: 'Snowball',
};

const requirements: Readonly<Record<Requirement, string>> = {
  'contact-with-target': 'In base contact with the target',
  'no-contact-with-target': 'Not in base contact with the target',
  'contact-with-terrain': 'In base contact with terrain',
  mouth: 'The miniature shows a mouth',
  horns: 'The miniature shows horns',
  wings: 'The miniature shows wings',
  'no-attack-before': 'Not after an attack this turn',
  'reaction-only': 'Only as a reaction',
  'delayed-action-only': 'Only as a delayed action',
  'once-per-battle': 'Once per battle',
  'before-summoning': 'Before Summon Daemon',
  'once-for-each-pet': 'Once for each pet that you bring',
  'instead-of-training': 'May replace Basic Animal Training for one pet, noted in secret until its first use',
  'brings-a-pet': 'Needed to command your pet',
  'may-answer-reaction':
    "Also as a delayed action, right before an opponent's announced reaction: that Hero is the target",
  'answers-announcement': 'Right after the target announced an action',
  'used-up-by-success-only': 'Only a success uses it up',
  'unconscious-too': 'Also on the unconscious',
  'no-snowman': 'Not on snowmen',
  'after-each-movement': 'After each movement action',
};

/** Short, since every spell of a Zealot says it. */
const needed = (needs: readonly EquipmentNeed[]): string =>
  needs.some((need) => 'unarmed' in need)
    ? 'Unarmoured, magic weapons only'
    : `Needs ${list(needs.map(needPhrase))}`;

/** What a card says of a skill before its lines. */
export const facts = (
  skill: SkillBody & { readonly class: Skill['class']; readonly needs?: readonly EquipmentNeed[] },
): readonly string[] => [
  skill.also ? `${skill.class}, ${skill.also}` : skill.class,
  ...(skill.kind ? [kinds[skill.kind]] : []),
  ...(skill.target
    ? [`${targets[skill.target]}${skill.class === 'Command' || skill.class === 'Shout' ? ' in earshot' : ''}`]
    : []),
  ...(skill.actions ? ['Two actions'] : []),
  ...(skill.requires ?? []).map((requirement) => requirements[requirement]),
  ...(skill.needs?.length ? [needed(skill.needs)] : []),
];

const briefTargets: Readonly<Record<SkillTarget, string>> = {
  self: 'on you',
  ally: 'on an ally',
  'other-ally': 'on another ally',
  opponent: 'on an opponent',
  any: 'on any Hero',
  'dead-ally': 'on a dead ally',
  'dead-hero': 'on a dead Hero or follower',
  'dead-body': 'on a dead body',
  undead: 'on your Undead',
  'your-pet': 'on a pet of yours',
  'your-daemon': 'on your Daemon',
  'opposing-daemon': 'on an opposing Daemon',
};

const briefRequirements: Partial<Readonly<Record<Requirement, string>>> = {
  'contact-with-target': 'in contact',
  'no-contact-with-target': 'not in contact',
  'contact-with-terrain': 'touching terrain',
  mouth: 'mouth',
  horns: 'horns',
  wings: 'wings',
  'instead-of-training': 'for one pet',
};

/** What a short text says beside the skill's name: class, kind, target, cost, and what must hold when it is used. */
export const brief = (
  skill: SkillBody & { readonly class: Skill['class']; readonly needs?: readonly EquipmentNeed[] },
): readonly string[] => {
  const own = (skill.needs ?? []).filter((need) => !('unarmed' in need) && !('pole' in need));
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return [
    skill.also ? `${skill.class}, ${skill.also}` : skill.class,
    ...(skill.kind ? [kinds[skill.kind].replace('Loa, ', '')] : []),
    ...(skill.target
      ? [
          `${briefTargets[skill.target]}${skill.class === 'Command' || skill.class === 'Shout' ? ' in earshot' : ''}`,
        ]
      : []),
    ...(skill.actions ? [`${skill.actions} actions`] : []),
    ...(skill.requires ?? []).map((one) => briefRequirements[one] ?? lower(requirements[one])),
    ...own.map((need) => needPhrase(need).replaceAll(/\ba /g, '')),
  ];
};
