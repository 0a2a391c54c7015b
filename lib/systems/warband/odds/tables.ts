import { statRange } from '../rules/check';
import type { Fighter, Warband } from '../sheet/warband';
import { fightOdds, type FightOdds, type Way } from './fight';

/** One attack of a fighter on each of some others; undefined if the fighter cannot attack that way. */
export interface PairOdds {
  readonly name: string;
  readonly odds: FightOdds | undefined;
}

/** Odds of a fighter's attacks on each fighter of a warband. */
export const attacksOf = (fighter: Fighter, { fighters }: Warband, way: Way): readonly PairOdds[] =>
  fighters.map((target) => ({ name: target.name, odds: fightOdds(fighter, target, way) }));

/** Odds of the attacks on one fighter by each fighter of a warband. */
export const attacksOn = (fighter: Fighter, { fighters }: Warband, way: Way): readonly PairOdds[] =>
  fighters.map((attacker) => ({ name: attacker.name, odds: fightOdds(attacker, fighter, way) }));

/** A fighter with every other stat against a warband, each opponent as likely. */
export interface StatOdds {
  readonly stat: number;
  /** Chance that one attack by the fighter wounds, and that one on the fighter does; 0 to 1. */
  readonly wounds: number;
  readonly wounded: number;
  /** It is the fighter's own stat; no other one gives a better balance of wounds dealt and taken. */
  readonly isOwn: boolean;
  readonly isBest: boolean;
}

const mean = (pairs: readonly PairOdds[]): number => {
  const attacks = pairs.flatMap(({ odds }) => odds ?? []);
  return attacks.length === 0 ? 0 : attacks.reduce((sum, { wound }) => sum + wound, 0) / attacks.length;
};

/** Every stat that the fighter's rank may have, and the odds it gives. */
export const statsOf = (fighter: Fighter, foes: Warband, way: Way): readonly StatOdds[] => {
  const { least, most } = statRange(fighter.rank);
  const all = Array.from({ length: most - least + 1 }, (_, at) => {
    const changed = { ...fighter, stat: least + at };
    return {
      stat: changed.stat,
      wounds: mean(attacksOf(changed, foes, way)),
      wounded: mean(attacksOn(changed, foes, way)),
      isOwn: changed.stat === fighter.stat,
    };
  });
  const best = Math.max(...all.map(({ wounds, wounded }) => wounds - wounded));
  return all.map((one) => ({ ...one, isBest: one.wounds - one.wounded >= best - 1e-9 }));
};
