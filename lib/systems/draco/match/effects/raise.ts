import { cardsIn } from '../../../../match/deck';
import { besides, canStand, unit, type Point } from '../../../../table/table';
import { poolSizes } from '../../rules/values';
import { hasCardIn } from '../combat/loss';
import { baseOf, type Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';
import { takenPlaces } from '../places/bases';
import { groundOf } from '../places/table';

/** Inches around the place of a fall within which to look for room. */
const nearby = 12;

/** The place of the fall, or the nearest one with room; ruling 9. */
const placeFor = (match: MatchContext, slayer: Figure): Point => {
  const ground = groundOf(match.s);
  const taken = takenPlaces(match, slayer);
  if (canStand(ground, baseOf(slayer), taken)) return slayer.at;
  return besides(ground, slayer.at, { passable: [], blocking: taken }, nearby * unit) ?? slayer.at;
};

/** A dead slayer stands up again, and his card joins the next shuffle unless it still lies in the pile; ruling 9. */
export const raise = (match: MatchContext, slayer: Figure, by: Figure, suns: number): void => {
  const { s, host } = match;
  const from = slayer.at;
  slayer.at = placeFor(match, slayer);
  slayer.isDead = false;
  slayer.pool = Math.min(poolSizes.slayer, suns);
  if (!hasCardIn(cardsIn(s.pile), slayer)) s.waiting = [...s.waiting, { of: 'slayer', figure: slayer.id }];
  host.emit({ told: 'raised', figure: slayer.id, by: by.id, dice: slayer.pool });
  if (slayer.at !== from) host.emit({ told: 'moved', figure: slayer.id, how: 'set', from, to: slayer.at });
};
