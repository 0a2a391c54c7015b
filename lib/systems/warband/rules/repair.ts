import type { Edit } from '../sheet/edit';
import { apply, placeOfNew } from '../sheet/apply';
import { ranks } from '../sheet/rank';
import { muster, type Shooter, type Warband } from '../sheet/warband';
import { gearOf, check, countOf, statRange, totalOf } from './check';
import { partnersOf, shootersOf } from './bindings';
import type { RuleIssue } from './issue';
import { values } from './values';

type Edits = readonly Edit[];

/** The edits in their order, each found by looking at the warband as those before it left it. */
const inTurn = (warband: Warband, next: (now: Warband) => Edit | undefined): Edits => {
  const edits: Edit[] = [];
  let now = warband;
  for (let edit = next(now); edit; edit = next(now)) {
    edits.push(edit);
    const after = apply(now, edit);
    if (after === now) return [];
    now = after;
  }
  return edits;
};

const stat = (index: number, value: number): Edit => ({ edit: 'set-fighter', index, field: 'stat', value });
const shooter = (index: number, value: Shooter | undefined): Edit => ({
  edit: 'set-fighter',
  index,
  field: 'shooter',
  value,
});
const role = (index: number, value: string | undefined): Edit => ({
  edit: 'set-fighter',
  index,
  field: 'role',
  value,
});

/** One step towards the total: the fighter with the most room above his stat gets one more. */
const raiseOne =
  (who: readonly (typeof ranks)[number][]) =>
  (warband: Warband): Edit | undefined => {
    if (totalOf(warband) >= values.leastTotal) return undefined;
    const rooms = warband.fighters.map(({ rank, stat: has }) =>
      who.includes(rank) ? statRange(rank).most - has : 0,
    );
    const most = Math.max(0, ...rooms);
    const index = rooms.indexOf(most);
    return most > 0 ? stat(index, (warband.fighters[index]?.stat ?? 0) + 1) : undefined;
  };

/** Steps on the same fighter as one: his stat at the end. */
const merged = (edits: Edits): Edits =>
  edits.filter(
    (edit, at) =>
      edit.edit !== 'set-fighter' ||
      edits.findLastIndex((other) => other.edit === 'set-fighter' && other.index === edit.index) === at,
  );

const raisings = (warband: Warband): readonly Edits[] =>
  [['boss', 'specialist'] as const, ranks].map((who) => merged(inTurn(warband, raiseOne(who))));

/** The missing ones come; of too many the last ones go. */
const musterAll = (warband: Warband): Edits =>
  inTurn(warband, (now) => {
    for (const rank of ranks) {
      const more = muster[rank] - countOf(now, rank);
      if (more > 0) return { edit: 'add-fighter', rank };
      if (more < 0)
        return { edit: 'remove-fighter', index: now.fighters.findLastIndex((each) => each.rank === rank) };
    }
    return undefined;
  });

/** New fighters need a speciality to be legal. */
const trained = (warband: Warband, edits: Edits): Edits => {
  let now = warband;
  return edits.flatMap((edit) => {
    const index = edit.edit === 'add-fighter' ? placeOfNew(now, edit.rank) : -1;
    now = apply(now, edit);
    if (edit.edit !== 'add-fighter' || edit.rank === 'rookie') return [edit];
    now = apply(now, role(index, 'veteran'));
    return [edit, role(index, 'veteran')];
  });
};

const afterAll = (warband: Warband, edits: Edits): Warband => edits.reduce(apply, warband);

const withRaise = (warband: Warband, edits: Edits): readonly Edits[] => [
  edits,
  ...raisings(afterAll(warband, edits)).map((more) => [...edits, ...more]),
];

/** Shooters beyond the most allowed, the last ones first, become lighter ones. */
const lighten = (warband: Warband, weight: 'medium' | 'heavy', to: Shooter['class']): Edits =>
  shootersOf(warband, weight)
    .slice(weight === 'medium' ? values.mediumShooters : values.heavyShooters)
    .flatMap((index) => {
      const held = warband.fighters[index]?.shooter;
      return held ? [shooter(index, { ...held, class: to })] : [];
    });

const teamUp = (warband: Warband, index: number, lacks: readonly string[]): readonly Edits[] => {
  const own = warband.fighters[index]?.stat ?? 0;
  const others = warband.fighters.flatMap((fighter, at) =>
    at !== index && fighter.rank === 'rookie' && ['fire-team', 'allrounder', undefined].includes(fighter.role)
      ? [at]
      : [],
  );
  const partner = partnersOf(warband, index).length > 0 ? [undefined] : others;
  const gun: Edits = lacks.includes('gun') ? [shooter(index, { class: 'heavy-area' })] : [];
  return partner.map((at) => [...(at === undefined ? [] : [stat(at, own)]), ...gun]);
};

/**
 * Edits that might remove an issue, the likeliest first. The miniature's gear is only put away if a rule asks
 * for it.
 */
const remedies = (warband: Warband, issue: RuleIssue): readonly Edits[] => {
  const index = Number(issue.path[1]);
  const fighter = warband.fighters[index];
  switch (issue.rule) {
    case 'warband-ranks':
      return withRaise(warband, trained(warband, musterAll(warband)));
    case 'stat-range': {
      const { stat: has, least, most } = issue.figures;
      return withRaise(warband, [stat(index, Math.min(Math.max(has, least), most))]);
    }
    case 'stat-total':
      return raisings(warband);
    case 'role-unknown':
      return issue.figures.rank === 'rookie' ? [[role(index, undefined)]] : [];
    case 'distraction-stat':
      return [[stat(index, issue.figures.least)]];
    case 'no-shooter':
      return [[shooter(index, undefined)]];
    case 'martial-artist-gear':
      return [issue.figures.gear.map((gear) => putAway(index, gear))];
    case 'two-hands':
      return fighter ? [...gearOf(fighter)].reverse().map((gear) => [putAway(index, gear)]) : [];
    case 'medium-shooters':
      return [lighten(warband, 'medium', 'light')];
    case 'heavy-shooters':
      return [lighten(warband, 'heavy', 'medium'), lighten(warband, 'heavy', 'light')];
    case 'fire-team':
      return [...teamUp(warband, index, issue.figures.lacks), [role(index, undefined)]];
    case 'minion-master':
      return [
        Array.from({ length: issue.figures.least - issue.figures.rookies }, () => ({
          edit: 'add-fighter',
          rank: 'rookie',
        })),
      ];
    case 'unarmed':
      return [];
  }
};

const putAway = (index: number, gear: 'melee' | 'shooter' | 'shield'): Edit =>
  gear === 'shield'
    ? { edit: 'set-fighter', index, field: 'shield', value: false }
    : { edit: 'set-fighter', index, field: gear, value: undefined };

/** How often each rule errs; places would move when somebody comes or goes. */
const errorsOf = (warband: Warband): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { rule, severity } of check(warband))
    if (severity === 'error') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
};

/**
 * Edits that remove the issue and bring no new error, the likeliest of those a player would think of; undefined if
 * there is no such fix. Every proposal has been tried: its rule complains less often, and no other more often.
 */
export const repair = (warband: Warband, issue: RuleIssue): Edits | undefined => {
  const before = errorsOf(warband);
  return remedies(warband, issue).find((edits) => {
    if (edits.length === 0) return false;
    const after = errorsOf(afterAll(warband, edits));
    return (
      (after.get(issue.rule) ?? 0) < (before.get(issue.rule) ?? 0) &&
      [...after].every(([rule, count]) => count <= (before.get(rule) ?? 0))
    );
  });
};
