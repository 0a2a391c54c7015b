import type { NamedId } from '../../effects/named';
import { findSkill } from '../../skills/index';
import type { Charm, Figure } from '../figure';

const lure: NamedId = 'tease';

const known = new Map<string, boolean>();

/** Whether a skill lures. */
const lures = (skill: string): boolean => {
  let does = known.get(skill);
  if (does === undefined) {
    does = (findSkill(skill)?.green ?? []).some((effect) => 'named' in effect && effect.named === lure);
    known.set(skill, does);
  }
  return does;
};

/** What lures a figure in the turn that is under way, and in no turn before. */
export const isLure = ({ isActing }: Figure, { skill, clock }: Charm): boolean =>
  isActing && clock.ends === 'turn-ends' && clock.isFromNext !== true && lures(skill);

/** Whoever lures a figure is no target of its actions. */
export const isLuredBy = (figure: Figure, { id }: Figure): boolean =>
  figure.charms.length > 0 && figure.charms.some((charm) => charm.by === id && isLure(figure, charm));
