import type { Card } from '../../../cards/card';
import { drawInitiative } from '../../../cards/hero-card/initiative';
import type { CardOptions } from '../../display';
import { cards as say } from '#words/systems/draco/messages/cards';
import { iconPath } from './icons';

/** Told apart from the cards that stay in front of a player: half as high, and all on one sheet. */
const deck = 'initiative';

/** A card of the initiative pile, which lies face up: whose turn it is, without a die. */
export const initiativeCard = (
  id: string,
  name: string,
  title: string,
  icon: string,
  { photo }: Pick<CardOptions, 'photo'>,
): Card => ({
  ...drawInitiative(
    {
      id,
      name,
      title: title === '' ? say.initiative : title,
      emblem: icon,
      photo: photo === undefined ? undefined : { id: photo, label: say.photo },
    },
    { word: say.initiative, emblem: iconPath('dragon') },
  ),
  set: deck,
});
