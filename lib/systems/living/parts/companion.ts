import type { CompanionPart, FigureNow, FigureStanding, RoundEnd } from '../../companion-part';
import { countersNow, handOf } from '../../../painted-die/companion';
import { companionCounters } from '../companion/counters';
import { duties, duty } from '../companion/duties';
import { companionFigures } from '../companion/figures';
import { companion as say } from '#words/systems/living/messages/companion';
import type { HeroDraft } from '../sheet/hero';
import { conditions } from '../skills/effects/terms';
import { findSkill } from '../skills/index';
import { night } from './night';

const standing = (now: FigureNow): FigureStanding => {
  if (countersNow(now, 'dead') > 0) return { state: 'out', text: say.standing.dead };
  if (handOf(now) > 0) return { state: 'up', text: '' };
  if (now.figure.follows !== undefined) return { state: 'out', text: say.standing.perished };
  return { state: 'down', text: now.turnsDown > 0 ? say.standing.clock : say.standing.unconscious };
};

/** # of a movement action: a die each, less what slows, half of it where dazed. */
const movementOf = (now: FigureNow): number => {
  const far = Math.max(0, handOf(now) - countersNow(now, 'slowed'));
  return countersNow(now, 'dazed') > 0 ? Math.floor(far / 2) : far;
};

const holds = (now: FigureNow): readonly string[] => {
  if (standing(now).state !== 'up') return [];
  const status = (id: 'delay' | 'reload'): readonly string[] => {
    const count = countersNow(now, id);
    return count > 0 ? [say[id](count)] : [];
  };
  return [
    say.moves(movementOf(now)),
    ...now.counters.flatMap(({ id, count, fresh }) => {
      const condition = conditions.find((each) => each === id);
      return condition ? [say.conditionHolds[condition](count, fresh)] : [];
    }),
    ...status('delay'),
    ...status('reload'),
    ...(countersNow(now, 'recovering') > 0 ? [say.recovering] : []),
    ...(countersNow(now, 'flying') > 0 ? [say.flying] : []),
  ];
};

const endRound = ({ scenario, figures }: RoundEnd): readonly string[] => {
  const hasTraps = figures.some(({ skills }) => skills.some((id) => findSkill(id)?.kind === 'trap'));
  return [
    say.steps.endRound,
    ...(hasTraps ? [say.steps.traps] : []),
    ...(scenario ? [] : [say.steps.points]),
  ];
};

/** The companion of a game night of the Living Rulebook. */
export const companion: CompanionPart<HeroDraft> = {
  ...night,
  offer: say.offer,
  rounds: { one: 'phase', many: 'phases' },
  order: { order: 'shuffled' },
  figures: companionFigures,
  counters: companionCounters,
  standing,
  holds,
  duties,
  received: (counter, count) => (counter === 'burning' ? [{ what: 'burns-now', count }] : []),
  duty,
  steps: { ...say.steps, endRound },
};
