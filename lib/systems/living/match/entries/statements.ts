import type { Effect, Lasting, Property } from '../../skills/effects/effect';
import { type Unit, isGroup } from '../../skills/effects/terms';
import { skills } from '../../skills/index';
import { bodiesOf, type Skill } from '../../skills/school';
import type { Modifier } from '../state/figure';
import { lines, type LineId } from '../state/use';

/**
 * Memory of a modifier: whose turn it was when it was laid; the reach of an aura, in #; the bearer's own Hand behind
 * a substitute; damage its bearer has dealt while it lasted; attacks its skill has negated; turns it has lasted.
 */
export type Memory = 'whose-turn' | 'reach' | 'dice-behind' | 'damage' | 'negated-attacks' | 'turns';

/**
 * A lasting effect at its place in an entry. Its number stays the same while the entries do: replays name
 * their version.
 */
export interface Statement {
  readonly number: number;
  readonly skill: Skill;
  readonly line: LineId;
  readonly says: Lasting;
  /** Names of its properties. */
  readonly kinds: ReadonlySet<Property['has']>;
  /** Applies to figures in a zone at the time, not to earlier ones. */
  readonly isAura: boolean;
  /** Applies only in the bearer's next turn. */
  readonly isForNextTurn: boolean;
  /** It waits for something, and is spent by it. */
  readonly waits: boolean;
  /** # of reach that count as base contact with its carrier, for each Magic pip. */
  readonly contact: number;
  /** Content of the note of its modifiers; undefined where they need none. */
  readonly remembers: Memory | undefined;
}

/** Contact is looked at each time, whatever the time (ruling survival-endure-pain-and-guardian-force-and-defy-pain). */
const isAura = ({ on, until, as }: Lasting): boolean =>
  isGroup(on) &&
  as === undefined &&
  on.in !== 'trap' &&
  (until === 'while-it-lasts' || on.in === 'contact-and-you');

const waits = ({ until, lasting }: Lasting): boolean =>
  until === 'next-movement' ||
  until === 'next-attack' ||
  until === 'next-skill-action' ||
  lasting.some(
    (property) => property.has === 'next' || ('for' in property && property.for === 'next-attack'),
  );

const contactOf = ({ blue = [] }: Skill, { on }: Lasting): number => {
  if (!isGroup(on) || on.in !== 'contact-with-target') return 0;
  for (const effect of blue)
    if ('parameter' in effect && effect.parameter === 'widens-contact')
      return typeof effect.radius === 'number' ? effect.radius : 0;
  return 0;
};

const isLasting = (value: object): value is Lasting => 'lasting' in value;

const lastingIn = (value: unknown): readonly Lasting[] => {
  if (Array.isArray(value)) return value.flatMap(lastingIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(lastingIn);
  return isLasting(value) ? [value, ...inner] : inner;
};

/** Units that each "for each" in it counts. */
const countedIn = (value: unknown): readonly unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('each' in value ? [value.each] : []), ...Object.values(value).flatMap(countedIn)];

const remembersBy: readonly (readonly [Unit, Memory])[] = [
  ['damage-dealt-meanwhile', 'damage'],
  ['negated-attack', 'negated-attacks'],
  ['turn-it-lasted', 'turns'],
];

const memoryOf = (says: Lasting): Memory | undefined => {
  if (isAura(says)) return 'reach';
  for (const property of says.lasting) {
    if (property.has === 'hand') return 'dice-behind';
    if (property.has === 'may-not' && property.what === 'react-to-actor') return 'whose-turn';
  }
  const counted = countedIn(says);
  return remembersBy.find(([unit]) => counted.includes(unit))?.[1];
};

const all: readonly Statement[] = skills
  .flatMap((skill) =>
    bodiesOf(skill).flatMap((body) =>
      lines.flatMap((line) => lastingIn(body[line] ?? []).map((says) => ({ skill, line, says }))),
    ),
  )
  .map((statement, number) => ({
    ...statement,
    number,
    kinds: new Set(statement.says.lasting.map(({ has }) => has)),
    isAura: isAura(statement.says),
    isForNextTurn: statement.says.until === 'during-their-next-turn',
    waits: waits(statement.says),
    contact: contactOf(statement.skill, statement.says),
    remembers: memoryOf(statement.says),
  }));

const numbers: ReadonlyMap<Effect, Statement> = new Map(all.map((statement) => [statement.says, statement]));

/** @throws RangeError for a number that no statement has: a situation of other entries. */
export const statement = (number: number): Statement => {
  const found = all[number];
  if (!found) throw new RangeError(`No statement has the number ${number}.`);
  return found;
};

/** @throws RangeError for an effect that is in no entry */
export const statementOf = (says: Lasting): Statement => {
  const found = numbers.get(says);
  if (!found) throw new RangeError('This lasting effect is in no entry.');
  return found;
};

/** Remembered value of this kind; undefined for a modifier that remembers something else, or nothing. */
export const remembered = (
  { says, note }: Pick<Modifier, 'says' | 'note'>,
  what: Memory,
): number | undefined => (statement(says).remembers === what ? note : undefined);
