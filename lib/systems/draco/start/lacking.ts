import type { Draft, Slayer } from '../sheet/sheet';
import { samples } from './samples';
import { slayersNeeded } from '../sheet/teams';

interface OfSet {
  readonly id: string;
  readonly sheet: Slayer;
}

const ofSet: readonly OfSet[] = samples.flatMap(({ id, sheet }) =>
  sheet.kind === 'slayer' ? [{ id, sheet }] : [],
);

/** The slayer of the set whose place a new one takes: its namesake, or the first with the same attack. */
const placeOf = ({ name, attack }: Slayer, free: readonly OfSet[]): OfSet | undefined => {
  const alike = free.filter(({ sheet }) => sheet.attack === attack);
  return alike.find(({ sheet }) => sheet.name === name) ?? alike[0];
};

/** Slayers of the set whose place is free, then the others. */
const slayersFor = (came: readonly Slayer[]): readonly string[] => {
  const doubles: OfSet[] = [];
  let free = ofSet.filter(({ sheet }) => !came.includes(sheet));
  for (const slayer of came) {
    const double = ofSet.some(({ sheet }) => sheet === slayer) ? undefined : placeOf(slayer, free);
    if (!double) continue;
    doubles.push(double);
    free = free.filter((one) => one !== double);
  }
  return [...free, ...doubles].map(({ id }) => id).slice(0, Math.max(0, slayersNeeded - came.length));
};

/** Members of the set that join these, so that four slayers meet a dragon; none where too many came. */
export const lacking = (sheets: readonly Draft[]): readonly string[] => {
  const slayers = sheets.flatMap((sheet) => (sheet.kind === 'slayer' ? [sheet] : []));
  const hasDragon = sheets.some(({ kind }) => kind === 'dragon');
  const dragon = samples.flatMap(({ id, sheet }) => (sheet.kind === 'dragon' ? [id] : []));
  return [...slayersFor(slayers), ...(hasDragon ? [] : dragon.slice(0, 1))];
};
