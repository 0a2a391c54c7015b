import { creatures, type CreatureKind } from '../../kit/cards/creatures';
import { sidesByPip, type Sheet } from '../state/sheet';

/** The card of a follower that a skill makes during the match. */
export const creatureSheet = (kind: CreatureKind, dice: number): Sheet => ({
  name: '',
  title: '',
  sides: sidesByPip(creatures[kind].faces),
  weapons: [],
  skills: [],
  isMagical: false,
  dice,
});
