import { oncePer } from '../../../../once-per';
import type { NamedId } from '../../skills/effects/named';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Aura, Figure } from '../state/figure';

const lure: NamedId = 'tease';

/** Whether a skill lures. */
const lures = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'named' in effect && effect.named === lure),
);

const isFromLuring = ({ skill: id }: Aura): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && lures(skill);
};

/** What lures a figure in the turn that is under way, and in no turn before. */
export const isLure = ({ isActing }: Figure, aura: Aura): boolean =>
  isActing && aura.clock.ends === 'turn-ends' && aura.clock.isFromNext !== true && isFromLuring(aura);

/** Whoever lures a figure is no target of its actions. */
export const isLuredBy = (figure: Figure, { id }: Figure): boolean =>
  figure.auras.length > 0 && figure.auras.some((aura) => aura.by === id && isLure(figure, aura));
