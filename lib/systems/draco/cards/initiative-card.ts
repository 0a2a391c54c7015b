import type { Card } from '../../../cards/card';
import { writeOne } from '../../../cards/sketch';
import type { CardOptions } from '../../display';
import { cards as say } from '#words/systems/draco/messages/cards';
import { drawWindow, foot, framed, middle } from './frame';
import { iconPath } from './icons';

/** A card of the initiative pile, which lies face up: whose turn it is, without a die. */
export const initiativeCard = (
  id: string,
  name: string,
  title: string,
  icon: string,
  { houseRules, photo }: Pick<CardOptions, 'houseRules' | 'photo'>,
): Card =>
  framed({
    id,
    kind: 'initiative-card',
    name,
    title: title === '' ? say.initiative : title,
    houseRules,
    isFaceUp: true,
    front: (face, top) => drawWindow(face, top, foot, icon, photo),
    back: (face, top) => {
      drawWindow(face, top, 66, iconPath('dragon'));
      writeOne(
        face,
        say.initiative,
        { typeface: 'display', size: 15, fill: 'ink' },
        { x: middle, y: 75, align: 'middle', width: 44 },
      );
    },
  });
