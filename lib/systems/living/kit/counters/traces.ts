import { unbound } from '../../../../cards/kit/counters';
import { bestFace } from '../../../../painted-die/die';
import type { HeroDraft } from '../../sheet/hero';
import { namedTraces, type NamedId } from '../../skills/effects/named';
import type { Amount, Group, Until } from '../../skills/effects/terms';
import { bodiesOf, type Skill } from '../../skills/school';

/** Properties of a skill that its counters tell. */
export const lastings = ['turns', 'attacks', 'charges', 'check', 'match', 'grows', 'unbound'] as const;
export interface Lasts {
  readonly by: (typeof lastings)[number];
  /** Counters on one bearer; where heroes need different numbers the largest. */
  readonly count: number;
}

/** Simultaneous bearers of this counter: one figure for each hero, or all of a group. */
export const bearers = ['one', 'allies', 'opponents', 'figures'] as const;
export type Bearers = (typeof bearers)[number];

/** Figures of the heroes that are printed, who may be on either side. */
export interface PartySize {
  readonly heroes: number;
  readonly figures: number;
  /** The most on one side. */
  readonly ofTeam: number;
  /** Nobody plays but these. */
  readonly closed?: boolean;
}

/** A beast shape is its hero's own. */
const besideHero = ({ followers }: HeroDraft): number =>
  followers.filter(({ kind }) => kind !== 'beast-shape').length;

/** Heroes with all followers that they have built. */
export const partySize = (heroes: readonly HeroDraft[], ofTeam: number): PartySize => ({
  heroes: heroes.length,
  figures: heroes.length + heroes.reduce((sum, hero) => sum + besideHero(hero), 0),
  ofTeam,
});

const lines = ['always', 'green', 'blue'] as const;
type LineOf = (typeof lines)[number];

/** One thing that a line leaves on the table. */
interface Trace {
  readonly by: Lasts['by'];
  /** With one pip, if it grows. */
  readonly count: number;
  readonly grows: boolean;
  /** Whether the pips of its line decide how strong it is. */
  readonly scales: boolean;
  readonly on: Bearers;
  readonly line: LineOf;
}

type Found = Omit<Trace, 'line' | 'on' | 'scales'>;

/** Starting Hand, and so the most green pips from a die with one. */
const handSize = 5;

const counted = (by: Lasts['by'], amount: Amount): Found => {
  if (typeof amount === 'number') return { by, count: amount, grows: true };
  return { by, count: 'fixed' in amount ? amount.fixed : unbound, grows: false };
};

/** Counters for how long something lasts; none if it is over at once or lasts as long as its carrier. */
const ofDuration = (until: Until): readonly Found[] => {
  if (until === 'this-action' || until === 'for-good') return [];
  if (until === 'match') return [{ by: 'match', count: 1, grows: false }];
  if (typeof until === 'string') return [{ by: 'turns', count: 1, grows: false }];
  if ('turns' in until) return [counted('turns', until.turns)];
  return 'phases' in until ? [counted('turns', until.phases)] : [counted('attacks', until.attacks)];
};

const isGroup = (whom: unknown): whom is Group =>
  typeof whom === 'object' && whom !== null && 'every' in whom;

const bearersOf = (whom: unknown): Bearers => {
  if (!isGroup(whom)) return 'one';
  // Those who share the contact or the reach of a few are few.
  if (whom.in === 'contact' || whom.in === 'contact-with-target') return 'one';
  switch (whom.every) {
    case 'ally':
    case 'other-ally':
    case 'ally-of-target':
      return 'allies';
    case 'opponent':
    case 'opponent-of-target':
      return 'opponents';
    case 'hero':
    case 'figure':
      return 'figures';
    case 'pet':
    case 'undead':
    case 'dead-ally':
    case 'opposing-daemon':
      return 'one';
  }
};

const isNamed = (
  value: object,
): value is { readonly named: NamedId; readonly figures: Readonly<Record<string, Amount>> } =>
  'named' in value && 'figures' in value;

/** It is gone with the next skill check, whenever that is. */
const isForOneCheck = (lasting: unknown): boolean =>
  Array.isArray(lasting) &&
  lasting.length > 0 &&
  lasting.every(
    (one: unknown) => typeof one === 'object' && one !== null && 'for' in one && one.for === 'next-check',
  );

/** Whether a digit in it grows with pips; 0 times any number is 0. */
const hasDigit = (value: unknown): boolean =>
  (typeof value === 'number' && value !== 0) ||
  (typeof value === 'object' && value !== null && !('fixed' in value) && Object.values(value).some(hasDigit));

/** Traces that one statement of a line leaves by itself, without the statements within it. */
const ofStatement = (value: object): readonly Omit<Trace, 'line' | 'scales'>[] => {
  const on = (found: readonly Found[], whom?: unknown) =>
    found.map((one) => ({ ...one, on: bearersOf(whom) }));
  if ('lasting' in value && 'until' in value) {
    if (isForOneCheck(value.lasting)) return on([{ by: 'check', count: 1, grows: false }]);
    const isCarried = value.until === 'while-it-lasts' || value.until === 'this-turn';
    return isCarried ? [] : on(ofDuration(value.until as Until), 'on' in value ? value.on : undefined);
  }
  if ('parameter' in value) {
    if ((value.parameter === 'lasts' || value.parameter === 'stays') && 'until' in value)
      return on(ofDuration(value.until as Until));
    return (value.parameter === 'becomes-sleeper' || value.parameter === 'repeats') && 'turns' in value
      ? on([counted('turns', value.turns as Amount)])
      : [];
  }
  if ('act' in value) {
    if (value.act === 'disable' && 'until' in value)
      return on(ofDuration(value.until as Until), 'whom' in value ? value.whom : undefined);
    return value.act === 'take-action' && 'times' in value
      ? on([counted('charges', value.times as Amount)])
      : [];
  }
  if (isNamed(value)) {
    const trace = namedTraces[value.named];
    if (trace === undefined) return [];
    if (trace === 'turn' || trace === 'match')
      return on([{ by: trace === 'turn' ? 'turns' : trace, count: 1, grows: false }]);
    const amount = value.figures[trace];
    return amount === undefined ? [] : on([counted('charges', amount)]);
  }
  return 'has' in value && value.has === 'next' && 'count' in value
    ? on([counted('charges', value.count as Amount)])
    : [];
};

const tracesIn = (value: unknown, line: LineOf): readonly Trace[] => {
  if (Array.isArray(value)) return value.flatMap((one) => tracesIn(one, line));
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...ofStatement(value).map((trace) => ({
      ...trace,
      line,
      scales: line !== 'always' && 'lasting' in value && hasDigit(value.lasting),
    })),
    ...Object.values(value).flatMap((inner) => tracesIn(inner, line)),
  ];
};

/** Pips that a hero can roll for a line at best; an unpainted die counts as painted. */
const mostPips = (line: LineOf, { faces, followers }: HeroDraft): number => {
  const magic = Math.max(bestFace(faces, 'magic'), ...followers.map((one) => bestFace(one.faces, 'magic')));
  return line === 'blue' ? magic || unbound : line === 'green' ? handSize : 1;
};

/**
 * Counters on one bearer when this hero uses it with the best possible roll.
 */
const onOne = ({ count, grows, line }: Trace, hero: HeroDraft): number =>
  grows ? Math.ceil(count * mostPips(line, hero)) : count;

/** Figures that can have it at once: an ally is anybody but an opponent, and there's at least one opponent. */
const groupSize = (on: Bearers, { figures, ofTeam }: PartySize, own: number): number => {
  switch (on) {
    case 'one':
      return 1;
    case 'allies':
      return Math.min(figures, ofTeam);
    case 'figures':
      return figures;
    case 'opponents':
      return Math.max(1, figures - own);
  }
};

/** Lines whose pips decide how strong the skill is for as long as it lasts. */
const scalingWhileItLasts = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if ('lasting' in value && 'until' in value && value.until === 'while-it-lasts')
    return hasDigit(value.lasting);
  return Object.values(value).some(scalingWhileItLasts);
};

export interface SkillNeed {
  readonly count: number;
  readonly why: {
    readonly lasts: Lasts;
    readonly on: Bearers;
    readonly heroes: number;
    readonly closed?: true;
  };
  /** The most pips that decide how strong it is, where they are of one colour and a single counter lies there. */
  readonly pips?: number;
}

/**
 * A skill's own counters, for the heroes who have it: as many as show how long it lasts, for each bearer. A group
 * bears it once, whichever hero uses it.
 */
export const skillNeed = (
  skill: Skill,
  heroes: readonly HeroDraft[],
  party: PartySize,
): SkillNeed | undefined => {
  const isUnbound = skill.kind === 'trap' || skill.kind === 'sleeper' || skill.kind === 'intruder';
  const traces: readonly Trace[] = isUnbound
    ? [{ by: 'unbound', count: unbound, grows: false, scales: false, on: 'one', line: 'always' }]
    : bodiesOf(skill).flatMap((body) => lines.flatMap((line) => tracesIn(body[line], line)));
  const needs = traces.map((trace): SkillNeed => {
    const counts = heroes.map((hero) => onOne(trace, hero));
    const own = heroes.length === 1 ? partySize(heroes, 1).figures : 1;
    const size = groupSize(trace.on, party, own);
    const most = Math.max(0, ...counts);
    const by = trace.grows && trace.by === 'turns' && most > 1 ? 'grows' : trace.by;
    return {
      count: trace.on === 'one' ? counts.reduce((sum, one) => sum + one, 0) : most * size,
      why: {
        lasts: { by, count: most },
        on: trace.on,
        heroes: heroes.length,
        ...(party.closed && { closed: true }),
      },
    };
  });
  const need = needs.reduce<SkillNeed | undefined>(
    (best, one) => (one.count > (best?.count ?? 0) ? one : best),
    undefined,
  );
  const [line, ...others] = new Set([
    ...traces.filter(({ scales }) => scales).map((trace) => trace.line),
    ...bodiesOf(skill).flatMap((body) =>
      (['green', 'blue'] as const).filter((each) => scalingWhileItLasts(body[each])),
    ),
  ]);
  if (need?.why.lasts.count !== 1 || line === undefined || others.length > 0) return need;
  return { ...need, pips: Math.max(...heroes.map((hero) => mostPips(line, hero))) };
};
