import type { LogEntry } from '../match/report/match-log';
import type { RuleRef } from '../reference/chapters';
import { findSkill } from '../skills/index';

const actions: Readonly<Record<string, RuleRef>> = {
  move: 'actions#movement',
  charge: 'actions#charge',
  melee: 'actions#melee-attack',
  shoot: 'actions#ranged-attack',
  use: 'actions#skill',
  delay: 'actions#delay',
  recover: 'actions#recover',
  restore: 'actions#recover',
  reload: 'actions#reload',
  'move-and-reload': 'armoury#reloading',
  climb: 'actions#climbing',
  'stand-up': 'conditions#knockdown',
  'shake-off': 'conditions#dazed',
  mount: 'followers#mounting',
  dismount: 'followers#mounting',
  'drop-cannon': 'armoury#cannon',
};

const ofSkill = (id: string): RuleRef | undefined =>
  findSkill(id) ? (`skills/${id}` as RuleRef) : undefined;

const values: Readonly<Record<string, RuleRef>> = { MAV: 'magic#defending', MDV: 'magic#defending' };

/** The rule that a line of the log goes by. */
export const ruleOf = (entry: LogEntry): RuleRef | undefined => {
  switch (entry.type) {
    case 'phase':
    case 'turn':
    case 'cards':
      return 'actions#initiative';
    case 'action':
      return entry.skill === undefined ? actions[entry.action] : ofSkill(entry.skill);
    case 'reaction':
      return 'actions#delay';
    case 'moved':
      return actions[entry.action ?? 'move'] ?? 'actions#movement';
    case 'rolled':
      return entry.value ? (values[entry.value.value] ?? 'combat#values') : ofSkill(entry.why);
    case 'value':
      return values[entry.value] ?? 'combat#values';
    case 'attack':
      if (entry.skill !== undefined) return ofSkill(entry.skill);
      return entry.kind === 'ranged' ? 'combat#ranged' : 'combat#melee';
    case 'critical':
      return 'combat#critical';
    case 'damage':
      return 'combat#damage';
    case 'loss':
      return entry.of ? `conditions#${entry.of}` : 'dice#hand';
    case 'healed':
      return 'dice#hand';
    case 'condition':
    case 'cured':
      return `conditions#${entry.condition}`;
    case 'aura':
    case 'aura-ends':
    case 'skill':
    case 'laid':
    case 'went-off':
      return ofSkill(entry.skill);
    case 'resisted':
      return 'magic#defending';
    case 'down':
    case 'spared':
      return 'dice#unconscious';
    case 'dead':
    case 'gone':
      return 'dice#dead';
    case 'raised':
      return 'dice#resurrection';
    case 'came':
      return 'dice#respawn';
    case 'shape':
      return 'followers#beast-shape';
    case 'sudden-death':
      return 'scenarios#sudden-death';
    case 'placed':
    case 'token':
    case 'circle':
    case 'score':
      return 'scenarios';
    case 'end':
      return undefined;
  }
};
