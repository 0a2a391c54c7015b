import { useState } from 'react';
import { lastingReference, sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useOpening } from '@/components/systems/use-game';
import { offeredEncounter } from '@/lib/session/room-match';
import { heroesOf } from '@/lib/session/room-offer';
import type { RoomMatch } from '@/lib/session/room-state';
import { namesIn } from '@/lib/simulation/contest';
import { nameOf } from '@/lib/systems/document';

/** In place of a reference: the hero that was offered. */
export const asOffered = '';

/**
 * The hero that a friend brings to a seat: their own, a sample that isn’t in the match yet, or the offered
 * one.
 */
export const useHeroToBring = (match: Pick<RoomMatch, 'offer' | 'people' | 'session'>, seat: number) => {
  const { saved } = useSaved();
  const [chosen, choose] = useState(asOffered);
  const { offer, session } = match;
  const { system } = offer.pairing;
  const places = heroesOf(offer, seat);
  // A seat with several heroes plays those, and so does one of a match that runs.
  const mayBring = places.length === 1 && !session;
  const reference = mayBring && chosen !== asOffered ? lastingReference(chosen, saved) : undefined;
  const found = useOpening(() => (reference?.ok ? sheetBehind(reference.value) : undefined));
  const [fault] = [reference, found].flatMap((each) => (each && !each.ok ? [each.error] : []));
  const there = namesIn(offeredEncounter(match));
  return {
    mayBring,
    chosen,
    choose,
    hero: found?.ok ? found.value : undefined,
    problem: fault,
    own: saved.filter(({ hero }) => hero.system === system),
    samples: sampleReferences(system).filter(({ document }) => !there.includes(nameOf(document))),
  };
};
