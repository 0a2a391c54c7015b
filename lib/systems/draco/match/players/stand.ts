import { canSee, gapBetween, unit, type Point } from '../../../../table/table';
import { tableValues } from '../../rules/table-values';
import { baseOf, isDragon, type Figure } from '../state/figure';
import { dragonOf, livingSlayers, slayerCardOf, type Table } from '../state/match-context';
import { contactsOf } from '../places/bases';
import { groundOf } from '../places/table';
import { meanOf } from './reckon';
import { lossOf } from './value';

/** Weight of a place that only leads to an attack later, and cost of each inch on the way. */
const later = 0.5;
const inch = 0.05;

/** Inches within which she reaches somebody with a breath or a short walk. */
const danger = 6;

const touchGap = unit / 32;

/** Cost to a slayer of standing within her reach. */
const fear = (table: Table, slayer: Figure): number =>
  lossOf(slayer, meanOf(table, dragonOf(table), slayer)) * 0.35;

const standOfSlayer = (table: Table, slayer: Figure, acts: boolean): ((at: Point) => number) => {
  const dragon = dragonOf(table);
  const her = baseOf(dragon);
  const gain = meanOf(table, slayer, dragon);
  const risk = fear(table, slayer);
  const { attack } = slayerCardOf(table, slayer);
  const isBusy = contactsOf(table, dragon).some((one) => one !== slayer);
  return (at) => {
    const here = baseOf(slayer, at);
    const gap = gapBetween(here, her);
    const inches = gap / unit;
    const isMet = inches < tableValues.near && !isBusy;
    switch (attack) {
      case 'dagger':
        if (gap <= touchGap || isMet) return gain * (acts ? 1 : later) + gain * later - risk;
        return gain * later - inches * inch * 2 - (isBusy ? 0 : 0.1);
      case 'bow': {
        if (inches < tableValues.near) return -1 - risk;
        const reaches = inches <= tableValues.bowReaches && canSee(groundOf(table.s), here, her);
        const close = inches < danger ? risk * (1 - inches / danger) : 0;
        const away = Math.max(0, inches - tableValues.bowReaches);
        return (reaches ? gain * (acts ? 1 : later) + gain * 0.3 : 0) - close - away * inch * 2;
      }
      case 'magic':
        return inches < tableValues.near ? -1 - risk : -Math.max(0, danger + 2 - inches) * 0.12;
    }
  };
};

/** Gain of the dragon by an attack on somebody. */
export const gainOn = (table: Table, slayer: Figure): number => {
  const mean = meanOf(table, dragonOf(table), slayer);
  return lossOf(slayer, Math.min(mean, slayer.pool + 0.5)) + (slayer.pool <= mean ? 0.8 : 0);
};

const standOfDragon = (table: Table, dragon: Figure): ((at: Point) => number) => {
  const foes = livingSlayers(table).map((slayer) => ({
    base: baseOf(slayer),
    gain: gainOn(table, slayer) * (slayerCardOf(table, slayer).attack === 'dagger' ? 0.75 : 1),
  }));
  return (at) => {
    const here = baseOf(dragon, at);
    let best = -10;
    for (const { base, gain } of foes) {
      const inches = gapBetween(here, base) / unit;
      const worth = inches * unit <= touchGap ? gain * 0.6 : gain * later * 0.5 - inches * inch * 1.5;
      best = Math.max(best, worth);
    }
    return best;
  };
};

/** Weighs the places where a figure could stand. @param acts an action is left to attack from there */
export const standOf = (table: Table, figure: Figure, acts: boolean): ((at: Point) => number) =>
  isDragon(figure) ? standOfDragon(table, figure) : standOfSlayer(table, figure, acts);
