import type { Figure, FigureId } from '../state/figure';
import { newKey, type Game } from '../state/game';
import type { Use } from '../state/use';

/** Whose action is under way: of whoever reacts, else of whoever acts in his turn. */
const performing = ({ s }: Game, attacker: Figure): FigureId => {
  const [reactor] = s.reactors;
  if (s.stage === 'reactions' && reactor !== undefined) return reactor;
  return s.acting < 0 ? attacker.id : s.acting;
};

/** What has weakened an attack weakens those that follow in the same action too (ruling psion-sympathy). */
export const weakenRest = (game: Game, attacker: Figure, { skill, user, green }: Use, by: number): void => {
  const clock = { ends: 'action-ends', of: performing(game, attacker), left: 1 } as const;
  attacker.auras = [
    ...attacker.auras,
    { key: newKey(game), kind: 'state', skill: skill.id, by: user, green, blue: by, clock },
  ];
};

/** AV or RAV less for each attack of the action that is under way. */
export const weaknessOf = ({ auras }: Figure): number =>
  auras.reduce(
    (sum, { kind, clock, blue }) => (kind === 'state' && clock.ends === 'action-ends' ? sum + blue : sum),
    0,
  );
