import { countersNow, handOf } from '../../../painted-die/companion';
import type { CompanionMoment, Duty, DutyText, FigureNow, MomentAbout } from '../../companion-part';
import { companion as say } from '#words/systems/first/messages/companion';
import type { Skill } from '../skills/category';
import { findSkill } from '../skills/index';
import type { Effect } from '../skills/effect';

const isHero = ({ figure }: FigureNow): boolean => figure.follows === undefined;

const where = (holds: boolean, what: string, count = 1): readonly Duty[] =>
  holds && count > 0 ? [{ what, count }] : [];

const effectsOf = ({ always = [], green, blue = [] }: Skill): readonly Effect[] => [
  ...always,
  ...green,
  ...blue,
];

/** Counters of a skill that last by turns of their bearer, or go only with use. */
const lastsOtherwise = (skill: Skill): boolean =>
  effectsOf(skill).some(
    (effect) =>
      effect.act === 'lay-traps' ||
      effect.act === 'raise' ||
      (effect.act === 'change' && effect.until === 'next-attack'),
  );

const has = (skill: Skill, act: Effect['act']): boolean =>
  effectsOf(skill).some((effect) => effect.act === act);

/** Whether it lasts to the end of its user's next turn, not to the beginning. */
const lastsToEnd = (skill: Skill): boolean =>
  effectsOf(skill).some((effect) => effect.act === 'change' && effect.until === 'end-of-your-next-turn');

/** Skill counters that end at this edge of a turn: the user's, unless the bearer's turns count. */
const ending = (
  moment: CompanionMoment,
  now: FigureNow,
  { turnOf, isOwnTurn }: MomentAbout,
): readonly Duty[] =>
  now.counters.flatMap(({ id, count, fresh }) => {
    const skill = findSkill(id);
    if (!skill || lastsOtherwise(skill)) return [];
    if (has(skill, 'mend')) return where(moment === 'turn-begins' && isOwnTurn, `mends:${id}`);
    if (has(skill, 'summon')) return where(moment === 'turn-begins' && isOwnTurn, `turns:${id}`);
    const isUsers = turnOf?.figure.skills.includes(id) === true;
    const at = lastsToEnd(skill) ? 'turn-ends' : 'turn-begins';
    return where(moment === at && isUsers && fresh < count, `ends:${id}`, count);
  });

const ofOwnTurn = (now: FigureNow, { scenario }: MomentAbout): readonly Duty[] => {
  const isDown = countersNow(now, 'down') > 0 || handOf(now) === 0;
  if (!isHero(now) || !isDown || countersNow(now, 'dead') > 0) return [];
  if (scenario?.comesBack === true) return where(true, scenario.id === 'deathmatch' ? 'spawn' : 'respawn');
  if (now.turnsDown < 2) return where(true, 'lost');
  return where(true, handOf(now) > 0 ? 'gets-up' : 'dies');
};

/** Duties for a figure at a moment; chapters "The Dicepool", "Skills". */
export const duties = (moment: CompanionMoment, now: FigureNow, about: MomentAbout): readonly Duty[] => [
  ...where(moment === 'falls' && countersNow(now, 'dead') === 0, isHero(now) ? 'falls' : 'perishes'),
  ...(moment === 'turn-begins' && about.isOwnTurn ? ofOwnTurn(now, about) : []),
  ...ending(moment, now, about),
];

const off = (of: string, by: number) => ({ change: 'counter', of, by: -by }) as const;

const ofSkill = (what: string, count: number): DutyText | undefined => {
  const [kind, id = ''] = what.split(':');
  const skill = findSkill(id);
  if (!skill) return undefined;
  switch (kind) {
    case 'ends':
      return { text: say.duties.ends(skill.name), does: [off(id, count)] };
    case 'mends':
      return {
        text: say.duties.mends(skill.name),
        does: [{ change: 'count', of: 'hand', by: 1 }, off(id, 1)],
      };
    case 'turns':
      return { text: say.duties.turns(skill.name), does: [off(id, 1)] };
    case undefined:
    default:
      return undefined;
  }
};

/** A duty in words, and what it does. */
export const duty = ({ what, count }: Duty): DutyText | undefined => {
  const words = say.duties;
  switch (what) {
    case 'falls':
      return { text: words.falls, does: [{ change: 'clear' }, { change: 'counter', of: 'down', by: 1 }] };
    case 'perishes':
      return { text: words.perishes, does: [{ change: 'leave' }] };
    case 'lost':
      return { text: words.lost, does: [] };
    case 'gets-up':
      return { text: words.getsUp, does: [off('down', 1)] };
    case 'dies':
      return { text: words.dies, does: [{ change: 'counter', of: 'dead', by: 1 }] };
    case 'respawn':
    case 'spawn':
      return { text: words[what], does: [{ change: 'renew' }] };
    case 'hills':
      return { text: words.scenario.hills, does: [] };
    default:
      return ofSkill(what, count);
  }
};
