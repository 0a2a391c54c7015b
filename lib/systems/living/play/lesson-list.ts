import type { MatchEvent } from '../match/state/event';
import type { About, Option } from '../match/state/option';
import type { MissionId } from '../scenarios/scenario';

/** Actor or target: the learner, or anybody in the mission. */
type Who = 'you' | 'others';

interface Asks {
  readonly asks: About['about'];
  /** One of the answers. */
  readonly offers?: Option['pick'];
  readonly phase?: number;
  /** Nobody else stands any more. */
  readonly alone?: true;
}

interface Happens {
  readonly event: MatchEvent['type'];
  readonly by: Who;
  /** Fields that the event has. */
  readonly is?: Readonly<Record<string, string | number | boolean>>;
  readonly hasCover?: true;
}

/** Moment of a lesson: a question, or an event of somebody. */
export type Moment = Asks | Happens;

type Pointer =
  /** The learner's hero. */
  | 'you'
  /** Figure that acts, or that it happens to. */
  | 'who'
  /** Target of an attack, or of the nearest one offered. */
  | 'target'
  | 'wizard'
  | 'goal'
  | { readonly dice: 'all' | 'picked' | 'green'; readonly as?: 'attack' | 'defence' };

interface LessonData {
  readonly id: string;
  readonly missions: readonly MissionId[];
  readonly when: Moment;
  readonly at: Pointer;
  /** The board points at it until it is done, and not only while the lesson is shown. */
  readonly lasts?: true;
  /** Nothing new comes from here on: the hero may walk to the place by himself. */
  readonly walksOn?: true;
}

const plague = { skill: 'training/plague' } as const;
const attackDie = { dice: 'picked', as: 'attack' } as const;
const defenceDie = { dice: 'picked', as: 'defence' } as const;

/** Every lesson of the four missions. Those of one moment are shown in this order. */
export const lessons = [
  {
    id: 'steps-goal',
    missions: ['first-steps'],
    when: { asks: 'action' },
    at: 'goal',
    lasts: true,
  },
  // The last event comes before the rules behind it.
  { id: 'steps-spared', missions: ['first-steps'], when: { event: 'spared', by: 'you' }, at: 'you' },
  {
    id: 'steps-plague',
    missions: ['first-steps'],
    when: { event: 'loss', by: 'you', is: plague },
    at: { dice: 'green' },
  },
  {
    id: 'steps-no-green',
    missions: ['first-steps'],
    when: { event: 'skill', by: 'you', is: { ...plague, works: false } },
    at: { dice: 'all' },
  },
  {
    id: 'steps-hand',
    missions: ['first-steps'],
    when: { event: 'rolled', by: 'you' },
    at: { dice: 'all' },
  },
  {
    id: 'steps-green',
    missions: ['first-steps'],
    when: { event: 'skill', by: 'you', is: { ...plague, works: true } },
    at: { dice: 'green' },
  },
  // Told at the first question; whoever has passed them over sees what was rolled before them.
  { id: 'steps-skill', missions: ['first-steps'], when: { asks: 'action' }, at: 'you' },
  { id: 'steps-distance', missions: ['first-steps'], when: { asks: 'action' }, at: 'you' },
  { id: 'steps-phase', missions: ['first-steps'], when: { asks: 'action', phase: 3 }, at: 'you' },
  { id: 'steps-card', missions: ['first-steps'], when: { asks: 'action', phase: 4 }, at: 'you' },
  { id: 'steps-odds', missions: ['first-steps'], when: { asks: 'action', phase: 5 }, at: 'you' },
  {
    id: 'steps-walk-on',
    missions: ['first-steps'],
    when: { asks: 'action', phase: 2 },
    at: 'goal',
    walksOn: true,
  },

  { id: 'melee-goal', missions: ['melee-training'], when: { asks: 'action' }, at: 'target', lasts: true },
  {
    id: 'melee-home',
    missions: ['melee-training'],
    when: { asks: 'action', alone: true },
    at: 'goal',
    lasts: true,
    walksOn: true,
  },
  {
    id: 'melee-contact',
    missions: ['melee-training'],
    when: { asks: 'action', offers: 'melee' },
    at: 'target',
  },
  {
    id: 'melee-av',
    missions: ['melee-training'],
    when: { event: 'value', by: 'you', is: { value: 'AV' } },
    at: attackDie,
  },
  {
    id: 'melee-dv',
    missions: ['melee-training'],
    when: { event: 'value', by: 'others', is: { value: 'DV' } },
    at: defenceDie,
  },
  { id: 'melee-damage', missions: ['melee-training'], when: { event: 'damage', by: 'others' }, at: 'who' },
  {
    id: 'melee-critical',
    missions: ['melee-training'],
    when: { event: 'critical', by: 'you' },
    at: 'target',
  },
  {
    id: 'melee-bloodlust',
    missions: ['melee-training'],
    when: { event: 'skill', by: 'you', is: { skill: 'training/bloodlust', works: true } },
    at: { dice: 'green', as: 'attack' },
  },
  { id: 'melee-boot', missions: ['melee-training'], when: { event: 'attack', by: 'others' }, at: 'who' },
  {
    id: 'melee-defence',
    missions: ['melee-training'],
    when: { event: 'value', by: 'you', is: { value: 'DV' } },
    at: defenceDie,
  },
  { id: 'melee-hurt', missions: ['melee-training'], when: { event: 'damage', by: 'you' }, at: 'you' },
  { id: 'melee-actions', missions: ['melee-training'], when: { asks: 'action' }, at: 'you' },
  {
    id: 'melee-charge',
    missions: ['melee-training'],
    when: { asks: 'action', offers: 'charge' },
    at: 'target',
  },

  {
    id: 'fire-runner',
    missions: ['open-fire'],
    when: { event: 'came', by: 'others' },
    at: 'who',
    lasts: true,
  },
  { id: 'fire-shot', missions: ['open-fire'], when: { asks: 'action', offers: 'shoot' }, at: 'target' },
  {
    id: 'fire-rav',
    missions: ['open-fire'],
    when: { event: 'value', by: 'you', is: { value: 'RAV' } },
    at: attackDie,
  },
  {
    id: 'fire-cover',
    missions: ['open-fire'],
    when: { event: 'value', by: 'others', is: { value: 'DV' }, hasCover: true },
    at: 'who',
  },
  { id: 'fire-critical', missions: ['open-fire'], when: { event: 'critical', by: 'you' }, at: 'target' },
  {
    id: 'fire-quick',
    missions: ['open-fire'],
    when: { event: 'skill', by: 'you', is: { skill: 'training/fast-reload', works: true } },
    at: { dice: 'green', as: 'attack' },
  },
  { id: 'fire-arrived', missions: ['open-fire'], when: { event: 'loss', by: 'you' }, at: 'you' },
  { id: 'fire-reload', missions: ['open-fire'], when: { asks: 'action', offers: 'reload' }, at: 'you' },
  { id: 'fire-delay', missions: ['open-fire'], when: { asks: 'action', offers: 'delay' }, at: 'you' },
  { id: 'fire-order', missions: ['open-fire'], when: { asks: 'action', phase: 2 }, at: 'you' },

  { id: 'magic-goal', missions: ['kind-of-magic'], when: { asks: 'action' }, at: 'wizard', lasts: true },
  {
    id: 'magic-pips',
    missions: ['kind-of-magic'],
    when: { event: 'skill', by: 'you', is: { skill: 'training/life-boon', works: true } },
    at: { dice: 'all', as: 'attack' },
  },
  {
    id: 'magic-defence',
    missions: ['kind-of-magic'],
    when: { event: 'resisted', by: 'others' },
    at: { dice: 'all', as: 'defence' },
  },
  { id: 'magic-healed', missions: ['kind-of-magic'], when: { event: 'healed', by: 'others' }, at: 'who' },
  { id: 'magic-pays', missions: ['kind-of-magic'], when: { event: 'loss', by: 'others' }, at: 'wizard' },
  { id: 'magic-missile', missions: ['kind-of-magic'], when: { event: 'damage', by: 'others' }, at: 'who' },
  { id: 'magic-threat', missions: ['kind-of-magic'], when: { event: 'damage', by: 'you' }, at: 'wizard' },
  { id: 'magic-died', missions: ['kind-of-magic'], when: { event: 'loss', by: 'you' }, at: 'you' },
  { id: 'magic-spell', missions: ['kind-of-magic'], when: { asks: 'action', offers: 'use' }, at: 'you' },

  { id: 'reaction', missions: ['open-fire', 'kind-of-magic'], when: { asks: 'reaction' }, at: 'you' },
] as const satisfies readonly LessonData[];

export type LessonId = (typeof lessons)[number]['id'];

export interface Lesson extends LessonData {
  readonly id: LessonId;
}
