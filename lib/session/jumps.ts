import { actsBetween, type Act } from './acts';
import type { LookBack } from './looking-back';
import type { Session } from './session';

/** A turn in which the chances of winning changed most, and the heaviest thing that happened in it. */
export interface Jump {
  /** Moment to look at: the act where there is one, else the end of the turn. */
  readonly at: number;
  readonly phase: number;
  /** The team that won chances, and its chances before and after, 0 to 1. */
  readonly team: number;
  readonly was: number;
  readonly became: number;
  readonly act: Act | undefined;
}

/** Jumps that are told at most; smaller ones may be chance, as few futures are counted. */
const most = 3;
const least = 0.2;

/** The largest changes of a line of chances. @returns the places behind them, in their order */
export const jumpsOf = (
  line: readonly { readonly of: readonly number[] }[],
): readonly { readonly to: number; readonly nth: number }[] =>
  line
    .flatMap(({ of }, to) => {
      const before = line[to - 1]?.of;
      if (!before) return [];
      const gains = of.map((chance, nth) => chance - (before[nth] ?? 0));
      const gain = Math.max(...gains);
      return gain >= least ? [{ to, nth: gains.indexOf(gain), gain }] : [];
    })
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, most)
    .sort((a, b) => a.to - b.to);

/** The moments that changed the chances of a match most, in its order: often dice, and no choice. */
export const jumpsIn = (
  session: Session,
  { teams, line }: Pick<LookBack, 'teams' | 'line'>,
): readonly Jump[] =>
  jumpsOf(line).flatMap(({ to, nth }) => {
    const [before, after, team] = [line[to - 1], line[to], teams[nth]];
    if (!before || !after || team === undefined) return [];
    const act = actsBetween(session, before.at, after.at)
      .filter(({ head }) => head !== undefined)
      .toSorted((a, b) => b.weight - a.weight)[0];
    return [
      {
        at: act?.to ?? after.at,
        phase: before.phase,
        team,
        was: before.of[nth] ?? 0,
        became: after.of[nth] ?? 0,
        act,
      },
    ];
  });
