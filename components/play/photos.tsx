import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { openRoster } from '@/lib/roster/open';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf, photosAfter, sameSheet } from '@/lib/systems/document';
import type { Photographed } from '@/lib/systems/fighter-photos';
import type { Encounter } from '@/lib/systems/match-part';
import type { TableFigure } from '@/lib/systems/table-scene';
import type { SheetDocument } from '@/lib/systems/sheet';

/** The photos of a sheet in a match: those of an identical saved one, otherwise of the one with its name. */
export const photosFor = (document: SheetDocument, saved: readonly SavedHero[]): Photographed => {
  const own = saved.filter(({ hero }) => hero.system === document.system);
  const found =
    own.find(({ hero }) => sameSheet(hero, document)) ??
    own.find(({ hero }) => nameOf(hero) === nameOf(document));
  return found ? { photo: found.photo, photos: photosAfter(found.hero, found.photos, document) } : {};
};

const Photos = createContext<readonly Photographed[]>([]);

/**
 * Looks up this device's photos of the heroes in the match: they are not part of the match, because links carry it.
 */
export function MatchPhotos({
  encounter,
  children,
}: {
  readonly encounter: Encounter;
  readonly children: ReactNode;
}) {
  const [photos, show] = useState<readonly Photographed[]>([]);
  const { system, sheets } = encounter;
  useEffect(() => {
    let isWanted = true;
    void openRoster().then(async (roster) => {
      const contents = roster.ok ? await roster.value.contents() : roster;
      if (isWanted && contents.ok)
        show(sheets.map((sheet) => photosFor({ system, sheet }, contents.value.heroes)));
    });
    return () => {
      isWanted = false;
    };
  }, [system, sheets]);
  return <Photos value={photos}>{children}</Photos>;
}

/** Photos of heroes who are not in a match yet. @param documents by the sheet of their coins; undefined for unreadable ones */
export function SheetPhotos({
  documents,
  saved,
  children,
}: {
  readonly documents: readonly (SheetDocument | undefined)[];
  readonly saved: readonly SavedHero[];
  readonly children: ReactNode;
}) {
  const photos = useMemo(
    () => documents.map((document) => (document ? photosFor(document, saved) : {})),
    [documents, saved],
  );
  return <Photos value={photos}>{children}</Photos>;
}

/** The id of a figure's photo: a fighter's own, or that of his whole sheet where it is one figure. */
export const usePhotoOf = ({ sheet, fighter, hidesPhoto }: TableFigure): string | undefined => {
  const of = useContext(Photos)[sheet ?? -1];
  if (hidesPhoto) return undefined;
  return fighter === undefined ? of?.photo : of?.photos?.[fighter];
};
