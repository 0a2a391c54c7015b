import { count, list } from '#words/language/words';
import type { ExampleWords } from '../cards/example';

/** Dice that everybody begins with. */
const fullHand = 5;

const dice = (number: number): string => count(number, 'die', 'dice');

const putAside = (target: string, left: number, gone: number): string =>
  `${target} puts ${dice(gone)} aside and has ${left === 0 ? 'none' : dice(left)} left`;

/**
 * An attack step by step.
 *
 * @param names what the value of each attack is called: "AV"
 * @param defence what the pips are called that defend: "Defence"
 * @param lost what damage does to a target that had five dice, and has so many left
 */
export const exampleWords = (
  names: Readonly<Record<'melee' | 'ranged', string>>,
  defence: string,
  begins: string,
  lost: (target: string, left: number, gone: number) => string = putAside,
): ExampleWords => ({
  attack: {
    melee: (name, target, value) =>
      `${begins} a melee attack${target === undefined ? '' : ` on ${target}`}, now in base contact. ${name} rolls 5 dice and picks the one with the most Melee pips: ${names.melee} ${value}.`,
    ranged: (name, target, value) =>
      `${begins} a shot${target === undefined ? '' : ` at ${target}`}, in range and in sight. ${name} rolls 5 dice and picks the one with the most Ranged pips: ${names.ranged} ${value}.`,
  },
  defends: (target, value) =>
    `${target} rolls 5 dice and picks the one with the most ${defence} pips: DV ${value}.`,
  undecided: (way) =>
    `The target rolls all its dice and picks the one with the most ${defence} pips: that’s its DV. ${names[way]} minus DV is the damage: the target puts that many dice aside.`,
  damage: (way, attack, defence, target) => {
    const points = attack - defence;
    if (points <= 0) return `${names[way]} ${attack} isn’t higher than DV ${defence}: no damage.`;
    return `${names[way]} ${attack} − DV ${defence} is ${points} damage: ${lost(target, Math.max(0, fullHand - points), points)}.`;
  },
  showsHand: lost === putAside,
  gone: (number) => `Put aside: ${dice(number)}.`,
  roll: (faces, picked) => `Rolled: ${list(faces.map(String))}. Picked: ${picked}.`,
});
