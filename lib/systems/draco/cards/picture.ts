import type { Drawing, Picture } from '../../../cards/card';
import { drawIcon } from '../../../cards/icons';
import { drawDie, faceSide, wholeDie } from '../../../painted-die/cards/die';
import { arrangedOn } from '../../../painted-die/pip-places';
import type { PaintedPip } from '../../../cards/icons';
import type { PipsOfFace } from '../../display';
import type { Draft, Dragon, Slayer } from '../sheet/sheet';
import { sunnyOwner, sunPips } from '../sheet/suns';
import { iconPath, skillIcon } from './icons';
import { slayerPips } from './painted-pips';

/** mm: as wide and high as a die of six faces. */
const size = { width: 50, height: wholeDie.height };

/** Pips painted on each face of a slayer's die, the sun included. */
export const pipsOf = (slayer: Slayer): PipsOfFace => {
  const owner = sunnyOwner(slayer);
  const painted: Readonly<Record<string, PaintedPip>> = slayerPips(slayer.attack);
  return (face) =>
    arrangedOn(sunPips, owner, face).places.map((pip) => (pip === undefined ? undefined : painted[pip]));
};

/** The dragon's head, and around it the icons of what her cards do. */
const dragonOf = ({ cards }: Dragon): readonly Drawing[] => {
  const side = faceSide * 0.6;
  const shown = cards.slice(0, 5);
  return [
    // A separate ground: the head is ink, and a page may be as dark.
    { draw: 'circle', x: size.width / 2, y: 11.4, radius: 11, fill: 'leaf', stroke: 'red', strokeWidth: 0.6 },
    drawIcon(iconPath('dragon'), size.width / 2, 11.4, 15.5),
    ...shown.flatMap(({ skill }, at): readonly Drawing[] => {
      const x = (size.width / 5) * (at + 0.5);
      const y = size.height - side / 2 - 0.4;
      return [
        { draw: 'circle', x, y, radius: side / 2, fill: 'leaf', stroke: 'red', strokeWidth: 0.6 },
        drawIcon(skillIcon(skill), x, y, side * 0.62),
      ];
    }),
  ];
};

/** A slayer by his die, a dragon by her head and what her cards do. */
export const pictureOf = (draft: Draft): Picture => ({
  ...size,
  drawings: draft.kind === 'slayer' ? drawDie(pipsOf(draft), 0, 0) : dragonOf(draft),
});
