import type { FaceNumber } from '../../../dice/face';
import { figureOf } from '../../../effects/amount';
import type { Act } from '../skills/effect';
import { bandOn } from '../skills/resolve';
import { skillOfCard, type Predator } from './dragon-attack';
import { outcomesOf, skillOf, type ActionId, type Hunter, type Prey } from './slayer-action';

/** Effect of an action besides taking dice, in numbers. */
export type SideEffect = Act<number>;

/** Whether dice that are lost tell of an act already. */
const isCounted = ({ act }: Act<unknown>): boolean =>
  act === 'av' || act === 'less-dv' || act === 'damage' || act === 'magic-attack';

const isIfHit = (act: Act<unknown>): boolean => 'ifHit' in act;

/** An act with its number; those without one are as they are. */
const withNumber = <N>(act: Act<N>, numberOf: (amount: N) => number): SideEffect => {
  switch (act.act) {
    case 'give':
      return { ...act, count: numberOf(act.count) };
    case 'reach':
    case 'farther':
    case 'push':
    case 'walk':
      return { ...act, inches: numberOf(act.inches) };
    case 'raise':
      return { ...act, dice: numberOf(act.dice) };
    case 'magic-attack':
      return { ...act, more: numberOf(act.more) };
    case 'av':
    case 'less-dv':
    case 'damage':
    case 'dice':
    case 'more-dv':
      return { ...act, by: numberOf(act.by) };
    case 'slip-away':
    case 'unmet':
      return act;
  }
};

/** Side effects of a slayer's action, averaged over all rolls; rolls without a sun have none. */
export const besides = (hunter: Hunter, action: ActionId, prey: Prey): readonly SideEffect[] => {
  const outcomes = outcomesOf(hunter, action, prey);
  return skillOf(action)
    .suns.filter((act) => !isCounted(act))
    .map((act) =>
      withNumber(act, (amount) =>
        outcomes.reduce(
          (sum, { suns, hit, chance }) =>
            suns === 0 || (isIfHit(act) && !hit) ? sum : sum + chance * figureOf(amount, suns),
          0,
        ),
      ),
    );
};

/** Additions of the card that came up to her attack with a die of this face; empty ones are left out. */
export const besidesOnFace = ({ dragon, card }: Predator, face: FaceNumber): readonly SideEffect[] =>
  (skillOfCard(dragon, card)?.acts ?? []).flatMap((act) => {
    if (isCounted(act) || act.act === 'more-dv') return [];
    let figure = 0;
    const said = withNumber(act, (bands) => {
      figure = bandOn(bands, face);
      return figure;
    });
    return figure === 0 ? [] : [said];
  });
