import type { PaintedPip } from '../cards/icons';
import type { Colour } from '../cards/card';
import { pointsByTrait, type FacesOf, type Green, type PaintedDie, type PipOf } from './die';

/**
 * How the pips of these games are painted; each colour has a shape, so that nobody has to tell colours apart. The shapes
 * fill the pip, and where one is light another is dark, so that they differ without colour and at arm's length too.
 */
const greyShield: PaintedPip = {
  ink: 'grey',
  shape:
    'M10.4 2.2 V21.8 C6 19.6 2.6 16.8 2.6 12 V4.2 Z M13.6 2.2 L21.4 4.2 V12 C21.4 16.8 18 19.6 13.6 21.8 Z',
  shapeInk: 'white',
};

const redSword: PaintedPip = {
  ink: 'red',
  shape:
    'M21.8 2.2 L21 8.4 L12.6 16.8 L14.8 19 L12.8 21 L9.6 17.8 L6.2 21.2 A2.2 2.2 0 0 1 2.8 17.8 L6.2 14.4 L3 11.2 L5 9.2 L7.2 11.4 L15.6 3 Z',
  shapeInk: 'white',
};

const yellowArrowhead: PaintedPip = {
  ink: 'amber',
  shape: 'M12 1.2 L21.8 21.6 L12 16 L2.2 21.6 Z',
  shapeInk: 'ink',
};

const blueStar: PaintedPip = {
  ink: 'blue',
  shape:
    'M12 0 C12.6 8.4 15.6 11.4 24 12 C15.6 12.6 12.6 15.6 12 24 C11.4 15.6 8.4 12.6 0 12 C8.4 11.4 11.4 8.4 12 0 Z',
  shapeInk: 'white',
};

const greenClover: PaintedPip = {
  ink: 'green',
  shape:
    'M12 0.8 A5 5 0 0 1 14.6 10 A5.1 5.1 0 1 1 13.4 16.4 L15.2 23 H8.8 L10.6 16.4 A5.1 5.1 0 1 1 9.4 10 A5 5 0 0 1 12 0.8 Z',
  shapeInk: 'white',
};

/** How each pip is painted; `shield` is the trait that defends. */
export const paintedPipsOf = <Shield extends string>(
  shield: Shield,
): Readonly<Record<PipOf<Shield>, PaintedPip>> =>
  ({
    [shield]: greyShield,
    melee: redSword,
    ranged: yellowArrowhead,
    magic: blueStar,
    skill: greenClover,
  }) as Record<PipOf<Shield>, PaintedPip>;

/** Cost of the pips of a die, trait by trait, for a bar in colours. */
export const spentOn = <Trait extends string>(
  die: PaintedDie<Trait>,
  faces: FacesOf<Trait | Green>,
  looks: Readonly<Record<Trait, PaintedPip>>,
  names: Readonly<Record<Trait, string>>,
): readonly { readonly ink: Colour; readonly label: string; readonly points: number }[] =>
  pointsByTrait(die, faces).map(({ trait, points }) => ({
    ink: looks[trait].ink,
    label: names[trait],
    points,
  }));
