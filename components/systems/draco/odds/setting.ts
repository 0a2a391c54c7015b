import type { OddsSetting } from '@/components/systems/views';
import { moreDvOf, type Predator } from '@/lib/systems/draco/odds/dragon-attack';
import {
  harmfulActions,
  places,
  type ActionId,
  type Hunter,
  type Place,
  type Prey,
} from '@/lib/systems/draco/odds/slayer-action';
import { usualAction, usualCard, usualPlace } from '@/lib/systems/draco/odds/tables';
import { poolSizes } from '@/lib/systems/draco/rules/values';
import type { Dragon, Slayer } from '@/lib/systems/draco/sheet/sheet';

/** A slayer and a dragon, with all that is chosen beside them. */
export interface Hunt {
  readonly slayer: Slayer;
  readonly dragon: Dragon;
  /** Dice of each. */
  readonly dice: number;
  readonly pool: number;
  readonly place: Place;
  /** Action that the figures describe; undefined where nothing takes a die. */
  readonly action: ActionId | undefined;
  /** The card that came up, and those face down beside it, from 0. */
  readonly card: number;
  readonly down: readonly number[];
  readonly isScaled: boolean;
}

const number = (text: string | undefined, least: number, most: number, usual: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : usual;
};

export const hunterOf = ({ slayer, dice, place }: Hunt): Hunter => ({ slayer, dice, place });
export const preyOf = ({ dragon, pool, isScaled }: Omit<Hunt, 'action'>): Prey => ({
  dragon,
  dice: pool,
  moreDv: isScaled ? moreDvOf(dragon) : 0,
  exposed: 0,
});
export const predatorOf = ({ dragon, pool, card, down }: Hunt): Predator => ({
  dragon,
  dice: pool,
  card,
  down,
});

/** Hunt of the address; any wrong value gets the default. */
export const huntIn = (slayer: Slayer, dragon: Dragon, setting: OddsSetting): Hunt => {
  const card = number(setting['card'], 1, dragon.cards.length, usualCard(dragon) + 1) - 1;
  const hunt = {
    slayer,
    dragon,
    dice: number(setting['dice'], 1, poolSizes.slayer, poolSizes.slayer),
    pool: number(setting['pool'], 1, poolSizes.dragon, poolSizes.dragon),
    place: places.find((id) => id === setting['place']) ?? usualPlace(slayer),
    card,
    down: dragon.cards.flatMap((_, at) =>
      at !== card && setting['down']?.includes(String(at + 1)) ? [at] : [],
    ),
    isScaled: setting['scales'] === '1',
  };
  const hunter = { slayer, dice: hunt.dice, place: hunt.place };
  const action =
    harmfulActions(slayer, hunt.place).find((id) => id === setting['action']) ??
    usualAction(hunter, preyOf(hunt));
  return { ...hunt, action };
};

/** The keys of the address that tell of the sheets themselves. */
const ofSheets = ['place', 'action', 'card', 'down', 'scales'];

/** Other sheets have other actions and cards; dice stay. */
export const settingAfter = (setting: OddsSetting, change: 'own' | 'foe' | 'swap'): OddsSetting =>
  change === 'swap'
    ? setting
    : Object.fromEntries(Object.entries(setting).filter(([key]) => !ofSheets.includes(key)));
