import { cards as say } from '#words/systems/warband/messages/cards';
import { withMinions } from '../rules/bindings';
import type { Fighter, Warband } from '../sheet/warband';

/** Fighters who differ only by their number, and the place of the first of them. */
export interface SharedCard {
  readonly fighter: Fighter;
  /** From 1, of the first one in the warband. */
  readonly nth: number;
  readonly count: number;
}

/** "Outlaw 4": the name before its number. */
const numbered = /^(.*\S)\s+(\d+)$/u;

const stemOf = ({ name }: Fighter): string => numbered.exec(name)?.[1] ?? '';

const numberOf = ({ name }: Fighter): number => Number(numbered.exec(name)?.[2] ?? 0);

const isNext = (one: Fighter, other: Fighter): boolean =>
  stemOf(one) !== '' &&
  numberOf(other) === numberOf(one) + 1 &&
  JSON.stringify({ ...one, name: stemOf(one) }) === JSON.stringify({ ...other, name: stemOf(other) });

/**
 * One card for fighters one after the other of the same name, number by number, who are the same in everything else.
 * @param hasPhoto whether the fighter at this place has one, and so a card to himself
 */
export const sharedCards = (warband: Warband, hasPhoto: (at: number) => boolean): readonly SharedCard[] => {
  const { fighters } = withMinions(warband);
  const groups: [Fighter, ...Fighter[]][] = [];
  let nth = 1;
  const places: number[] = [];
  fighters.forEach((fighter, at) => {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && !hasPhoto(at) && !hasPhoto(at - 1) && isNext(last, fighter)) group.push(fighter);
    else {
      groups.push([fighter]);
      places.push(nth);
    }
    nth += 1;
  });
  return groups.map((group, at) => {
    const [first, ...others] = group;
    const last = others.at(-1);
    const name = last ? say.numbered(stemOf(first), numberOf(first), numberOf(last)) : first.name;
    return { fighter: { ...first, name }, nth: places[at] ?? 1, count: group.length };
  });
};
