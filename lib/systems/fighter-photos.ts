/** Keys of the photos of single fighters on this device, by their places in the sheet, from 0. */
export type FighterPhotos = Readonly<Record<string, string>>;

/** A sheet's photos: one of the whole, and those of single fighters. */
export interface Photographed {
  readonly photo?: string | undefined;
  /** Absent where no single fighter has one. */
  readonly photos?: FighterPhotos | undefined;
}

/** The same, without the key if there are no photos of fighters. */
export const somePhotos = (photos: FighterPhotos): FighterPhotos | undefined =>
  Object.keys(photos).length > 0 ? photos : undefined;

/** Puts another photo on the fighter at this place, or takes his off. */
export const withPhotoAt = (
  photos: FighterPhotos = {},
  place: number,
  photo: string | undefined,
): FighterPhotos | undefined => {
  const others = Object.entries(photos).filter(([at]) => at !== String(place));
  return somePhotos(Object.fromEntries(photo === undefined ? others : [...others, [place, photo]]));
};

/** The ids of all photos, each once. */
export const photoIds = ({ photo, photos = {} }: Photographed): readonly string[] => [
  ...new Set([...(photo === undefined ? [] : [photo]), ...Object.values(photos)]),
];

/** True where everybody has the same photo, or none, in both. */
export const samePhotos = (one: Photographed, other: Photographed): boolean => {
  const [own, others] = [one.photos ?? {}, other.photos ?? {}];
  return (
    one.photo === other.photo &&
    Object.keys(own).length === Object.keys(others).length &&
    Object.entries(own).every(([place, photo]) => others[place] === photo)
  );
};
