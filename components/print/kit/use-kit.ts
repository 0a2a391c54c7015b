'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Card } from '@/lib/cards/card';
import { piecesOf } from '@/lib/systems/document';
import { emptyKit, type KitChoices, type KitPart, type KitPiece, type LaidKit } from '@/lib/systems/kit-part';
import { firstSystem, hasPart, isOpen, open, partOf } from '@/lib/systems/open';
import type { Printable } from '../heroes/sources';
import type { SystemId } from '@/lib/systems/sheet';
import { layKits, usedCards } from './lay-kits';

export interface Kit {
  readonly laid: LaidKit;
  /** A sheet's cards that the ticked pieces use. */
  readonly used: (system: SystemId, cards: readonly Card[]) => readonly Card[];
  /** Kit pieces to tick; empty where no game among the heroes has a kit. */
  readonly pieces: readonly KitPiece[];
  /** The scenarios and missions to choose from, once they are here. */
  readonly choosable: (Pick<KitPart, 'scenarios' | 'missions'> & { readonly usual: string }) | undefined;
  /** Counters of one kind at most. */
  readonly most: number;
  /** It is on its way. */
  readonly isComing: boolean;
  /** The part of Pipsmith that lays out the kit did not arrive. */
  readonly isMissing: boolean;
  readonly onRetry: () => void;
}

/** How many of these are of a game. */
const countOf = (heroes: readonly Printable[], system: SystemId): number =>
  heroes.filter(({ hero }) => hero.system === system).length;

/** The game-night kit of these heroes once a part of it is wanted; its words and icons are loaded then, not before. */
export const useKit = (
  heroes: readonly Printable[],
  choices: KitChoices & { readonly counts: Readonly<Record<string, number>> },
): Kit => {
  const [, setOpened] = useState(0);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(-1);
  const { kit, scenario, unit, allCounters, counterSize, counterBacks, skills = 'names', counts } = choices;
  const games = [...new Set(heroes.map(({ hero }) => hero.system))];
  const systems = (games.length > 0 ? games : [firstSystem]).filter((system) => hasPart(system, 'kit'));
  const key = systems.join(' ');
  const pieces = piecesOf(systems);
  const isWanted = pieces.some(({ id }) => kit.includes(id));
  const isHere = isOpen(systems, 'kit');
  useEffect(() => {
    if (!isWanted || isHere) return;
    void open(key.split(' '), 'kit').then(
      () => setOpened((before) => before + 1),
      () => setFailed(tries),
    );
  }, [isWanted, isHere, key, tries]);
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
  const chosen = parts.find(({ scenarios, missions }) => scenarios.length + missions.length > 0);
  const isMissing = isWanted && !isHere && failed === tries;
  return {
    laid,
    used,
    pieces,
    choosable: chosen && { ...chosen, usual: chosen.usualScenario(heroes.length) },
    most: Math.max(0, ...parts.map(({ mostCounters }) => mostCounters)),
    isComing: isWanted && !isHere && !isMissing,
    isMissing,
    onRetry: () => setTries((before) => before + 1),
  };
};
