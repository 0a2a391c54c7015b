import { figureOf, type MatchContext } from '../state/match-context';
import { promise } from '../lasting/promises';
import { petOf } from '../values/form';
import type { Use, UseOutcome } from '../state/use';
import type { NamedCheck } from '../../skills/effects/named';

interface NamedCheckPlay {
  readonly holds: (match: MatchContext, use: Use) => boolean;
  /** Where it does not hold yet: keeps what the skill does until it does. */
  readonly waits?: (match: MatchContext, use: Use) => void;
}

/** Life of a user and of his pet is compared once for a whole skill (ruling beastmaster-soothe). */
const moreLife = (match: MatchContext, { outcome, targets, user }: Use): UseOutcome['moreLife'] => {
  if (outcome.moreLife === undefined) {
    const pet = figureOf(match, targets[0] ?? user).hand;
    const you = figureOf(match, user).hand;
    outcome.moreLife = pet > you ? 'pet' : you > pet ? 'you' : 'neither';
  }
  return outcome.moreLife;
};

const petOfUser = (match: MatchContext, { user }: Use) => petOf(match, figureOf(match, user));

/** How to answer the checks that only one skill makes. */
export const namedChecks: Readonly<Record<NamedCheck, NamedCheckPlay>> = {
  'pet-attacks-this-turn': {
    holds: (match, use) => petOfUser(match, use)?.thisTurn.attacked ?? false,
    waits: (match, use) => {
      const pet = petOfUser(match, use);
      if (pet) promise(match, pet, use);
    },
  },
  'pet-has-more-life': { holds: (match, use) => moreLife(match, use) === 'pet' },
  'you-have-more-life-than-pet': { holds: (match, use) => moreLife(match, use) === 'you' },
};

export const isNamedCheck = (check: string): check is NamedCheck => check in namedChecks;
