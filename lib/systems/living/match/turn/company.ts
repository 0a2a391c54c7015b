import { hasGrants } from './grants';
import type { Figure, FigureId } from '../state/figure';
import { figureOf, type MatchContext, isStanding } from '../state/match-context';
import { isTrained } from '../state/training';
import type { Action } from '../state/option';
import { inContact } from '../geometry/where';

/** The figures that act in a hero's turn: himself, and his followers. */
export const companyOf = (match: MatchContext, hero: FigureId): readonly Figure[] =>
  match.s.figures.filter((figure) => figure.hero === hero && figure.life !== 'gone');

/** These, and figures acting with the hero out of turn. */
export const actingIn = (match: MatchContext, hero: FigureId): readonly Figure[] => {
  const others = match.scenario.actingWith(match, hero);
  const company = companyOf(match, hero);
  return others.length === 0 ? company : [...company, ...others.map((id) => figureOf(match, id))];
};

/** Figures that can still do something in this turn. */
export const ready = (match: MatchContext): readonly Figure[] =>
  actingIn(match, match.s.turn).filter((figure) => canAct(match, figure));

/** A mount acts with its rider. */
export const canAct = (match: MatchContext, figure: Figure): boolean =>
  figure.life === 'up' &&
  figure.rider < 0 &&
  (figure.actions > 0 || hasGrants(match, figure)) &&
  isTrained(match, figure);

/** Whether anybody can. */
export const isAnybodyReady = (match: MatchContext): boolean =>
  actingIn(match, match.s.turn).some((figure) => canAct(match, figure));

/** Pets of a Hero that could act. */
export const ablePets = (match: MatchContext, { id, kind }: Figure): readonly Figure[] =>
  kind !== 'hero'
    ? nobody
    : match.s.figures.filter(
        (pet) => pet.kind === 'pet' && pet.hero === id && isStanding(pet) && isTrained(match, pet),
      );

const nobody: readonly Figure[] = [];
const none: readonly Action[] = [];

export const mounts = (figure: Figure, pets: readonly Figure[]): readonly Action[] => {
  if (figure.kind !== 'hero') return [];
  if (figure.mount >= 0) return figure.isFlying ? [] : [{ pick: 'dismount' }];
  if (pets.length === 0) return none;
  return pets.filter((pet) => inContact(figure, pet)).map(({ id }) => ({ pick: 'mount' as const, pet: id }));
};

export const forPets = (pets: readonly Figure[]): readonly Action[] =>
  pets.length === 0
    ? none
    : pets.filter(({ rider }) => rider < 0).map(({ id }) => ({ pick: 'give-action' as const, pet: id }));
