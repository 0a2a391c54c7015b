import type { PaintedPip } from '../cards/icons';
import type { Colour } from '../cards/card';
import { pointsByTrait, type FacesOf, type Green, type PaintedDie, type PipOf } from './die';

/** How the pips of these games are painted; each colour has a shape, so that nobody has to tell colours apart. */
const greyShield: PaintedPip = {
  ink: 'grey',
  shape: 'M12 3 L19.5 5.4 V12 C19.5 16.6 16.4 19.8 12 21.6 C7.6 19.8 4.5 16.6 4.5 12 V5.4 Z',
  shapeInk: 'white',
};

const redSword: PaintedPip = {
  ink: 'red',
  shape:
    'M20.6 3.4 L20 8.2 L11.6 16.6 L13.6 18.6 L12 20.2 L9.2 17.4 L6 20.6 A1.8 1.8 0 0 1 3.4 18 L6.6 14.8 L3.8 12 L5.4 10.4 L7.4 12.4 L15.8 4 Z',
  shapeInk: 'white',
};

const yellowArrowhead: PaintedPip = {
  ink: 'amber',
  shape: 'M12 2.6 L20.4 20.6 L12 16.4 L3.6 20.6 Z',
  shapeInk: 'ink',
};

const blueStar: PaintedPip = {
  ink: 'blue',
  shape:
    'M12 1.6 C12.9 8 16 11.1 22.4 12 C16 12.9 12.9 16 12 22.4 C11.1 16 8 12.9 1.6 12 C8 11.1 11.1 8 12 1.6 Z',
  shapeInk: 'white',
};

const greenClover: PaintedPip = {
  ink: 'green',
  shape:
    'M12 3 A4.2 4.2 0 0 1 15.9 8.8 A4.2 4.2 0 1 1 13.2 15.6 L14.4 21 H9.6 L10.8 15.6 A4.2 4.2 0 1 1 8.1 8.8 A4.2 4.2 0 0 1 12 3 Z',
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

/** What the pips of a die cost, trait by trait, for a bar in colours. */
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
