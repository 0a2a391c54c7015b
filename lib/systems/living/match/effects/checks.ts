import type { Check } from '../../skills/effects/terms';
import { opponentsInContact } from '../geometry/where';
import { promise } from '../lasting/promises';
import type { Figure } from '../state/figure';
import { figureOf, type Game } from '../state/game';
import { isHit, type Blow, type Line, type Use, type UseOutcome } from '../state/use';
import { petOf } from '../values/form';

/** How a condition of an entry is looked at. */
interface CheckPlay {
  readonly holds: (game: Game, line: Line) => boolean;
  /** What becomes of a condition that does not hold, and may yet. */
  readonly later?: (game: Game, line: Line) => void;
}

const blowOf = ({ use, trigger }: Line): Blow | undefined => use.blow ?? trigger?.blow;

const targetOf = (game: Game, { target }: Line): Figure => figureOf(game, target);

const petOfUser = (game: Game, { use }: Line): Figure | undefined => petOf(game, figureOf(game, use.user));

/** Life of a user and of his pet is compared once for a whole skill (ruling beastmaster-soothe). */
const moreLife = (game: Game, { outcome, targets, user }: Use): UseOutcome['moreLife'] => {
  if (outcome.moreLife === undefined) {
    const pet = figureOf(game, targets[0] ?? user).hand;
    const you = figureOf(game, user).hand;
    outcome.moreLife = pet > you ? 'pet' : you > pet ? 'you' : 'neither';
  }
  return outcome.moreLife;
};

/** How each condition is looked at. */
export const checks: Readonly<Record<Check, CheckPlay>> = {
  hits: {
    holds: (_game, line) => {
      const blow = blowOf(line);
      return blow !== undefined && isHit(blow);
    },
  },
  kills: { holds: (_game, line) => blowOf(line)?.kills ?? false },
  damages: { holds: (_game, line) => (blowOf(line)?.damage ?? 0) > 0 },
  'in-contact-with-opponent-after-moving': {
    holds: (game, { use }) => opponentsInContact(game, figureOf(game, use.user)).length > 0,
  },
  'target-enchanted': {
    holds: (game, line) => targetOf(game, line).charms.some(({ kind }) => kind === 'enchantment'),
  },
  'target-has-condition': {
    holds: (game, line) => {
      const { id, conditions } = targetOf(game, line);
      const blow = blowOf(line);
      return (blow?.target === id ? blow.hadCondition : undefined) ?? conditions.length > 0;
    },
  },
  'target-used-skill-last-turn': { holds: (game, line) => targetOf(game, line).deeds.usedSkill },
  'pet-has-more-life': { holds: (game, { use }) => moreLife(game, use) === 'pet' },
  'you-have-more-life-than-pet': { holds: (game, { use }) => moreLife(game, use) === 'you' },
  'ordered-attack-hits': { holds: (_game, { use }) => use.ordered !== undefined && isHit(use.ordered) },
  'pet-attacks-this-turn': {
    holds: (game, line) => petOfUser(game, line)?.deeds.attacked ?? false,
    later: (game, line) => {
      const pet = petOfUser(game, line);
      if (pet) promise(game, pet, line.use);
    },
  },
};
