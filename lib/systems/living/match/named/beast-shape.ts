import type { Follower } from '../../sheet/follower';
import type { NamedId } from '../../skills/effects/named';
import { findSkill } from '../../skills/index';
import { sheetOfFollower } from '../state/begin';
import { figureOf, sheetOf } from '../state/game';
import { land } from '../movement/wings';
import type { Sheet } from '../state/sheet';
import type { NamedPlay } from '../state/plays';

const shifts: NamedId = 'shapeshift';

const isShift = (id: string): boolean =>
  (findSkill(id)?.green ?? []).some((effect) => 'named' in effect && effect.named === shifts);

/**
 * The card of a hero in beast shape, of whose skills only the one that shifts it is left to him (Shapeshift).
 * @param at the place of the hero's own card in the list of sheets
 */
export const sheetOfBeast = (hero: Sheet, beast: Follower, at: number): Sheet => ({
  ...sheetOfFollower(beast),
  name: hero.name,
  title: hero.title,
  ...(hero.sex !== undefined && { sex: hero.sex }),
  skills: hero.skills.filter(isShift),
  shape: at,
});

/** Shifts the user's shape: Hand, Dicepool, conditions and all that lies on him stay (ruling druid-shapeshift). */
export const shiftBeast: NamedPlay = (game, _effect, { use }) => {
  const figure = figureOf(game, use.user);
  const { shape } = sheetOf(game, figure);
  if (shape === undefined) return undefined;
  figure.sheet = shape;
  // Who flies by his shape comes down with it.
  if (figure.isFlying && figure.mount < 0 && sheetOf(game, figure).ability !== 'flight') land(game, figure);
  game.host.emit({ type: 'shape', figure: figure.id, sheet: shape });
  return undefined;
};
