import { stir } from '@/lib/match/chance';
import { playOut } from '@/lib/match/players';
import { greedyPlayer } from '@/lib/match/playing/greedy';
import type { Card } from '@/lib/systems/warband/match/state/card';
import { warbandJudge } from '@/lib/systems/warband/match/players/judge';
import { setUp } from '@/lib/systems/warband/match/set-up/plan';
import { warbandEngine } from '@/lib/systems/warband/match/rules';
import { maps } from '@/lib/systems/warband/maps/maps';
import { cornerIds, oppositeCorner } from '@/lib/skirmish/map/corners';
import { statRange } from '@/lib/systems/warband/rules/check';
import { ranks, type Rank } from '@/lib/systems/warband/sheet/rank';
import {
  muster,
  newFighter,
  shooterClasses,
  warbandOf,
  type Fighter,
  type ShooterClass,
} from '@/lib/systems/warband/sheet/warband';
import type { SkillId } from '@/lib/systems/warband/skills/ask';
import { roleOf, rookieRoleIds, specialityIds, type RoleId } from '@/lib/systems/warband/skills/roles';

/** Advantage of one fighter over his like in two otherwise equal warbands. */
export interface Question {
  /** "skill ranger", "stat boss 3", "shield", "shooter medium". */
  readonly id: string;
  readonly own: readonly Fighter[];
  readonly foe: readonly Fighter[];
  /** A skill that the other side has not. */
  readonly without?: SkillId;
}

const sword = 'Sword';
const bow = { name: 'Bow', class: 'light' } as const;

/** Everybody with usual stats, a melee weapon and a light shooter, and without a skill. */
const plain: readonly Fighter[] = ranks.flatMap((rank) =>
  Array.from({ length: muster[rank] }, (_, nth) => ({
    ...newFighter(rank, nth + 1),
    melee: sword,
    shooter: bow,
  })),
);

const placeOf = (rank: Rank): number => plain.findIndex((fighter) => fighter.rank === rank);

const changed = (rank: Rank, change: Partial<Fighter>): readonly Fighter[] =>
  plain.map((fighter, at) => (at === placeOf(rank) ? { ...fighter, ...change } : fighter));

/** A fighter without the fields that don't matter for the question. */
const bare = (fighter: Fighter, keys: readonly (keyof Fighter)[]): Fighter =>
  Object.fromEntries(Object.entries(fighter).filter(([key]) => !keys.includes(key))) as Fighter;

const withRole = (role: RoleId): readonly Fighter[] => {
  const rank: Rank = (rookieRoleIds as readonly string[]).includes(role) ? 'rookie' : 'specialist';
  const { forbids = [], binds } = roleOf(role);
  return plain.map((fighter, at) => {
    if (at !== placeOf(rank)) return fighter;
    const armed = bare({ ...fighter, role }, forbids);
    return binds === 'fire-team' ? { ...armed, shooter: { name: 'Mortar', class: 'heavy-area' } } : armed;
  });
};

const ofSkill = (id: SkillId): Question => {
  const own = id === 'command' ? plain : withRole(id);
  return { id: `skill ${id}`, own, foe: own, without: id };
};

const ofStat = (rank: Rank): readonly Question[] => {
  const usual = newFighter(rank, 1).stat;
  const { least, most } = statRange(rank);
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
    .filter((stat) => stat !== usual)
    .map((stat) => ({ id: `stat ${rank} ${stat}`, own: changed(rank, { stat }), foe: plain }));
};

const unshot = changed('specialist', {}).map((fighter, at) =>
  at === placeOf('specialist') ? bare(fighter, ['shooter']) : fighter,
);
const shooting = (kind: ShooterClass): Question => ({
  id: `shooter ${kind}`,
  own: changed('specialist', { shooter: { name: 'Shooter', class: kind } }),
  foe: unshot,
});

/** The questions of `npm run bench:values`: the worth of each skill, stat, shield and shooter. */
export const questions: readonly Question[] = [
  ...([...rookieRoleIds, ...specialityIds, 'command'] as const)
    .filter((id) => id !== 'allrounder')
    .map(ofSkill),
  ...ranks.flatMap(ofStat),
  {
    id: 'shield',
    own: unshot.map((fighter, at) => (at === placeOf('specialist') ? { ...fighter, shield: true } : fighter)),
    foe: unshot,
  },
  ...shooterClasses.map(shooting),
];

/** How one match went: for the side with the advantage, and for the side that activated first. */
export interface Answer {
  /** 1 for a win, half for a draw. */
  readonly own: number;
  readonly first: number;
}

const stripped = (card: Card, skill: SkillId | undefined): Card =>
  skill === undefined ? card : { ...card, skills: card.skills.filter((id) => id !== skill) };

const points = (winner: number | undefined, side: number): number =>
  winner === undefined ? 0.5 : winner === side ? 1 : 0;

/** Greedy players play the n-th match of a question: sides, corners and tables change. */
export const play = ({ own, foe, without }: Question, seed: number, nth: number): Answer => {
  const mine = nth % 2;
  const warbands = [own, foe].map((fighters) => warbandOf('Warband', fighters));
  const corner = cornerIds[(nth >> 1) % cornerIds.length] ?? 'south-west';
  const map = maps[nth % maps.length];
  if (!map) throw new RangeError('There are no maps.');
  const begun = setUp({
    scenario: 'carnage',
    table: map.table,
    warbands: mine === 0 ? warbands : [...warbands].reverse(),
    homes: [corner, oppositeCorner(corner)],
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const { cards, figures } = begun.value;
  const start = {
    ...begun.value,
    cards: cards.map((card, id) => (figures[id]?.team === mine ? card : stripped(card, without))),
  };
  const matchSeed = stir(stir(seed, 0x7a1e), nth + 1) >>> 0;
  let first: number | undefined;
  const see = (events: ReturnType<typeof warbandEngine.begin>['events']): void => {
    for (const event of events) if (event.told === 'first') first ??= event.player;
  };
  const begin = warbandEngine.begin(start, matchSeed);
  see(begin.events);
  const greedy = greedyPlayer(warbandEngine, warbandJudge, { tries: 4, most: 6 });
  const { match } = playOut(warbandEngine, begin.match, [greedy, greedy], { seed: matchSeed, limit: 20_000 });
  const winner = match.base.outcome?.winner;
  return { own: points(winner, mine), first: points(winner, first ?? 0) };
};
