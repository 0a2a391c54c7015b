import * as z from 'zod/mini';
import { engineVersion } from '../../match/engine';
import { err, ok, type Result } from '../../result';
import { wilson, type Interval } from '../statistics';

/** What a skill has come to: matches, and points in them, a draw half a point. */
export interface SkillCount {
  readonly matches: number;
  readonly points: number;
}

/** What exchanges came to, as a file keeps it; further rounds are added. */
export interface Balance {
  /** The game and the version of its rules. */
  readonly rules: string;
  readonly player: string;
  /** The scenario that was asked for; empty where each skill had the one that it is made for. */
  readonly scenario: string;
  readonly map: string;
  readonly seed: number;
  /** That have been played whole. */
  readonly rounds: number;
  /** All matches; each counts for two skills, or for one that plays among others of its game. */
  readonly matches: number;
  readonly skills: Readonly<Record<string, SkillCount>>;
}

export type BalanceHead = Pick<Balance, 'rules' | 'player' | 'scenario' | 'map' | 'seed'>;

/** Why a file does not take further rounds. */
export type BalanceFault =
  | { readonly fault: 'no-balance' }
  | {
      readonly fault: 'another-balance';
      readonly of: keyof BalanceHead | 'engine';
      readonly is: string;
      readonly asked: string;
    };

const format = 'pipsmith/balance';
const zCount = z.int().check(z.minimum(0));
const zBalance = z.object({
  format: z.literal(format),
  engine: z.int(),
  rules: z.string(),
  player: z.string(),
  scenario: z.string(),
  map: z.string(),
  seed: zCount,
  rounds: zCount,
  matches: zCount,
  skills: z.record(z.string(), z.object({ matches: zCount, points: z.number().check(z.minimum(0)) })),
});

export const emptyBalance = (head: BalanceHead): Balance => ({ ...head, rounds: 0, matches: 0, skills: {} });

/** As JSON, a line for each skill, in their order. */
export const writeBalance = ({ skills, ...head }: Balance): string => {
  const { rules, player, scenario, map, seed, rounds, matches } = head;
  const fields = { format, engine: engineVersion, rules, player, scenario, map, seed, rounds, matches };
  const top = Object.entries(fields).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const lines = Object.keys(skills)
    .sort()
    .map((id) => {
      const { matches: played, points } = skills[id] ?? { matches: 0, points: 0 };
      return `    ${JSON.stringify(id)}: { "matches": ${played}, "points": ${points} }`;
    });
  return ['{', ...top, '  "skills": {', lines.join(',\n'), '  }', '}', ''].join('\n');
};

/** Reads a file of these terms; another one is refused. */
export const readBalance = (json: unknown, asked: BalanceHead): Result<Balance, BalanceFault> => {
  const read = zBalance.safeParse(json);
  if (!read.success) return err({ fault: 'no-balance' });
  const { engine, rules, player, scenario, map, seed, rounds, matches, skills } = read.data;
  const balance: Balance = { rules, player, scenario, map, seed, rounds, matches, skills };
  if (engine !== engineVersion)
    return err({ fault: 'another-balance', of: 'engine', is: String(engine), asked: String(engineVersion) });
  for (const of of ['rules', 'player', 'scenario', 'map', 'seed'] as const)
    if (balance[of] !== asked[of])
      return err({ fault: 'another-balance', of, is: String(balance[of]), asked: String(asked[of]) });
  return ok(balance);
};

/** The match of two skills added. @param winner 0 for the first, 1 for the second, null for a draw */
export const counted = (
  balance: Balance,
  skills: readonly [string, string],
  winner: number | null,
): Balance => {
  const added = skills.map((id, side): readonly [string, SkillCount] => {
    const { matches, points } = balance.skills[id] ?? { matches: 0, points: 0 };
    const own = winner === null ? 0.5 : Number(winner === side);
    return [id, { matches: matches + 1, points: points + own }];
  });
  return {
    ...balance,
    matches: balance.matches + 1,
    skills: { ...balance.skills, ...Object.fromEntries(added) },
  };
};

/** The match of a skill that played among others of its game added. @param points 1, or half of it for a draw */
export const countedAlone = (balance: Balance, skill: string, points: number): Balance => {
  const before = balance.skills[skill] ?? { matches: 0, points: 0 };
  const after = { matches: before.matches + 1, points: before.points + points };
  return { ...balance, matches: balance.matches + 1, skills: { ...balance.skills, [skill]: after } };
};

/** A skill in the ranking. */
export interface SkillStanding extends SkillCount {
  readonly id: string;
  /** Wins and half of the draws, as a share: 0 to 1. */
  readonly share: number;
  readonly interval: Interval;
}

/** Skills by what they win, the most useful first; those never exchanged are left out. */
export const rankingOf = ({ skills }: Pick<Balance, 'skills'>): readonly SkillStanding[] =>
  Object.entries(skills)
    .filter(([, { matches }]) => matches > 0)
    .map(([id, { matches, points }]) => ({
      id,
      matches,
      points,
      share: points / matches,
      interval: wilson(points, matches),
    }))
    .sort((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
