import { basesOf } from '../../../../skirmish/rules/others';
import { gapBetween, heightAt, inContact, unit, type Bases, type Point } from '../../../../table/table';
import { takesPlace, type Figure } from '../state/figure';
import type { MatchContext } from '../state/match-context';

/** The others as one meets them who moves: friends are passed, opponents not; ruling 3. */
export const basesFor = ({ s }: Pick<MatchContext, 's'>, figure: Figure): Bases =>
  basesOf(
    s.figures.filter((other) => other !== figure && takesPlace(other)),
    figure.team,
  );

/** Area where no figure fits. */
export const takenPlaces = ({ s }: Pick<MatchContext, 's'>, but?: Figure): readonly Point[] =>
  s.figures.filter((other) => other !== but && takesPlace(other)).map(({ at }) => at);

export const areInContact = (match: MatchContext, a: Figure, b: Figure): boolean =>
  inContact(match.ground, a.at, b.at);

/** Inches from edge to edge, heights included: how far one is for a blow; ruling 20. */
export const inchesInSpace = ({ ground }: Pick<MatchContext, 'ground'>, a: Point, b: Point): number => {
  const [across, up] = [gapBetween(a, b), heightAt(ground, a) - heightAt(ground, b)];
  return Math.sqrt(across * across + up * up) / unit;
};

/** Whether somebody could strike from one place to another who reaches so far. */
export const isInReach = (
  match: Pick<MatchContext, 'ground'>,
  { at: a }: Figure,
  { at: b }: Figure,
  inches: number,
): boolean => inchesInSpace(match, a, b) <= inches;

/** Whether two figures are within this many inches, edge to edge; ruling 3. */
export const areWithin = (a: Figure, b: Figure, inches: number): boolean =>
  gapBetween(a.at, b.at) <= inches * unit;
