import {
  gapBetween,
  half,
  lineTouches,
  reachBetween,
  unit,
  type Point,
  type Units,
} from '../../../../table/table';
import type { Amount, Kind, One, Zone } from '../../skills/effects/terms';
import { isUndead, type Figure } from '../state/figure';
import { areAllies, type MatchContext } from '../state/match-context';

/** # as the entries write them, as lengths of the table. */
export const units = (distance: number): Units => Math.round(distance * unit);

/** Figures in the air meet only each other; chapter "Conditions and Statuses: Flying". */
export const onSameLevel = (a: Figure, b: Figure): boolean => a.isFlying === b.isFlying;

/** From base edge to base edge, heights left aside. */
export const gap = (a: Figure, b: Figure): Units => gapBetween(a.at, b.at);

/** Part of the base is within `distance` # of the other's edge (ruling 24). */
export const isWithin = (a: Figure, b: Figure, distance: number): boolean =>
  a === b || gap(a, b) <= units(distance);

/** Part of the base is within `radius` # of the centre of the other's. */
export const isInReach = (centre: Figure, other: Figure, radius: number): boolean =>
  centre.id === other.id || reachBetween(centre.at, other.at) <= units(radius);

/** Lengths that differ by less count as touching: places are whole numbers. */
const slack = 8;

/** Base contact: bases touch, with no step to climb between (ruling contact-steps). */
export const inContact = (a: Figure, b: Figure): boolean =>
  a !== b && onSameLevel(a, b) && (a.isFlying || Math.abs(a.height - b.height) < half) && gap(a, b) <= slack;

/** Opponents in base contact with a figure that are up. */
export const opponentsInContact = (match: MatchContext, figure: Figure): readonly Figure[] =>
  match.s.figures.filter(
    (other) =>
      other.life === 'up' && other.rider < 0 && !areAllies(figure, other) && inContact(figure, other),
  );

/** Earshot is 1 # per die in the Hand; chapter "Skills: Shout". */
export const inEarshot = (speaker: Figure, other: Figure): boolean => isWithin(speaker, other, speaker.hand);

/** With the speaker at another place. */
export const inEarshotFrom = (at: Point, speaker: Figure, other: Figure): boolean =>
  speaker === other || gapBetween(at, other.at) <= units(speaker.hand);

/** Context of a zone: user, target and the numbers' values. */
export interface Bearings {
  readonly you: Figure;
  readonly target: Figure;
  /** The reach that the skill itself names, in #. */
  readonly reach: number;
  /** The reach that counts as base contact with the target, in #. */
  readonly contact?: number;
  readonly one: (who: One) => Figure | undefined;
  readonly amount: (of: Amount) => number;
  /** Figures in the trap's reach that the line speaks of. */
  readonly trap?: ((figure: Figure) => boolean) | undefined;
}

const isInWiderContact = ({ target, contact = 0 }: Bearings, figure: Figure): boolean =>
  contact > 0 && figure !== target && isInReach(target, figure, contact);

/** Zones about the target. */
const aboutTarget: ReadonlySet<Zone> = new Set<Zone>(['reach', 'contact-with-target', 'line-to-target']);

/** Whether a figure is in a zone (ruling 24: partly inside is inside). */
export const isInZone = (zone: Zone, bearings: Bearings, figure: Figure): boolean => {
  const { you, target } = bearings;
  if (typeof zone === 'object') {
    const centre = bearings.one(zone.of);
    if (!centre || !onSameLevel(centre, figure)) return false;
    return 'within' in zone
      ? isWithin(centre, figure, bearings.amount(zone.within))
      : isInReach(centre, figure, bearings.amount(zone.reach));
  }
  // Nothing on the ground reaches who is in the air; the whole map knows no distance.
  if (zone === 'map') return true;
  if (zone !== 'trap' && !onSameLevel(aboutTarget.has(zone) ? target : you, figure)) return false;
  switch (zone) {
    case 'reach':
      return isInReach(target, figure, bearings.reach);
    case 'earshot':
      return inEarshot(you, figure);
    case 'contact':
      return inContact(you, figure);
    case 'contact-and-you':
      return figure === you || inContact(you, figure);
    case 'contact-with-target':
      return inContact(target, figure) || isInWiderContact(bearings, figure);
    case 'line-to-target':
      return figure !== you && lineTouches(you.at, target.at, figure.at);
    case 'trap':
      return bearings.trap?.(figure) ?? false;
  }
};

/** Whether a figure is of a kind, from the user's side. */
export const isOfKind = (kind: Kind, { you, target }: Bearings, figure: Figure): boolean => {
  if (kind === 'dead-ally') return figure.life === 'dead' && !figure.isLost && areAllies(you, figure);
  // Whoever is aimed at counts even unconscious, others do not (ruling 19 for skills).
  if (figure.life !== 'up' && !(figure.life === 'down' && figure === target)) return false;
  switch (kind) {
    case 'opponent':
      return !areAllies(you, figure);
    case 'ally':
      return areAllies(you, figure);
    case 'other-ally':
      return figure !== you && areAllies(you, figure);
    // Rules for a Hero hold for followers too (chapter "Followers").
    case 'hero':
    case 'figure':
      return true;
    case 'pet':
      return figure.kind === 'pet' && figure.hero === you.hero;
    case 'undead':
      return isUndead(figure) && figure.hero === you.hero && figure.owner >= 0;
    case 'opposing-daemon':
      return figure.kind === 'daemon' && !areAllies(you, figure);
    case 'ally-of-target':
      return areAllies(target, figure);
    case 'opponent-of-target':
      return !areAllies(target, figure);
  }
};
