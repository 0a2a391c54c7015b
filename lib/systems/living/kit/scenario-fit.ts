import type { Card } from '../../../cards/card';
import type { KitChoices } from '../../kit-part';
import type { HeroDraft } from '../sheet/hero';
import { snowmanSkills } from '../skills/brought';
import { skills } from '../skills/index';
import type { Skill } from '../skills/school';
import { missionIds, type MissionId } from './cards/training-cast';
import type { Order } from './pieces';

/** The pieces that are about a scenario: with one of them, all others are for it too. */
const ofScenario: readonly string[] = ['parts', 'map', 'rules', 'training'];

const isForScenario = ({ kit }: KitChoices): boolean => kit.some((id) => ofScenario.includes(id));

const isSnowfall = (choices: KitChoices): boolean => choices.scenario === 'snowfall';

/** A hero in a snowball fight: green pips and loadout, nothing else. */
const inSnow = (hero: HeroDraft): HeroDraft => ({
  ...hero,
  skills: [],
  followers: [],
  equipment: { ...hero.equipment, armour: 'none', shield: false, weapons: [] },
});

/** A hero in every other scenario. */
const outOfSnow = (hero: HeroDraft): HeroDraft =>
  hero.snowfall.skills.length === 0 ? hero : { ...hero, snowfall: { ...hero.snowfall, skills: [] } };

const fitted = new WeakMap<Order['sheets'], Partial<Record<'snow' | 'other', Order['sheets']>>>();

/**
 * The order with heroes who bring what the scenario uses, the same list for the same heroes; for no scenario where no piece
 * is about one.
 */
export const fittingScenario = (order: Order): Order => {
  if (!isForScenario(order)) return order.scenario === '' ? order : { ...order, scenario: '' };
  const known = fitted.get(order.sheets) ?? {};
  const which = isSnowfall(order) ? 'snow' : 'other';
  const fit = isSnowfall(order) ? inSnow : outOfSnow;
  const sheets = known[which] ?? order.sheets.map(({ sheet, ...photo }) => ({ sheet: fit(sheet), ...photo }));
  fitted.set(order.sheets, { ...known, [which]: sheets });
  return { ...order, sheets, whole: order.sheets };
};

/** Heroes who come to a snowball fight without a loadout. */
export const withoutLoadout = (order: Order): readonly HeroDraft[] =>
  isSnowfall(order)
    ? order.sheets.map(({ sheet }) => sheet).filter(({ snowfall }) => snowfall.skills.length === 0)
    : [];

const isMission = ({ scenario }: KitChoices): boolean => missionIds.some((id) => id === scenario);

/** First Steps may be played with any hero; the others give theirs a die and skill of their own. */
const forAnyHero: MissionId = 'first-steps';

/** Whether the kit has all heroes of a mission, so that nobody needs another. */
export const givesHero = (choices: KitChoices): boolean =>
  isMission(choices) &&
  choices.scenario !== forAnyHero &&
  choices.kit.some((id) => id === 'parts' || id === 'training');

/**
 * The cards of a hero that the scenario uses: in a snowball fight his Snowfall card, elsewhere all but that. A mission has
 * no followers but its own.
 */
export const usedCards = (cards: readonly Card[], choices: KitChoices): readonly Card[] => {
  if (!isForScenario(choices)) return cards;
  if (givesHero(choices)) return [];
  if (isMission(choices)) return cards.filter(({ kind }) => kind === 'hero');
  const snow = cards.filter(({ kind }) => kind === 'snowfall');
  if (!isSnowfall(choices)) return cards.filter((card) => !snow.includes(card));
  // With the rules comes a card to write a loadout on.
  return snow.length > 0 || choices.kit.includes('rules')
    ? snow
    : cards.filter(({ kind }) => kind === 'hero');
};

/** Skills that a loadout is chosen from. */
export const loadoutSkills: readonly Skill[] = skills.filter(
  ({ school, tier }) => school === 'snowfall' && tier !== 'form',
);

/** Skills that Raise Snowman and Winter Spirit bring; nobody chooses them. */
export const broughtByLoadout: readonly Skill[] = [
  ...snowmanSkills,
  ...skills.filter(({ school, tier }) => school === 'snowfall' && tier === 'form'),
];

/** Heroes with all that they may bring: who has no loadout yet may choose any skill for it. */
export const withAnyLoadout = (
  { scenario }: Pick<Order, 'scenario'>,
  heroes: readonly HeroDraft[],
): readonly HeroDraft[] =>
  scenario === 'snowfall'
    ? heroes.map((hero) =>
        hero.snowfall.skills.length > 0
          ? hero
          : { ...hero, snowfall: { ...hero.snowfall, skills: loadoutSkills.map(({ id }) => id) } },
      )
    : heroes;
