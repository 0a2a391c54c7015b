import type { Fact, FactsPart } from '../../display';
import { roleTexts } from '#words/systems/warband/messages/roles';
import { facts as say } from '#words/systems/warband/messages/facts';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf, ranks } from '../sheet/rank';
import type { Fighter, Warband } from '../sheet/warband';
import { roleIdOf } from '../skills/roles';

const gearOf = ({ melee, shooter, shield }: Fighter): readonly Fact[] => [
  ...(melee === undefined ? [] : [{ name: melee, more: say.melee }]),
  ...(shooter ? [{ name: shooter.name ?? '', more: terms.classes[shooter.class] }] : []),
  ...(shield ? [{ name: terms.shield, more: '' }] : []),
];

const factOf = (fighter: Fighter): Fact => {
  const role = roleIdOf(fighter);
  return {
    name: fighter.name,
    more: [
      terms.die(dieOf[fighter.rank]),
      `${terms.stat} ${fighter.stat}`,
      terms.role(fighter),
      fighter.minion ? say.minion : '',
    ]
      .filter((part) => part !== '')
      .join(' · '),
    ...(role !== undefined && { text: roleTexts[role] }),
    facts: [...gearOf(fighter), ...(fighter.notes === '' ? [] : [{ name: '', more: fighter.notes }])],
  };
};

/** A warband as text: its fighters by rank. */
export const facts: FactsPart<Warband> = {
  groups: ({ fighters }) =>
    ranks
      .map((rank) => ({
        title: terms.ranksOfMany[rank],
        facts: fighters.filter((fighter) => fighter.rank === rank).map(factOf),
        none: say.none(rank),
      }))
      .filter(({ facts: some }) => some.length > 0 || fighters.length === 0),
};
