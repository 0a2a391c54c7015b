import { diceGiven, diceTaken } from '../../../../painted-die/match/pool';
import type { Harm } from '../state/event';
import type { Figure, FigureId, Modifier } from '../state/figure';
import { fiendOf, figureOf, type Game } from '../state/game';
import { isCasting } from '../lasting/modifiers';
import { roomNear } from '../geometry/room';
import { takenPlaces } from '../geometry/placing';

/** The casting of a fiend comes to nothing; one that is through and only wants for room does not. */
export const breakCasting = ({ host }: Game, figure: Figure): void => {
  if (!isCasting(figure)) return;
  figure.casting = undefined;
  host.emit({ type: 'casting-broken', figure: figure.id });
};

export const vanish = (game: Game, figure: Figure): void => {
  figure.life = 'gone';
  figure.dice = 0;
  figure.modifiers = [];
  game.scenario.fell(game, figure, -1);
  game.host.emit({ type: 'gone', figure: figure.id });
};

/** Figures that have lost the last die; chapter "The Dicepool". */
const fall = (game: Game, figure: Figure, by: FigureId, harm: Harm): void => {
  game.host.emit({ type: 'down', figure: figure.id, by, harm });
  const isCharacter = figure.kind === 'hero';
  figure.life = isCharacter ? (game.scenario.respawns ? 'waiting' : 'down') : 'gone';
  figure.isCounted = false;
  figure.isNew = false;
  // Life that was promised may still get him up.
  figure.modifiers = isCharacter ? figure.modifiers.filter(({ says }) => says === 'mend') : [];
  breakCasting(game, figure);
  figure.casting = undefined;
  const fiend = isCharacter ? fiendOf(game, figure) : undefined;
  if (fiend) vanish(game, fiend);
  if (figure.kind !== 'trap') game.scenario.fell(game, figure, by);
};

/** Takes dice away, the last one included. */
const take = (game: Game, figure: Figure, amount: number, by: FigureId, harm: Harm): void => {
  if (amount <= 0 || figure.life !== 'up') return;
  const taken = diceTaken(figure.dice, amount);
  figure.dice -= taken;
  game.host.emit({ type: 'damage', figure: figure.id, amount: taken, by, harm });
  if (figure.dice === 0) fall(game, figure, by, harm);
};

type Link = Extract<Modifier, { says: 'link' }>;

/** How much of some damage a link hands on: every other point, the first stays with the target. */
const handedOn = ({ left, taken }: Link, amount: number): number => {
  const through = Math.min(left, amount);
  return Math.floor((taken + through) / 2) - Math.floor(taken / 2);
};

/** Deals damage, shared by links. @param by its cause, -1 for none */
export const dealDamage = (game: Game, figure: Figure, amount: number, by: FigureId, harm: Harm): void => {
  const link = figure.modifiers.find((each): each is Link => each.says === 'link');
  const bearer = link && figureOf(game, link.by);
  if (!link || bearer?.life !== 'up' || amount <= 0) {
    take(game, figure, amount, by, harm);
    return;
  }
  const shared = handedOn(link, amount);
  const spared = Math.min(link.spare, shared);
  const through = Math.min(link.left, amount);
  const rest: Link = {
    ...link,
    left: link.left - through,
    taken: link.taken + through,
    spare: link.spare - spared,
  };
  figure.modifiers = figure.modifiers.flatMap((each) =>
    each !== link ? [each] : rest.left > 0 ? [rest] : [],
  );
  take(game, figure, amount - shared, by, harm);
  take(game, bearer, shared - spared, by, harm);
};

/** Kills at once, whatever the pool. */
export const kill = (game: Game, figure: Figure, harm: Harm): void => {
  take(game, figure, figure.dice, -1, harm);
};

/** Gives dice back, up to the most of the pool; who is down stays so until his turn. */
export const heal = (game: Game, figure: Figure, amount: number, by: FigureId, skill: string): void => {
  const given = diceGiven(figure.dice, figure.most, amount);
  if (given === 0 || (figure.life !== 'up' && figure.life !== 'down')) return;
  figure.dice += given;
  game.host.emit({ type: 'healed', figure: figure.id, amount: given, by, skill });
};

/** Gets up where he lies, or beside a figure there. */
export const getUp = (game: Game, figure: Figure): void => {
  figure.at = roomNear(game.ground, figure.at, takenPlaces(game, figure)) ?? figure.at;
  figure.life = 'up';
  figure.isCounted = false;
};

/** Raises the fallen with this many dice, and one fewer for good; chapter "The Dicepool". */
export const raise = (game: Game, figure: Figure, dice: number, by: FigureId): void => {
  if (dice <= 0 || figure.most < 2) return;
  figure.most -= 1;
  figure.dice = Math.min(dice, figure.most);
  getUp(game, figure);
  // He acts from his next turn.
  figure.thisTurn = { ...figure.thisTurn, hasAttacked: true, isStill: true };
  game.host.emit({ type: 'raised', figure: figure.id, by });
};
