import { amountOf } from '../../../../effects/amount';
import { poolSizes } from '../../rules/values';
import { findDragonSkill } from '../../skills/dragons';
import type { DragonSkill, SlayerSkill } from '../../skills/effect';
import { slayerSkills } from '../../skills/slayers';
import { canStrike, targetsOf } from '../combat/strike';
import { friendsFor } from '../effects/effects';
import { isDragon, mostDice, type Figure } from '../state/figure';
import { dragonCardsOf, figureOf, slayerCardOf, type Table } from '../state/match-context';
import { leavingSpots } from '../movement/leave';
import { paceOf } from '../movement/walk';
import type { Option } from '../state/option';
import { contactsOf } from '../places/bases';
import type { Acting } from '../state/situation';

const movements = (table: Table, figure: Figure): readonly Option[] => {
  if (contactsOf(table, figure).length > 0)
    return leavingSpots(table, figure).length > 0 ? [{ pick: 'leave' }] : [];
  return paceOf(figure) > 0 ? [{ pick: 'move' }] : [];
};

/** The farthest that an attack with a skill may reach beyond the usual: every die a sun. */
const mostReach = (skill: SlayerSkill, dice: number): number =>
  skill.suns.reduce((sum, act) => sum + (act.act === 'reach' ? amountOf(act.inches, dice, () => 0) : 0), 0);

/** Whether a friend-only skill has anybody to help. */
const helps = (table: Table, slayer: Figure, skill: SlayerSkill): boolean =>
  skill.suns.some((act) => {
    if (act.act === 'raise') return friendsFor(table, { act: 'raise', dice: 1 }).length > 0;
    if (act.act === 'dice')
      return act.to === 'self'
        ? slayer.pool < mostDice(slayer)
        : friendsFor(table, { act: 'dice', to: 'friend', by: 1 }).length > 0;
    return true;
  });

const canUse = (table: Table, slayer: Figure, skill: SlayerSkill): boolean => {
  switch (skill.use) {
    case 'attack':
      return canStrike(table, slayer, mostReach(skill, slayer.pool));
    case 'move':
      return movements(table, slayer).length > 0 || contactsOf(table, slayer).length > 0;
    case 'spell':
    case 'alone':
      return helps(table, slayer, skill);
  }
};

const slayerActions = (table: Table, slayer: Figure, { left, used }: Acting): readonly Option[] => {
  const skills = slayerCardOf(table, slayer).skills.filter(
    (id) => !used.includes(id) && canUse(table, slayer, slayerSkills[id]),
  );
  const dragon = table.s.setting.dragon;
  return [
    ...movements(table, slayer),
    ...(canStrike(table, slayer) ? [{ pick: 'attack' as const, target: dragon }] : []),
    ...skills.map((skill): Option => ({ pick: 'skill', skill, target: -1 })),
    ...(left === 2 && slayer.pool < poolSizes.slayer ? [{ pick: 'recover' as const }] : []),
    { pick: 'end' },
  ];
};

/** Skill of the card that came up; undefined if used up or absent. */
export const skillInTurn = (
  table: Table,
  card: number,
): (DragonSkill & { readonly id: string }) | undefined => {
  const id = dragonCardsOf(table).cards[card]?.skill;
  const skill = id && findDragonSkill(id);
  if (!id || !skill) return undefined;
  return skill.insteadOfAttack && table.s.spent.includes(card) ? undefined : { ...skill, id };
};

const dragonActions = (table: Table, dragon: Figure, { card }: Acting): readonly Option[] => {
  const skill = skillInTurn(table, card);
  const skillAttacks =
    !skill || skill.insteadOfAttack
      ? []
      : targetsOf(table, skill.reach ?? 0).map(({ id }): Option => ({
          pick: 'skill',
          skill: skill.id,
          target: id,
        }));
  return [
    ...movements(table, dragon),
    ...targetsOf(table, 0).map(({ id }): Option => ({ pick: 'attack', target: id })),
    ...skillAttacks,
    ...(skill?.insteadOfAttack ? [{ pick: 'skill' as const, skill: skill.id, target: -1 }] : []),
    { pick: 'end' },
  ];
};

/** Options of the acting figure, end of turn last. */
export const actionsOf = (table: Table, acting: Acting): readonly Option[] => {
  const figure = figureOf(table, acting.figure);
  return isDragon(figure) ? dragonActions(table, figure, acting) : slayerActions(table, figure, acting);
};
