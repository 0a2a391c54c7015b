import { useState } from 'react';
import { lastingReference, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { useOpening } from '@/components/systems/use-game';
import { heroesOf, type Offer } from '@/lib/session/room-offer';
import { encodeSheet } from '@/lib/share/index';
import { entrantsOf } from '@/lib/simulation/contest';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Value of a seat's hero in the list of heroes to bring; undefined where it plays several. */
const offeredReference = (offer: Offer, seat: number): string | undefined => {
  const [place = -1, ...others] = heroesOf(offer, seat);
  const hero = others.length === 0 ? entrantsOf(offer.pairing)[place] : undefined;
  const code = hero && encodeSheet(hero);
  return code?.ok ? code.value : undefined;
};

/** The hero that a friend brings; undefined for the one that was offered. */
export const useHeroToBring = (offer: Offer, seat: number) => {
  const { saved } = useSaved();
  const [offered] = useState(() => offeredReference(offer, seat));
  const [reference, setReference] = useState(offered);
  const [problem, setProblem] = useState<string>();
  const found = useOpening(() => (reference === undefined ? undefined : sheetBehind(reference)));
  const hero: SheetDocument | undefined = reference !== offered && found?.ok ? found.value : undefined;
  const choose = (chosen: string): void => {
    const lasting = lastingReference(chosen, saved);
    setProblem(lasting.ok ? undefined : lasting.error);
    if (lasting.ok) setReference(lasting.value);
  };
  const own = saved.filter((each) => each.hero.system === offer.pairing.system);
  return { reference, hero, problem, choose, saved: own };
};
