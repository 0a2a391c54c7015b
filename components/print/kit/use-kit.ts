'use client';

import { useCallback, useMemo } from 'react';
import type { Card } from '@/lib/cards/card';
import { messagesOf, piecesOf } from '@/lib/systems/document';
import {
  emptyKit,
  isForScenario,
  type KitChoices,
  type KitPiece,
  type KitScenario,
  type KitScenarios,
  type LaidKit,
} from '@/lib/systems/kit-part';
import { firstSystem, hasPart, partOf } from '@/lib/systems/open';
import type { KeptSettings } from '../choices/settings';
import { gamesOf } from '../heroes/games';
import type { Printable } from '../heroes/sources';
import type { SystemId } from '@/lib/systems/sheet';
import { usePart, type Coming } from '../use-part';
import { layKits, usedCards } from './lay-kits';

export interface Kit extends Coming {
  readonly laid: LaidKit;
  /** A sheet's cards that the ticked pieces use. */
  readonly used: (system: SystemId, cards: readonly Card[]) => readonly Card[];
  /** Kit pieces to tick; empty where the heroes’ game has no kit, or they are of several games. */
  readonly pieces: readonly KitPiece[];
  /** The game of the kit. */
  readonly system: SystemId;
  /** The heroes are of several games, which no match and so no kit brings together. */
  readonly isMixed: boolean;
  /** The scenarios and missions to choose from; undefined where there is only one way to play. */
  readonly choosable: KitScenarios | undefined;
  /** The one that is chosen; pieces of a scenario wait for it. */
  readonly chosen: KitScenario | undefined;
  /** There are no heroes, and what is chosen is for some: nothing of it is printed until they come. */
  readonly lacksHeroes: boolean;
  /** Counters of one kind at most. */
  readonly most: number;
}

/** The scenario or mission of this id; undefined while none is chosen. */
export const chosenIn = ({ scenarios, missions }: KitScenarios, id: string | undefined) =>
  [...scenarios, ...missions].find((one) => one.id === id);

/** Only a mission brings heroes of its own. */
export const needsHeroes = (choosable: KitScenarios | undefined, id: string | undefined): boolean =>
  !choosable?.missions.some((mission) => mission.id === id);

/** The ticked pieces that are printed: a scenario that nobody chose has none. */
export const wantedPieces = (
  pieces: readonly KitPiece[],
  ticked: readonly string[],
  hasScenario: boolean,
): readonly string[] =>
  pieces
    .filter((piece) => ticked.includes(piece.id) && (hasScenario || !isForScenario(piece)))
    .map(({ id }) => id);

/** How many of these are of a game. */
const countOf = (heroes: readonly Printable[], system: SystemId): number =>
  heroes.filter(({ hero }) => hero.system === system).length;

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (
  heroes: readonly Printable[],
  choices: Omit<KitChoices, 'scenario'> & {
    readonly scenarios: KeptSettings['scenarios'];
    readonly counts: Readonly<Record<string, number>>;
  },
): Kit => {
  const { unit, allCounters, counterSize, counterBacks, skills = 'names', counts } = choices;
  const games = gamesOf(heroes.map(({ hero }) => hero));
  const isMixed = games.length > 1;
  const [system = firstSystem] = games;
  const systems = !isMixed && hasPart(system, 'kit') ? [system] : [];
  const pieces = piecesOf(systems);
  const choosable = systems.length > 0 ? messagesOf(system).kitScenarios : undefined;
  const chosen = choosable && chosenIn(choosable, choices.scenarios[system]);
  const scenario = chosen?.id ?? '';
  const wanted = wantedPieces(pieces, choices.kit, choosable === undefined || chosen !== undefined).join(' ');
  const lacksHeroes = heroes.length === 0 && needsHeroes(choosable, chosen?.id);
  const isWanted = wanted !== '' && !lacksHeroes;
  const coming = usePart(systems, 'kit', isWanted);
  const { isHere } = coming;
  const isReady = isHere && isWanted;
  const asked = useMemo(
    () => ({ kit: wanted.split(' '), scenario, unit, allCounters, counterSize, counterBacks, skills }),
    [wanted, scenario, unit, allCounters, counterSize, counterBacks, skills],
  );
  const laid = useMemo(
    () => (isReady ? layKits(heroes, asked, counts, system) : emptyKit),
    [isReady, heroes, asked, counts, system],
  );
  const used = useCallback(
    (system: SystemId, cards: readonly Card[]) =>
      isReady && hasPart(system, 'kit') ? usedCards(system, cards, asked, countOf(heroes, system)) : cards,
    [isReady, asked, heroes],
  );
  const parts = isHere ? systems.flatMap((system) => partOf(system, 'kit') ?? []) : [];
  return {
    ...coming,
    laid,
    used,
    pieces,
    system,
    isMixed,
    choosable,
    chosen,
    lacksHeroes,
    most: Math.max(0, ...parts.map(({ mostCounters }) => mostCounters)),
  };
};
