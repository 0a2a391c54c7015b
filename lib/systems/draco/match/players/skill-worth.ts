import { shown } from '../../dice/pool';
import { addedBy, inchesBy, onFace, withSuns, type KnownAct } from '../../skills/resolve';
import type { SlayerSkill } from '../../skills/effect';
import { slayerSkills, type SlayerSkillId } from '../../skills/slayers';
import { friendsFor } from '../effects/effects';
import { isDragon, mostDice, type Figure } from '../state/figure';
import { dragonOf, livingSlayers, slayersOf, type Table } from '../state/match-context';
import { areWithin, contactsOf } from '../places/bases';
import type { DragonPick } from '../rolls/values';
import type { skillInTurn } from '../turn/actions';
import { meanOf, meanOfPick } from './reckon';
import { gainOn } from './stand';
import { lossOf, oneMore } from './value';

/** Suns of this many dice: the chance of at least one, and their average then. */
const sunsOf = (dice: number): { readonly chance: number; readonly mean: number } => {
  const chance = shown(dice);
  return { chance, mean: dice / 6 / Math.max(chance, 0.01) };
};

/** Worth of a gift to the eligible friend it helps most. */
const bestFriend = (table: Table, worthOf: (friend: Figure) => number): number =>
  Math.max(0, ...livingSlayers(table).map(worthOf));

const giveWorth = (
  table: Table,
  actor: Figure,
  target: Figure | undefined,
  act: Extract<KnownAct, { readonly act: 'give' }>,
): number => {
  const { counter, count, to } = act;
  switch (to) {
    case 'self':
      return -oneMore(table, actor, counter, count);
    case 'opponent':
      return target ? oneMore(table, target, counter, count) : 0;
    case 'friend':
      return bestFriend(table, (friend) => -oneMore(table, friend, counter, count));
    case 'all-within':
      return slayersOf(table)
        .filter((foe) => !foe.isDead && areWithin(actor, foe, act.within ?? 0))
        .reduce((sum, foe) => sum + oneMore(table, foe, counter, count), 0);
  }
};

/** Worth of an act at the end of an action to its owner. */
const actWorth = (table: Table, actor: Figure, target: Figure | undefined, act: KnownAct): number => {
  switch (act.act) {
    case 'give':
      return giveWorth(table, actor, target, act);
    case 'push':
      return isDragon(actor) ? 0.12 * act.inches * contactsOf(table, actor).length : 0.05 * act.inches;
    case 'walk':
      return 0.09 * act.inches;
    case 'damage':
      return target && !isDragon(target) ? lossOf(target, act.by) : act.by;
    case 'dice':
      if (act.to === 'self') return Math.min(act.by, mostDice(actor) - actor.pool) * 1.1;
      return bestFriend(table, (one) => Math.min(act.by, mostDice(one) - one.pool) * 1.1);
    case 'raise':
      return friendsFor(table, act).length > 0 ? 1.6 + 1.1 * Math.min(5, act.dice) : 0;
    case 'magic-attack':
      return meanOf(table, actor, dragonOf(table), { av: act.more, lessDv: 0 });
    case 'more-dv':
      return 3.5 * act.by;
    case 'av':
    case 'less-dv':
    case 'reach':
    case 'farther':
    case 'slip-away':
    case 'unmet':
      return 0;
  }
};

const laterWorth = (
  table: Table,
  actor: Figure,
  target: Figure | undefined,
  acts: readonly KnownAct[],
  hit: number,
): number =>
  acts.reduce((sum, act) => sum + actWorth(table, actor, target, act) * ('ifHit' in act ? hit : 1), 0);

/** Expected gain from a slayer's skill, its movement left out. */
export const slayerSkillGain = (table: Table, slayer: Figure, id: SlayerSkillId): number => {
  const skill: SlayerSkill = slayerSkills[id];
  const dragon = dragonOf(table);
  const { chance, mean } = sunsOf(slayer.pool);
  const acts = withSuns(skill.suns, Math.max(1, Math.round(mean)));
  let plain = 0;
  let sunny = 0;
  if (skill.use === 'attack') {
    const lessAv = skill.lessAv ?? 0;
    plain = meanOf(table, slayer, dragon, { av: -lessAv, lessDv: 0 });
    const attacking = {
      av: addedBy(acts, 'av', slayer.pool) - lessAv,
      lessDv: addedBy(acts, 'less-dv', slayer.pool),
    };
    sunny = meanOf(table, slayer, dragon, attacking) + (inchesBy(acts, 'reach') > 0 ? 0.05 : 0);
  }
  const hit = Math.min(1, sunny * 0.7);
  const more = laterWorth(table, slayer, dragon, acts, skill.use === 'attack' ? hit : 1);
  return (1 - chance) * plain + chance * (sunny + more);
};

type DragonSkillInTurn = NonNullable<ReturnType<typeof skillInTurn>>;

/** Expected gain from a die of the dragon in an attack on somebody, with a skill or without. */
export const pickGain = (
  table: Table,
  target: Figure,
  skill: DragonSkillInTurn | undefined,
  pick: DragonPick,
): number => {
  const dragon = dragonOf(table);
  const acts = skill ? onFace(skill.acts, pick.face) : [];
  const attacking = { av: addedBy(acts, 'av', dragon.pool), lessDv: addedBy(acts, 'less-dv', dragon.pool) };
  const mean = meanOfPick(table, dragon, target, pick.daggers, attacking);
  const fells = mean >= target.pool ? 0.8 : 0;
  return lossOf(target, mean) + fells + laterWorth(table, dragon, target, acts, Math.min(1, mean * 0.7));
};

/** Expected gain from the dragon's skill: with the best of her faces, nearly. */
export const dragonSkillGain = (
  table: Table,
  skill: DragonSkillInTurn,
  target: Figure | undefined,
  picks: readonly DragonPick[],
): number => {
  const dragon = dragonOf(table);
  if (!target) return laterWorth(table, dragon, undefined, onFace(skill.acts, 1), 1);
  const best = Math.max(...picks.map((pick) => pickGain(table, target, skill, pick)));
  return 0.5 * best + 0.5 * (gainOn(table, target) + 0.1);
};
