import { carriedKinds, type Carried, type CarriedKind } from '../../systems/balance-part';
import { scoreOf, type Meeting } from '../tournament/table';
import { regression, type Observation } from './regression';

/** A hero of a tournament, and its skills, traits and equipment. */
export interface Carrier {
  readonly key: string;
  readonly carried: readonly Carried[];
}

/** Worth of one more of a skill, trait point or piece of equipment. */
export interface Worth {
  readonly kind: CarriedKind;
  readonly name: string;
  /** Number of heroes with it. */
  readonly carriers: number;
  /** Added to the share of matches that is won, for one more of it: 0.05 is five of a hundred. */
  readonly worth: number;
  /** Standard error. */
  readonly error: number;
}

/** Strength of the ridge, in matches that say "no difference": rare things, and things that always come together, need more evidence. */
export const ridge = 4;

const labelOf = ({ kind, name }: Carried): string => `${kind} ${name}`;

/**
 * Worth of each thing by ridge regression over pairs: their results against the difference in what they
 * carry. Things that all heroes carry are left out.
 * @param between results of a pair, from the first one's side
 * @returns the most useful of each kind first; empty if there are too few pairs
 */
export const worthOf = (
  carriers: readonly Carrier[],
  between: (one: string, other: string) => Meeting,
): readonly Worth[] => {
  const amounts = carriers.map(({ carried }) => new Map(carried.map((each) => [labelOf(each), each.amount])));
  const all = new Map(carriers.flatMap(({ carried }) => carried.map((each) => [labelOf(each), each])));
  const columns = [...all.keys()].filter(
    (label) => new Set(amounts.map((own) => own.get(label) ?? 0)).size > 1,
  );
  const observations: Observation[] = [];
  for (const [i, { key: one }] of carriers.entries())
    for (const [j, { key: other }] of carriers.entries()) {
      if (j <= i) continue;
      const meeting = between(one, other);
      const score = scoreOf(meeting);
      if (score === undefined) continue;
      observations.push({
        amounts: columns.flatMap((label, column) => {
          const more = (amounts[i]?.get(label) ?? 0) - (amounts[j]?.get(label) ?? 0);
          return more === 0 ? [] : [[column, more] as const];
        }),
        value: score - 0.5,
        weight: meeting.wins + meeting.draws + meeting.losses,
      });
    }
  // With fewer pairs than things, only the ridge would decide.
  const estimates =
    observations.length > columns.length ? (regression(observations, columns.length, ridge) ?? []) : [];
  const worths = estimates.flatMap((estimate, column): readonly Worth[] => {
    const label = columns[column] ?? '';
    const what = all.get(label);
    if (!what) return [];
    const count = amounts.filter((own) => own.has(label)).length;
    return [{ kind: what.kind, name: what.name, carriers: count, ...estimate }];
  });
  const order = (kind: CarriedKind): number => carriedKinds.indexOf(kind);
  return worths.sort((a, b) => order(a.kind) - order(b.kind) || b.worth - a.worth);
};
