import { cornerTips, mapSide, type CornerId, type Spot } from '../../../skirmish/map/corners';

/** House value, #: a magic circle is 2# across, so that both teams find room around it. */
export const circleRadius = 1;

/** The place that the other team sees as this one: half a turn around the centre, in which every set-up is fair. */
export const opposite = ({ x, y }: Spot): Spot => ({ x: mapSide - x, y: mapSide - y });

/** The two teams, called as King of the Hill calls them in every scenario. */
export const teamIds = ['orange', 'green'] as const;
export type TeamId = (typeof teamIds)[number];

/** A corner as a base. Without a team in All Out Carnage, where corners are picked or drawn, and in the missions. */
export interface HomeBase {
  readonly corner: CornerId;
  readonly team?: TeamId;
}

/** A marker on the map from the start. */
export type Marker =
  | { readonly marker: 'flag'; readonly team: TeamId; readonly at: Spot }
  | { readonly marker: 'bomb' | 'parcel' | 'treasure'; readonly at: Spot }
  /** A magic circle with its middle there, blue at first; `line` is the team on whose line it lies. */
  | { readonly marker: 'circle'; readonly line: TeamId | 'middle'; readonly at: Spot }
  /** Within this many # of this corner's tip, an action restores full Life. */
  | { readonly marker: 'healing'; readonly corner: CornerId; readonly within: number }
  /** A figure of a mission; `number` tells dummies and victims apart, from 1. */
  | {
      readonly marker: 'figure';
      readonly figure: 'you' | 'dummy' | 'uncle-tom' | 'victim';
      readonly number?: number;
      readonly at: Spot;
    }
  /** Where figures come in, and where they want to go: all that lies within 4# of the tip. */
  | { readonly marker: 'entrance'; readonly corner: CornerId }
  | { readonly marker: 'goal'; readonly corner: CornerId; readonly whose: 'yours' | 'theirs' };

/** A line that helps with the set-up and means nothing in play. */
export interface GuideLine {
  readonly line: 'halves' | 'quarters' | 'row';
  readonly from: Spot;
  readonly to: Spot;
}

/** Terrain that a mission asks for: a wall of this thickness around its middle line, as high as a Hero. */
export interface Wall {
  readonly from: Spot;
  readonly to: Spot;
  /** # */
  readonly thickness: number;
}

/** Where the teams start on every plan; any two opposite corners do. */
export const teamHomes = [
  { corner: 'south-west', team: 'orange' },
  { corner: 'north-east', team: 'green' },
] as const satisfies readonly HomeBase[];

/** The corners that the line between the halves joins. */
export const blockedCorners = ['north-west', 'south-east'] as const satisfies readonly CornerId[];

/** The line that splits the map into two halves. */
export const halves: GuideLine = {
  line: 'halves',
  from: cornerTips['north-west'],
  to: cornerTips['south-east'],
};
