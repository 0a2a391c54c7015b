import { chanceOfAny, expectedOf, meanBest, type Expected } from '../../../../pip-hero/exchange';
import { inCover } from '../../../../table/table';
import type { Skill } from '../../skills/category';
import { amountOf, type Effect } from '../../skills/effect';
import type { Card } from '../card';
import type { Figure } from '../figure';
import { cardFor, type Game } from '../game';
import { bonusTo, isZero } from '../life/lasting';
import { foesInContact } from '../places/bases';

export type How = 'strike' | 'shoot';

/** Of a trap's defence there is nothing to roll. */
const trapDefence = 3;
const noPips: readonly number[] = [0, 0, 0, 0, 0, 0];

const poisonOn = ({ lasting }: Figure): number =>
  lasting.reduce((sum, each) => (each.says === 'poison' ? sum + each.amount : sum), 0);

/** What an attack takes on average, as both stand now; more AV and less DV by a skill or by friends. */
export const attackOn = (
  game: Game,
  figure: Figure,
  target: Figure,
  how: How,
  more = 0,
  lessGuard = 0,
): Expected => {
  if (isZero(figure, 'AV')) return { lost: 0, fells: 0 };
  const { sides } = cardFor(game, figure);
  const isTrap = target.kind === 'trap';
  const noGuard = isTrap || isZero(target, 'DV');
  const cover = !noGuard && inCover(game.ground, figure.at, target.at) ? 1 : 0;
  const crowd = how === 'shoot' ? foesInContact(game, figure).length : 0;
  return expectedOf({
    attack: how === 'strike' ? sides.melee : sides.ranged,
    dice: figure.dice,
    bonus: bonusTo(figure, 'AV') + poisonOn(figure) - crowd + more,
    defence: noGuard ? noPips : cardFor(game, target).sides.armour,
    pool: target.dice,
    guard: isTrap ? trapDefence : noGuard ? 0 : bonusTo(target, 'DV') + cover - lessGuard,
  });
};

/** How likely a roll shows green, and how many green pips it then has on average. */
export const greenOf = (
  { sides }: Card,
  dice: number,
): { readonly chance: number; readonly mean: number } => {
  const chance = chanceOfAny(sides.skill, dice);
  const mean = (dice * sides.skill.reduce((sum, pips) => sum + pips, 0)) / 6;
  return { chance, mean: chance > 0 ? mean / chance : 0 };
};

/** Blue pips of the best die on average. */
export const blueOf = ({ sides }: Card, dice: number): number => meanBest(sides.magic, dice);

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
