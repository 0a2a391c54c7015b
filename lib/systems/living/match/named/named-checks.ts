import { figureOf, type Game } from '../state/game';
import { promise } from '../lasting/promises';
import { petOf } from '../values/form';
import type { Use, UseOutcome } from '../state/use';
import type { NamedCheck } from '../../skills/effects/named';

interface NamedCheckPlay {
  readonly holds: (game: Game, use: Use) => boolean;
  /** Where it does not hold yet: keeps what the skill does until it does. */
  readonly waits?: (game: Game, use: Use) => void;
}

/** Life of a user and of his pet is compared once for a whole skill (ruling beastmaster-soothe). */
const moreLife = (game: Game, { outcome, targets, user }: Use): UseOutcome['moreLife'] => {
  if (outcome.moreLife === undefined) {
    const pet = figureOf(game, targets[0] ?? user).hand;
    const you = figureOf(game, user).hand;
    outcome.moreLife = pet > you ? 'pet' : you > pet ? 'you' : 'neither';
  }
  return outcome.moreLife;
};

const petOfUser = (game: Game, { user }: Use) => petOf(game, figureOf(game, user));

/** How the checks are answered that one skill alone makes. */
export const namedChecks: Readonly<Record<NamedCheck, NamedCheckPlay>> = {
  'pet-attacks-this-turn': {
    holds: (game, use) => petOfUser(game, use)?.thisTurn.attacked ?? false,
    waits: (game, use) => {
      const pet = petOfUser(game, use);
      if (pet) promise(game, pet, use);
    },
  },
  'pet-has-more-life': { holds: (game, use) => moreLife(game, use) === 'pet' },
  'you-have-more-life-than-pet': { holds: (game, use) => moreLife(game, use) === 'you' },
};

export const isNamedCheck = (check: string): check is NamedCheck => check in namedChecks;
