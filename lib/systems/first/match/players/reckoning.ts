import { bestAndSum } from '../../../../dice/odds';
import { oncePer } from '../../../../once-per';
import { expectedOf, meanBest, type Expected } from '../../../../painted-die/match/exchange';
import { inCover } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { amountOf, type Effect } from '../../skills/effect';
import type { Profile } from '../state/profile';
import type { Figure } from '../state/figure';
import { profileOf, type MatchContext } from '../state/match-context';
import { bonusTo, isZero } from '../lasting/modifiers';
import { foesInContact } from '../geometry/placing';

export type How = 'strike' | 'shoot';

/** A trap's defence needs no roll. */
const trapDefence = 3;
const noPips: readonly number[] = [0, 0, 0, 0, 0, 0];

const poisonOn = ({ modifiers }: Figure): number =>
  modifiers.reduce((sum, each) => (each.says === 'poison' ? sum + each.amount : sum), 0);

/** Average losses from an attack, as both stand now; more AV and less DV by a skill or by friends who join in. */
export const attackOn = (
  match: MatchContext,
  figure: Figure,
  target: Figure,
  how: How,
  { more = 0, lessGuard = 0, isJoint = false }: { more?: number; lessGuard?: number; isJoint?: boolean } = {},
): Expected => {
  if (isZero(figure, 'AV')) return { lost: 0, fells: 0 };
  const { sides } = profileOf(match, figure);
  const isTrap = target.kind === 'trap';
  const noGuard = isTrap || isZero(target, 'DV');
  const cover = !noGuard && inCover(match.ground, figure.at, target.at) ? 1 : 0;
  const crowd = how === 'shoot' ? foesInContact(match, figure).length : 0;
  return expectedOf({
    attack: how === 'strike' ? sides.melee : sides.ranged,
    dice: figure.dice,
    bonus: bonusTo(figure, 'AV') + (isJoint ? 0 : poisonOn(figure)) - crowd + more,
    defence: noGuard ? noPips : profileOf(match, target).sides.armour,
    pool: target.dice,
    guard: isTrap ? trapDefence : noGuard ? 0 : bonusTo(target, 'DV') + cover - lessGuard,
  });
};

/** Pips of a roll of somebody's pool: how likely green is, and what there is of both colours when it is. */
export interface Pips {
  readonly chance: number;
  readonly green: number;
  readonly blue: number;
}

const pipsOf: (sheet: Profile) => (Pips | undefined)[] = oncePer(() => []);

const reckon = ({ sides }: Profile, dice: number): Pips => {
  let [chance, green, blue] = [0, 0, 0];
  if (dice > 0)
    for (const [best, sums] of bestAndSum(sides.magic, sides.skill, dice).entries())
      for (const [sum, part] of sums.entries()) {
        if (sum === 0) continue;
        chance += part;
        green += sum * part;
        blue += best * part;
      }
  return chance > 0 ? { chance, green: green / chance, blue: blue / chance } : { chance, green, blue };
};

/** Reckoned once for each sheet and number of dice. */
export const pipsFor = (sheet: Profile, dice: number): Pips => (pipsOf(sheet)[dice] ??= reckon(sheet, dice));

/** How much a skill's lines say of something on average, when it works. */
export const saidOnAverage = (
  skill: Skill,
  pips: { readonly green: number; readonly blue: number; readonly unmoved: number },
  read: (effect: Effect) => Parameters<typeof amountOf>[0] | undefined,
): number | undefined => {
  let sum: number | undefined;
  const lines = [
    [skill.always ?? [], 1],
    [skill.green, pips.green],
    [skill.blue ?? [], pips.blue],
  ] as const;
  for (const [effects, scale] of lines)
    for (const effect of effects) {
      const amount = read(effect);
      if (amount !== undefined) sum = (sum ?? 0) + amountOf(amount, scale, pips.unmoved);
    }
  return sum;
};

/** Dice that a target loses to a spell that works, on average, and the chance of the last one. */
export const magicOn = (
  match: MatchContext,
  caster: Figure,
  target: Figure,
  skill: Skill,
  pips: { readonly green: number; readonly blue: number },
): Expected => {
  const said = saidOnAverage(skill, { ...pips, unmoved: 0 }, (effect) =>
    effect.act === 'damage' ? effect.by : undefined,
  );
  if (said === undefined) return { lost: 0, fells: 0 };
  return magicOf(match, target, said + bonusTo(caster, 'MAV'));
};

/** The same of an attack with a MAV. */
export const magicOf = (match: MatchContext, target: Figure, value: number): Expected => {
  const guard =
    target.kind === 'trap'
      ? 0
      : meanBest(profileOf(match, target).sides.magic, target.dice) + bonusTo(target, 'MDV');
  const through = Math.max(0, value - guard);
  return { lost: Math.min(target.dice, through), fells: through >= target.dice ? 0.7 : 0 };
};
