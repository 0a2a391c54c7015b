import * as z from 'zod/mini';
import { engineVersion } from '../../match/engine';
import { err, ok, type Result } from '../../result';
import { ranked, shown, squaresOf, type SkillCount } from '../../systems/skill-figures';
import { matchesOfExchange } from './plan';

/** Totals of exchanges, as a file keeps them; further rounds are added. */
export interface Balance {
  /** The game and the version of its rules. */
  readonly rules: string;
  readonly player: string;
  /** The requested scenario; empty if each skill had the one it is made for. */
  readonly scenario: string;
  readonly map: string;
  readonly seed: number;
  /** In which every skill played. */
  readonly rounds: number;
  /** Further ones, of skills near the ends of the list. */
  readonly closeRounds: number;
  /** All matches; each counts for two skills. */
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
  closeRounds: z._default(zCount, 0),
  matches: zCount,
  skills: z.record(
    z.string(),
    z.object({
      matches: zCount,
      points: z.number().check(z.minimum(0)),
      squares: z.exactOptional(z.number().check(z.minimum(0))),
    }),
  ),
});

export const emptyBalance = (head: BalanceHead): Balance => ({
  ...head,
  rounds: 0,
  closeRounds: 0,
  matches: 0,
  skills: {},
});

const none: SkillCount = { matches: 0, points: 0, squares: 0 };

/** As JSON, a line for each skill, in their order. */
export const writeBalance = ({ skills, ...head }: Balance): string => {
  const { rules, player, scenario, map, seed, rounds, closeRounds, matches } = head;
  const terms = { format, engine: engineVersion, rules, player, scenario, map, seed };
  const fields = { ...terms, rounds, closeRounds, matches };
  const top = Object.entries(fields).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  const lines = Object.keys(skills)
    .sort()
    .map((id) => {
      const own = skills[id] ?? none;
      const { matches: played, points } = own;
      const squares = squaresOf(own);
      return `    ${JSON.stringify(id)}: { "matches": ${played}, "points": ${points}, "squares": ${squares} }`;
    });
  return ['{', ...top, '  "skills": {', lines.join(',\n'), '  }', '}', ''].join('\n');
};

/** Reads a file of these terms; another one is refused. */
export const readBalance = (json: unknown, asked: BalanceHead): Result<Balance, BalanceFault> => {
  const read = zBalance.safeParse(json);
  if (!read.success) return err({ fault: 'no-balance' });
  const { engine, rules, player, scenario, map, seed, rounds, closeRounds, matches, skills } = read.data;
  const balance: Balance = { rules, player, scenario, map, seed, rounds, closeRounds, matches, skills };
  if (engine !== engineVersion)
    return err({ fault: 'another-balance', of: 'engine', is: String(engine), asked: String(engineVersion) });
  for (const of of ['rules', 'player', 'scenario', 'map', 'seed'] as const)
    if (balance[of] !== asked[of])
      return err({ fault: 'another-balance', of, is: String(balance[of]), asked: String(asked[of]) });
  return ok(balance);
};

/** An exchange of two skills added. @param points of the first of them, 0 to 2; the rest is the second's */
export const counted = (balance: Balance, skills: readonly [string, string], points: number): Balance => {
  const added = skills.map((id, side): readonly [string, SkillCount] => {
    const before = balance.skills[id] ?? none;
    const own = side === 0 ? points : matchesOfExchange - points;
    return [
      id,
      {
        matches: before.matches + matchesOfExchange,
        points: before.points + own,
        squares: squaresOf(before) + own * own,
      },
    ];
  });
  return {
    ...balance,
    matches: balance.matches + matchesOfExchange,
    skills: { ...balance.skills, ...Object.fromEntries(added) },
  };
};

/**
 * Skills that may or may not be among the ten most or the ten least useful: their interval crosses the middle between
 * the last inside and the first outside.
 * @param most matches after which a skill gets no more
 */
export const closeSkills = ({ skills }: Pick<Balance, 'skills'>, most: number): ReadonlySet<string> => {
  const all = ranked(skills);
  const borders = [shown, all.length - shown].flatMap((at) => {
    const [before, after] = [all[at - 1], all[at]];
    return before && after ? [(before.share + after.share) / 2] : [];
  });
  const close = all.filter(
    ({ matches, interval: { low, high } }) =>
      matches < most && borders.some((border) => low <= border && border <= high),
  );
  return new Set(close.map(({ id }) => id));
};
