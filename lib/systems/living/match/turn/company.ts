import { hasGrants } from './grants';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type Game, isStanding } from '../state/game';
import { isTrained } from '../state/training';
import type { Action } from '../state/option';
import { inContact } from '../geometry/where';

/** The figures that act in a hero's turn: himself, and his followers. */
export const companyOf = (game: Game, hero: FigureId): readonly Figure[] =>
  game.s.figures.filter((figure) => figure.hero === hero && figure.life !== 'gone');

/** These, and figures acting with the hero out of turn. */
export const actingIn = (game: Game, hero: FigureId): readonly Figure[] => {
  const others = game.scenario.actingWith(game, hero);
  const company = companyOf(game, hero);
  return others.length === 0 ? company : [...company, ...others.map((id) => figureOf(game, id))];
};

/** Figures that can still do something in this turn. */
export const ready = (game: Game): readonly Figure[] =>
  actingIn(game, game.s.turn).filter((figure) => canAct(game, figure));

/** A mount acts with its rider. */
export const canAct = (game: Game, figure: Figure): boolean =>
  figure.life === 'up' &&
  figure.rider < 0 &&
  (figure.actions > 0 || hasGrants(game, figure)) &&
  isTrained(game, figure);

/** Whether anybody can. */
export const isAnybodyReady = (game: Game): boolean =>
  actingIn(game, game.s.turn).some((figure) => canAct(game, figure));

/** Pets of a Hero that could act. */
export const ablePets = (game: Game, { id, kind }: Figure): readonly Figure[] =>
  kind !== 'hero'
    ? nobody
    : game.s.figures.filter(
        (pet) => pet.kind === 'pet' && pet.hero === id && isStanding(pet) && isTrained(game, pet),
      );

const nobody: readonly Figure[] = [];

export const mounts = (figure: Figure, pets: readonly Figure[]): readonly Action[] => {
  if (figure.kind !== 'hero') return [];
  if (figure.mount >= 0) return figure.isFlying ? [] : [{ pick: 'dismount' }];
  return pets.filter((pet) => inContact(figure, pet)).map(({ id }) => ({ pick: 'mount' as const, pet: id }));
};

export const forPets = (pets: readonly Figure[]): readonly Action[] =>
  pets.filter(({ rider }) => rider < 0).map(({ id }) => ({ pick: 'give-action' as const, pet: id }));
