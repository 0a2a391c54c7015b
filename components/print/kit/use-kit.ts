'use client';

import { useCallback, useMemo } from 'react';
import type { Card } from '@/lib/cards/card';
import { messagesOf, piecesOf } from '@/lib/systems/document';
import {
  emptyKit,
  type KitChoices,
  type KitPiece,
  type KitScenarios,
  type LaidKit,
} from '@/lib/systems/kit-part';
import { firstSystem, hasPart, partOf } from '@/lib/systems/open';
import type { Printable } from '../heroes/sources';
import type { SystemId } from '@/lib/systems/sheet';
import { usePart, type Coming } from '../use-part';
import { layKits, usedCards } from './lay-kits';

export interface Kit extends Coming {
  readonly laid: LaidKit;
  /** A sheet's cards that the ticked pieces use. */
  readonly used: (system: SystemId, cards: readonly Card[]) => readonly Card[];
  /** Kit pieces to tick; empty where no game among the heroes has a kit. */
  readonly pieces: readonly KitPiece[];
  /** The scenarios and missions to choose from; undefined where there is only one way to play. */
  readonly choosable: (KitScenarios & { readonly usual: string }) | undefined;
  /** Counters of one kind at most. */
  readonly most: number;
}

/** How many of these are of a game. */
const countOf = (heroes: readonly Printable[], system: SystemId): number =>
  heroes.filter(({ hero }) => hero.system === system).length;

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (
  heroes: readonly Printable[],
  choices: KitChoices & { readonly counts: Readonly<Record<string, number>> },
): Kit => {
  const { kit, scenario, unit, allCounters, counterSize, counterBacks, skills = 'names', counts } = choices;
  const games = [...new Set(heroes.map(({ hero }) => hero.system))];
  const systems = (games.length > 0 ? games : [firstSystem]).filter((system) => hasPart(system, 'kit'));
  const pieces = piecesOf(systems);
  const isWanted = pieces.some(({ id }) => kit.includes(id));
  const coming = usePart(systems, 'kit', isWanted);
  const { isHere } = coming;
  const isReady = isHere && isWanted;
  const asked = useMemo(
    () => ({ kit, scenario, unit, allCounters, counterSize, counterBacks, skills }),
    [kit, scenario, unit, allCounters, counterSize, counterBacks, skills],
  );
  const laid = useMemo(
    () => (isReady ? layKits(heroes, asked, counts) : emptyKit),
    [isReady, heroes, asked, counts],
  );
  const used = useCallback(
    (system: SystemId, cards: readonly Card[]) =>
      isReady && hasPart(system, 'kit') ? usedCards(system, cards, asked, countOf(heroes, system)) : cards,
    [isReady, asked, heroes],
  );
  const parts = isHere ? systems.flatMap((system) => partOf(system, 'kit') ?? []) : [];
  const [choosable] = systems.flatMap((system) => messagesOf(system).kitScenarios ?? []);
  return {
    ...coming,
    laid,
    used,
    pieces,
    choosable: choosable && { ...choosable, usual: choosable.usualScenario(heroes.length) },
    most: Math.max(0, ...parts.map(({ mostCounters }) => mostCounters)),
  };
};
