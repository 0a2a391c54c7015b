import { faceNumbers, type FaceNumber } from '../dice/face';
import { diceOf } from '../match/chance';
import type { CompanionRoll, RollLine } from '../systems/companion-part';
import { changeFigure } from './changes';
import { companyOf, figureAt, leaderOf } from './figures';
import { companionOf, type Night } from './night';

/** Dice that are rolled at once, at most. */
export const mostRolled = 40;

/** The rolls that the companion offers for a figure now; those without dice are left out. */
export const rollsFor = (night: Night, at: number): readonly CompanionRoll[] => {
  const { setUp, state } = night;
  const now = figureAt(night, at);
  const sheet = now && setUp.sheets[state.figures[at]?.sheet ?? -1];
  const { rolls } = companionOf(setUp.system);
  if (!now || !sheet || !rolls) return [];
  const company = companyOf(night, at);
  const last = [...state.acted, ...state.acting].findLast((each) => company.includes(each));
  return rolls(sheet, now, {
    company: company.flatMap((each) => figureAt(night, each) ?? []),
    lastUp: last === undefined ? undefined : figureAt(night, last),
  }).filter(({ dice }) => dice > 0 && dice <= mostRolled);
};

/** Dice that lie on the table, by their faces; undefined where none do, or where nothing is offered for them any more. */
export const rolledNow = (
  night: Night,
):
  | {
      readonly figure: number;
      readonly roll: CompanionRoll;
      /** The highest first. */
      readonly faces: readonly { readonly face: FaceNumber; readonly count: number }[];
    }
  | undefined => {
  const { rolled } = night.state;
  const roll = rolled && rollsFor(night, rolled.figure).find(({ id }) => id === rolled.roll);
  if (!rolled || !roll) return undefined;
  const faces = faceNumbers
    .map((face) => ({ face, count: rolled.faces.filter((each) => each === face).length }))
    .filter(({ count }) => count > 0)
    .reverse();
  return { figure: rolled.figure, roll, faces };
};

/** Rolls for a figure. @param seed of the dice, 0 to 2^32 - 1 */
export const rollDice = (night: Night, figure: number, id: string, seed: number): Night => {
  const roll = rollsFor(night, figure).find((each) => each.id === id);
  if (!roll) return night;
  const dice = diceOf(seed);
  const faces = Array.from({ length: roll.dice }, () => dice(6) + 1).sort((one, other) => other - one);
  return { ...night, state: { ...night.state, rolled: { key: '', figure, roll: id, faces } } };
};

/** Puts the dice away. */
export const withoutRoll = (night: Night): Night =>
  night.state.rolled === undefined ? night : { ...night, state: { ...night.state, rolled: undefined } };

/** The figure with this name among another's followers; -1 if there is none. */
const inCompany = (night: Night, at: number, id: string): number => {
  const leader = leaderOf(night, at);
  return (
    companyOf(night, leader < 0 ? at : leader).find((each) => figureAt(night, each)?.figure.id === id) ?? -1
  );
};

const withoutDuty = (night: Night, figure: number, roll: string): Night => {
  const part = companionOf(night.setUp.system);
  const duties = night.state.duties.filter(
    (open) => open.figure !== figure || part.duty(open)?.roll !== roll,
  );
  return { ...night, state: { ...night.state, duties } };
};

/** The lines of the dice on the table that can be followed, by what each says. */
const linesOn = (night: Night, face: number): readonly RollLine[] => {
  const rolled = rolledNow(night);
  const found = rolled?.faces.find((each) => each.face === face);
  return rolled && found ? rolled.roll.on(found.face) : [];
};

/** Does what a line of a rolled face says, and puts the dice away. @param line from 0 */
export const followRoll = (night: Night, face: number, line: number): Night => {
  const { rolled } = night.state;
  const does = linesOn(night, face)[line]?.does;
  if (!rolled || !does) return night;
  const at = inCompany(night, rolled.figure, does.figure);
  return withoutRoll(withoutDuty(changeFigure(night, at, does.change), rolled.figure, rolled.roll));
};
