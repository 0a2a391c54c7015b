import { useState } from 'react';
import { lastingReference, sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import { sidesToJoin, usualSide, type Side } from '@/lib/companion/bring';
import { companionOf, type NightSetUp } from '@/lib/companion/night';
import { encodeSheet } from '@/lib/share/index';
import { nameOf } from '@/lib/systems/document';
import { heroNames } from '../night/names';

/** In place of a reference: no hero. */
export const nobody = '';

/** A hero who joins a night. */
export interface Bringing {
  /** His share code. */
  readonly hero: string;
  /** Undefined if there is no choice. */
  readonly side: Side | undefined;
}

/** The share code behind a choice; undefined for none, or a hero that can't be sent. */
const codeOf = (reference: string): string | undefined => {
  const found = sheetBehind(reference);
  const code = found.ok ? encodeSheet(found.value) : undefined;
  return code?.ok ? code.value : undefined;
};

/**
 * A hero that a friend brings to a shared night in addition to those there: their own, or a sample.
 * @throws NotOpened
 */
export const useBroughtHero = (setUp: NightSetUp) => {
  const { saved } = useSaved();
  const [chosen, choose] = useState(nobody);
  const [side, takeSide] = useState<Side>();
  const { system, sheets } = setUp;
  const there = heroNames(setUp, [...sheets.keys()]);
  const reference = chosen === nobody ? undefined : lastingReference(chosen, saved);
  const found = reference?.ok ? sheetBehind(reference.value) : undefined;
  const code = reference?.ok ? codeOf(reference.value) : undefined;
  const sides = sidesToJoin(setUp);
  // Others may fill the table or open a side meanwhile.
  const chosenSide = side !== undefined && sides.includes(side) ? side : usualSide(setUp);
  return {
    chosen,
    choose,
    /** Whether the table has room for another one. */
    hasRoom: sheets.length < companionOf(system).sheets.most,
    /** The name of the chosen hero; undefined for nobody. */
    name: found?.ok ? nameOf(found.value) : undefined,
    sides,
    side: chosenSide,
    takeSide,
    brought:
      code === undefined
        ? undefined
        : ({ hero: code, side: sides.length === 0 ? undefined : chosenSide } satisfies Bringing),
    problem: reference && !reference.ok ? reference.error : undefined,
    own: saved.filter(({ hero }) => hero.system === system),
    samples: sampleReferences(system).filter(({ document }) => !there.includes(nameOf(document))),
  };
};
