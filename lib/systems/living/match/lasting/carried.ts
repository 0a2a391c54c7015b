import type { BorneModifier, Figure } from '../state/figure';
import type { Game } from '../state/game';

/** Takes off whatever an enchantment, hex or Loa carries. */
export const dropModifiers = (figure: Figure, auraKey: number): void => {
  if (figure.modifiers.some(({ aura: carrier }) => carrier === auraKey))
    figure.modifiers = figure.modifiers.filter(({ aura: carrier }) => carrier !== auraKey);
};

/** All that an aura carries, on whomever it lies. */
export const modifiersOf = (game: Game, auraKey: number): readonly BorneModifier[] =>
  game.s.figures.flatMap(({ id, modifiers }) =>
    modifiers.filter(({ aura }) => aura === auraKey).map((modifier) => ({ on: id, modifier })),
  );
