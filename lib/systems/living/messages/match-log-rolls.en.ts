import type { LogEntry } from '@/lib/systems/living/match/report/match-log';
import type { Outcome } from '../match/report/outcomes';
import { findSkill } from '../skills/index';
import { count, list } from '#words/language/words';
import { skillName } from '#words/systems/living/messages/match-set-up';
import type { Names } from '#words/systems/living/messages/request-text';
import { valueNames } from '#words/systems/living/messages/skill-text/words';

type Of<Type extends LogEntry['type']> = Extract<LogEntry, { readonly type: Type }>;

/** Rolled sides as the faces of a die. */
const faces = (sides: readonly number[]): string =>
  sides.length === 0 ? 'no dice' : sides.map((side) => String(side + 1)).join(' ');

const outcomes: Readonly<Record<'miss' | 'no-damage', string>> = {
  miss: ' A miss.',
  'no-damage': ' No damage.',
};

const after = (outcome: Outcome | undefined): string =>
  outcome === 'miss' || outcome === 'no-damage' ? outcomes[outcome] : '';

/** "Jane rolls 6 5 1 and picks the 6: AV 4." */
export const rolledText = (entry: Of<'rolled'>, names: Names, outcome: Outcome | undefined): string => {
  const rolls = `${names(entry.figure)} rolls ${faces(entry.faces)}`;
  const { value } = entry;
  if (value) {
    const picks =
      value.side === undefined || entry.faces.length < 2 ? '' : ` and picks the ${value.side + 1}`;
    return `${rolls}${picks}: ${valueNames[value.value]} ${value.is}.${after(outcome)}`;
  }
  if (entry.why === 'projectile') {
    const stopped =
      outcome === undefined ? '' : outcome === 'stopped' ? ' and stops it' : ' and can’t stop it';
    return `${rolls} against the magic projectile${stopped}.`;
  }
  if (entry.why === 'MDV') return `${rolls} to resist.`;
  return `${rolls}${entry.why.includes('/') ? ` for ${skillName(entry.why)}` : ''}.`;
};

/** "Jane picks the 6: AV 4." */
export const valueText = (
  { figure, value, is, side }: Of<'value'>,
  names: Names,
  outcome: Outcome | undefined,
): string =>
  `${names(figure)} ${side === undefined ? 'has' : `picks the ${side + 1}:`} ${valueNames[value]} ${is}.${after(outcome)}`;

/** "from the 5"; only a blood sacrifice turns a die to a face that nobody rolled. */
const fromFace = (side: number, skill: string, before: readonly LogEntry[]): string => {
  const roll = before.findLast((entry) => entry.type === 'rolled' && entry.why === skill);
  const isTurned = roll?.type === 'rolled' && !roll.faces.includes(side);
  return isTurned ? `from a die turned to its ${side + 1} by the blood sacrifice` : `from the ${side + 1}`;
};

/** Why a skill failed; follows its name. */
const failures: Readonly<Record<NonNullable<Of<'skill'>['why']>, string>> = {
  stopped: 'it was stopped',
  'no-skill-pip': 'it needed a Skill pip',
  'no-magic-pip': 'it needed a Magic pip',
  'too-far': 'its target was too far away',
  'too-late': 'it came too late',
  refused: 'another spirit has its target',
};

/** "it needed a Skill pip; the roll was 2 4 4". @param last the last roll, which may be of somebody else */
export const failureText = (
  { figure, skill, why = 'no-skill-pip' }: Of<'skill'>,
  last?: Pick<Of<'rolled'>, 'figure' | 'faces' | 'why'>,
): string => {
  // A mount may roll for its rider.
  const isRoll = last !== undefined && (last.figure === figure || last.why === skill);
  const isMissing = why === 'no-skill-pip' || why === 'no-magic-pip' || why === 'too-far';
  return `${failures[why]}${isMissing && isRoll ? `; the roll was ${faces(last.faces)}` : ''}`;
};

/** Failures of a roll: what stands before the first pip has happened. */
const ofRoll: ReadonlySet<Of<'skill'>['why']> = new Set<Of<'skill'>['why']>([
  'no-skill-pip',
  'no-magic-pip',
  'too-far',
]);

/** "does nothing this time"; "does nothing more" after a movement or a cost. */
export const failedText = ({ skill, why = 'no-skill-pip' }: Of<'skill'>): string =>
  ofRoll.has(why) &&
  findSkill(skill)?.always?.some((effect) => 'act' in effect || 'choose' in effect || 'lasting' in effect) ===
    true
    ? 'does nothing more'
    : 'does nothing this time';

/**
 * "Fireball works, with 1 Skill pip and 2 Magic pips (from the 5)."
 * @param before entries before this one
 */
export const skillText = (entry: Of<'skill'>, before: readonly LogEntry[]): string => {
  const { skill, works, green, magic, side } = entry;
  // The line above says what was rolled.
  if (!works) return `${skillName(skill)} ${failedText(entry)}: ${failureText(entry)}.`;
  const from = side === undefined || magic === 0 ? '' : ` (${fromFace(side, skill, before)})`;
  const pips = [count(green, 'Skill pip'), ...(magic > 0 ? [`${count(magic, 'Magic pip')}${from}`] : [])];
  return `${skillName(skill)} works, with ${list(pips)}.`;
};

/** "Fireball gets through to Jane with 2 Magic pips." */
export const resistedText = ({ figure, skill, power }: Of<'resisted'>, names: Names): string =>
  power > 0
    ? `${skillName(skill)} gets through to ${names(figure)} with ${count(power, 'Magic pip')}.`
    : `${names(figure)} defends against ${skillName(skill)}: no Magic pips get through.`;
