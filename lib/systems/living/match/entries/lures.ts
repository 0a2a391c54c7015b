import { oncePer } from '../../../../once-per';
import type { NamedId } from '../../skills/effects/named';
import { findSkill } from '../../skills/index';
import type { Skill } from '../../skills/school';
import type { Charm, Figure } from '../state/figure';

const lure: NamedId = 'tease';

/** Whether a skill lures. */
const lures = oncePer(({ green = [] }: Skill): boolean =>
  green.some((effect) => 'named' in effect && effect.named === lure),
);

const isFromLuring = ({ skill: id }: Charm): boolean => {
  const skill = findSkill(id);
  return skill !== undefined && lures(skill);
};

/** What lures a figure in the turn that is under way, and in no turn before. */
export const isLure = ({ isActing }: Figure, charm: Charm): boolean =>
  isActing && charm.clock.ends === 'turn-ends' && charm.clock.isFromNext !== true && isFromLuring(charm);

/** Whoever lures a figure is no target of its actions. */
export const isLuredBy = (figure: Figure, { id }: Figure): boolean =>
  figure.charms.length > 0 && figure.charms.some((charm) => charm.by === id && isLure(figure, charm));
