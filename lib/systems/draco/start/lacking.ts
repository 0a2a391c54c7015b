import { slayersNeeded } from '../match/plan';
import type { Draft, Slayer } from '../sheet/sheet';
import { samples } from './samples';

/** Slayers of the set who take the place of nobody, then those whose attack somebody who came has already. */
const slayersFor = (came: readonly Slayer[]): readonly string[] => {
  const taken = came.map(({ attack }) => attack as string);
  const ofSet = samples.flatMap(({ id, sheet }) =>
    sheet.kind === 'slayer' && !came.some((one) => one === sheet) ? [{ id, attack: sheet.attack }] : [],
  );
  const doubles: string[] = [];
  const free = ofSet.filter(({ id, attack }) => {
    const at = taken.indexOf(attack);
    if (at < 0) return true;
    taken.splice(at, 1);
    doubles.push(id);
    return false;
  });
  return [...free.map(({ id }) => id), ...doubles].slice(0, Math.max(0, slayersNeeded - came.length));
};

/** Who of the set joins these, so that four slayers meet a dragon; nobody where too many came. */
export const lacking = (sheets: readonly Draft[]): readonly string[] => {
  const slayers = sheets.flatMap((sheet) => (sheet.kind === 'slayer' ? [sheet] : []));
  const hasDragon = sheets.some(({ kind }) => kind === 'dragon');
  const dragon = samples.flatMap(({ id, sheet }) => (sheet.kind === 'dragon' ? [id] : []));
  return [...slayersFor(slayers), ...(hasDragon ? [] : dragon.slice(0, 1))];
};
