import type { Picture } from '../cards/card';
import { drawPip, type PaintedPip } from '../cards/icons';
import type { RuleQuery, SkillStepper } from './reference-part';

/** Pips that a skill is tried with: green ones of the roll, blue ones of one die. */
export interface PipCount {
  readonly green: number;
  readonly blue: number;
}

const colours = ['green', 'blue'] as const;
type PipColour = (typeof colours)[number];

const within = (text: string | undefined, most: number): number => {
  const pips = text === undefined || !/^\d{1,2}$/.test(text) ? 1 : Number(text);
  return Math.min(pips, most);
};

/** The pips that an address names; one of each where it does not say so. */
export const pipsIn = (query: RuleQuery, most: PipCount): PipCount => ({
  green: within(query['green'], most.green),
  blue: within(query['blue'], most.blue),
});

/** A pip before a line of a skill. */
export const pipMark = (pip: PaintedPip): Picture => ({
  width: 4,
  height: 4,
  drawings: drawPip(pip, 2, 2, 1.9),
});

/** Labels on the steppers of a preview. */
export interface StepperLabels {
  readonly greenPips: string;
  readonly bluePips: string;
  readonly more: (what: string) => string;
  readonly fewer: (what: string) => string;
}

/**
 * The ways up and down from this many pips, for each colour that the skill asks for.
 *
 * @param most pips that the preview counts
 */
export const steppersOf = (
  pips: PipCount,
  most: PipCount,
  isBlue: boolean,
  marks: Readonly<Record<PipColour, Picture>>,
  { greenPips, bluePips, more, fewer }: StepperLabels,
): readonly SkillStepper[] => {
  const to = (next: PipCount, colour: PipColour): RuleQuery | undefined =>
    next[colour] < 0 || next[colour] > most[colour]
      ? undefined
      : { green: String(next.green), blue: String(next.blue) };
  return colours
    .filter((colour) => colour === 'green' || isBlue)
    .map((colour) => {
      const label = colour === 'green' ? greenPips : bluePips;
      const stepped = (by: number): RuleQuery | undefined =>
        to(
          colour === 'green' ? { ...pips, green: pips.green + by } : { ...pips, blue: pips.blue + by },
          colour,
        );
      return {
        label,
        mark: marks[colour],
        value: pips[colour],
        fewer: { label: fewer(label), to: stepped(-1) },
        more: { label: more(label), to: stepped(1) },
      };
    });
};
