import { countersNow, handOf } from '../../../painted-die/companion';
import type { CompanionMoment, Duty, DutyText, FigureNow, MomentAbout } from '../../companion-part';
import { companion as say } from '#words/systems/living/messages/companion';
import { findSkill } from '../skills/index';
import { nameWithoutNote } from '../skills/school';
import { healsAtTurnBegin, wearingOf } from './wearing';

/** Undead crumble and snowmen melt; followers of other kinds do neither. */
const crumbles = (id: string): boolean => id === 'zombie' || id === 'golem';

const isHero = ({ figure }: FigureNow): boolean => figure.follows === undefined;

const where = (holds: boolean, what: string, count = 1): readonly Duty[] =>
  holds && count > 0 ? [{ what, count }] : [];

/** Counters that came before the turn that runs. */
const olderOf = ({ counters }: FigureNow, id: string): number => {
  const found = counters.find((counter) => counter.id === id);
  return found ? found.count - found.fresh : 0;
};

/** Counters of skills that wear off now. */
const wearing = (
  moment: CompanionMoment,
  now: FigureNow,
  { turnOf, isOwnTurn }: MomentAbout,
): readonly Duty[] =>
  now.counters.flatMap(({ id, count, fresh }) => {
    const skill = findSkill(id);
    if (!skill) return [];
    if (skill.kind === 'trap') return where(moment === 'round-ends', `springs:${id}`, count);
    const wears = wearingOf(skill);
    if (wears?.at !== moment || fresh >= count) return [];
    const isTheirs = wears.of === 'theirs' ? isOwnTurn : turnOf?.figure.skills.includes(id) === true;
    return where(moment === 'round-ends' || isTheirs, `wears:${id}`);
  });

/** Effects on a figure restore Life as its turns begin, before it wears off. */
const healing = (moment: CompanionMoment, now: FigureNow): readonly Duty[] =>
  moment !== 'turn-begins'
    ? []
    : now.counters.flatMap(({ id }) => {
        const skill = findSkill(id);
        return skill && healsAtTurnBegin(skill) ? [{ what: `heals:${id}`, count: 1 }] : [];
      });

const ofOwnTurn = (moment: CompanionMoment, now: FigureNow, about: MomentAbout): readonly Duty[] => {
  const hand = handOf(now);
  if (moment === 'turn-begins')
    return [
      ...where(true, 'delay', countersNow(now, 'delay')),
      ...where(hand > 0 && crumbles(now.figure.id), 'crumbles'),
    ];
  if (moment !== 'turn-ends') return [];
  if (hand === 0)
    return where(
      isHero(now) &&
        now.turnsDown > 0 &&
        countersNow(now, 'dead') === 0 &&
        (about.scenario?.comesBack !== true || about.isSuddenDeath),
      'dies',
    );
  return [
    ...where(true, 'burning', olderOf(now, 'burning')),
    ...where(true, 'poisoned', countersNow(now, 'poisoned')),
    ...where(now.figure.id === 'snowman', 'melts'),
  ];
};

/** Duties for a figure at a moment; chapters "Conditions and Statuses", "Followers", "Scenarios". */
export const duties = (moment: CompanionMoment, now: FigureNow, about: MomentAbout): readonly Duty[] => [
  ...where(moment === 'falls' && countersNow(now, 'dead') === 0, isHero(now) ? 'falls' : 'perishes'),
  ...where(
    moment === 'round-begins' &&
      about.scenario?.comesBack === true &&
      !about.isSuddenDeath &&
      isHero(now) &&
      handOf(now) === 0,
    'respawn',
  ),
  ...(about.isOwnTurn ? [...healing(moment, now), ...ofOwnTurn(moment, now, about)] : []),
  ...wearing(moment, now, about),
];

const loses = (by: number) => ({ change: 'count', of: 'hand', by: -by }) as const;
const off = (of: string, by: number) => ({ change: 'counter', of, by: -by }) as const;

const skillNamed = (id: string): string | undefined => {
  const skill = findSkill(id);
  return skill && nameWithoutNote(skill.name);
};

const ofSkill = (what: string, count: number): DutyText | undefined => {
  const [kind, id = ''] = what.split(':');
  const name = skillNamed(id);
  if (name === undefined) return undefined;
  if (kind === 'heals') return { text: say.duties.heals(name), does: [] };
  if (kind === 'wears') return { text: say.duties.wears(name), does: [off(id, 1)] };
  return kind === 'springs' ? { text: say.duties.springs(name, count), does: [off(id, count)] } : undefined;
};

const isOfScenario = (what: string): what is keyof typeof say.duties.scenario => what in say.duties.scenario;

/** A duty in words, and what it does. */
export const duty = ({ what, count }: Duty): DutyText | undefined => {
  const words = say.duties;
  switch (what) {
    case 'burns-now':
      return { text: words.burnsNow(count), does: [loses(2 * count)] };
    case 'burning':
      return { text: words.burning(count), does: [loses(2 * count), off('burning', count)] };
    case 'poisoned':
      return { text: words.poisoned(count), does: [loses(count)] };
    case 'delay':
      return { text: words.delay(count), does: [off('delay', count)] };
    case 'falls':
      return { text: words.falls, does: [{ change: 'clear' }] };
    case 'perishes':
      return { text: words.perishes, does: [{ change: 'leave' }] };
    case 'dies':
      return { text: words.dies, does: [{ change: 'counter', of: 'dead', by: 1 }] };
    case 'respawn':
      return { text: words.respawn, does: [{ change: 'renew' }] };
    case 'crumbles':
      return { text: words.crumbles, does: [loses(1)] };
    case 'melts':
      return { text: words.melts, does: [loses(1)] };
    default:
      return isOfScenario(what) ? { text: words.scenario[what], does: [] } : ofSkill(what, count);
  }
};
