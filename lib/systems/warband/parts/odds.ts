import type { OddsPart } from '../../system';
import { odds as say } from '#words/systems/warband/messages/odds';
import { fightOdds, ways } from '../odds/fight';
import { defendChance, hitChance, recoverChance, type Roll } from '../odds/rolls';
import { dieOf } from '../sheet/rank';
import { newWarband, type Fighter, type Warband } from '../sheet/warband';

const rollOf = ({ rank, stat }: Fighter): Roll => ({ die: dieOf[rank], stat, keep: 'one', modifier: 0 });

/** A fighter's rolls by die and stat, without what roles and shooters add. */
const aloneOf = (fighter: Fighter) => {
  const roll = rollOf(fighter);
  return {
    name: fighter.name,
    die: roll.die,
    stat: roll.stat,
    hits: hitChance(roll),
    defends: defendChance(roll, false),
    defendsInCover: defendChance(roll, true),
    recovers: recoverChance(roll.die, roll.stat),
  };
};

const meetings = (own: Fighter, foe: Fighter) =>
  ways.flatMap((way) => {
    const odds = fightOdds(own, foe, way);
    return odds ? [{ way, odds }] : [];
  });

const pairsOf = (warband: Warband, opponent: Warband) =>
  warband.fighters.flatMap((own) =>
    opponent.fighters.map((foe) => ({ own: own.name, foe: foe.name, ways: meetings(own, foe) })),
  );

/** Everybody of usual stats with a melee weapon, and with nothing that changes a defence. */
const plain: Warband = {
  ...newWarband(say.plain),
  fighters: newWarband(say.plain).fighters.map((fighter) => ({
    ...fighter,
    melee: 'Sword',
    ...(fighter.rank !== 'rookie' && { role: 'healer' }),
  })),
};

/** Exact odds of the warband skirmish. */
export const odds: OddsPart<Warband> = {
  dummies: [{ id: 'plain', name: say.plain, sheet: plain }],
  usualFoe: () => 'dummy-plain',
  report: (warband, opponent) => ({
    fighters: warband.fighters.map(aloneOf),
    ...(opponent && {
      against: {
        name: opponent.name,
        pairs: pairsOf(warband, opponent).map(({ own, foe, ways: met }) => ({
          own,
          foe,
          ways: met.map(({ way, odds: chances }) => ({ ...way, ...chances })),
        })),
      },
    }),
  }),
  lines: (warband, opponent) => [
    ...warband.fighters.map((fighter) => {
      const { name, hits, defends, defendsInCover, recovers } = aloneOf(fighter);
      return say.alone(name, hits, defends, defendsInCover, recovers);
    }),
    ...(opponent
      ? pairsOf(warband, opponent).map(({ own, foe, ways: met }) =>
          [say.against(own, foe), ...met.map(({ way, odds: chances }) => say.way(way, chances))].join('\n'),
        )
      : []),
  ],
};
