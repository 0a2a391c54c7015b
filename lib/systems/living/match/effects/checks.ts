import type { When } from '../../skills/effects/effect';
import type { TargetState } from '../../skills/effects/terms';
import { opponentsInContact } from '../geometry/where';
import { isNamedCheck, namedChecks } from '../named/named-checks';
import type { Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { isHit, type Blow, type Line } from '../state/use';

const isTarget = (state: TargetState, target: Figure, blow: Blow | undefined): boolean => {
  switch (state) {
    case 'enchanted':
      return target.charms.some(({ kind }) => kind === 'enchantment');
    case 'has-condition':
      return (blow?.target === target.id ? blow.hadCondition : undefined) ?? target.conditions.length > 0;
    case 'used-skill-last-turn':
      return target.deeds.usedSkill;
  }
};

/** Whether a condition of an entry holds in a line. */
export const holds = (game: Game, asked: When, line: Line): boolean => {
  const { use, trigger } = line;
  const blow = use.blow ?? trigger?.blow;
  switch (asked.when) {
    case 'hits': {
      const of = asked.of === undefined ? blow : use.ordered;
      return of !== undefined && isHit(of);
    }
    case 'kills':
      return blow?.kills ?? false;
    case 'damages':
      return (blow?.damage ?? 0) > 0;
    case 'in-contact-with-opponent-after-moving':
      return opponentsInContact(game, figureOf(game, use.user)).length > 0;
    case 'target-is':
      return isTarget(asked.is, figureOf(game, line.target), blow);
    case 'pet-attacks-this-turn':
    case 'pet-has-more-life':
    case 'you-have-more-life-than-pet':
      return namedChecks[asked.when].holds(game, use);
  }
};

/** Keeps what a condition leads to that does not hold and may yet. */
export const waitFor = (game: Game, { when }: When, { use }: Line): void => {
  if (isNamedCheck(when)) namedChecks[when].waits?.(game, use);
};
