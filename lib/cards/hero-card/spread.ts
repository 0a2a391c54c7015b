import { blindSketch } from '../sketch';
import { flow, type Block, type Region, type TypeScale } from '../text/flow';
import { smallestOnCards } from '../text/text';
import { endOf, groupGap, leastSpace, scaleOf, type Groups, type Page } from './groups';
import { flowOnward, type BreakWords } from './onward-flow';

/** Distribution over faces: groups whole, in type of one size, then any that continue from face to face. */
export interface Spread {
  /** points */
  readonly size: number;
  readonly faces: readonly Groups[];
  /** Behind the last of those on `faces`. */
  readonly loose: Groups;
  /** How many faces that takes. */
  readonly count: number;
}

/** Points: type that fills what there is, down to the smallest of cards. */
const sizes: readonly number[] = Array.from(
  { length: Math.round((9.5 - smallestOnCards) / 0.25) + 1 },
  (_, step) => 9.5 - step * 0.25,
);

/** How many of the last faces are asked whether a group fits behind what they have. */
const lookBack = 3;

interface OpenFace {
  region: Region;
  readonly groups: (readonly Block[])[];
}

/** Faces that are asked for one after the other, those without room for text left out. */
const followed = (
  first: readonly Region[],
  regionOf: (face: number) => Region,
  most: number,
): (() => Region | undefined) => {
  let at = 0;
  return () => {
    while (at < most) {
      const region = first[at] ?? regionOf(at);
      at += 1;
      if (region.bottom - region.top >= leastSpace) return region;
    }
    return undefined;
  };
};

/** How many faces texts take that go on from face to face; undefined where these are not enough. */
const countOf = (loose: Groups, scale: TypeScale, next: () => Region | undefined): number | undefined => {
  let count = 0;
  const end = flow(loose.flat(), scale, () => {
    const region = next();
    if (region) count += 1;
    return region && { face: blindSketch, region };
  });
  return end && count;
};

/** Nobody reads what is only tried out; the real lines are as high. */
const blindWords: BreakWords = { goesOn: () => '', continued: () => '' };

const tryOut = (
  groups: Groups,
  size: number,
  regionOf: (face: number) => Region,
  most: number,
  isLoose: (group: readonly Block[]) => boolean,
): Spread | undefined => {
  const faces: OpenFace[] = [];
  for (const group of groups.filter((one) => !isLoose(one))) {
    let isSet = false;
    for (let at = Math.max(0, faces.length - lookBack); at < most && !isSet; at += 1) {
      const face = (faces[at] ??= { region: regionOf(at), groups: [] });
      const end = endOf(group, size, face.region);
      if (end === undefined) continue;
      face.groups.push(group);
      face.region = { ...face.region, top: end + groupGap };
      isSet = true;
    }
    if (!isSet) return undefined;
  }
  const loose = groups.filter(isLoose);
  const set = faces.map((face) => face.groups);
  if (loose.length === 0) return { size, faces: set, loose, count: faces.length };
  const from = Math.max(0, faces.length - 1);
  const last = faces[from]?.region ?? regionOf(from);
  const next = followed([last], (face) => regionOf(from + face), most - from);
  const count = flowOnward(
    loose,
    size,
    () => {
      const region = next();
      return region && { face: blindSketch, region };
    },
    blindWords,
  );
  return count === undefined ? undefined : { size, faces: set, loose, count: from + count };
};

/** Groups with the longest first, which leave the least room unused. */
const longestFirst = (groups: Groups, region: Region): Groups => {
  const heights = new Map(
    groups.map((group) => [group, endOf(group, smallestOnCards, region) ?? Infinity] as const),
  );
  return groups.toSorted((one, other) => (heights.get(other) ?? 0) - (heights.get(one) ?? 0));
};

/**
 * Spreads groups over faces in the largest type that this many faces hold: each whole on one face, in their order or, where
 * only that helps, the longest first; a group that no face holds from face to face; where the smallest type does not hold
 * them so, as few of them as can be from face to face. Undefined where that does not do it either.
 */
export const spreadOn = (
  groups: Groups,
  regionOf: (face: number) => Region,
  most: number,
): Spread | undefined => {
  const empty = regionOf(most - 1);
  for (const ordered of [groups, longestFirst(groups, empty)]) {
    let largest: Spread | undefined;
    for (const size of sizes) {
      const found = tryOut(ordered, size, regionOf, most, (group) => endOf(group, size, empty) === undefined);
      largest ??= found;
      // Type may be smaller rather than a first face empty.
      if (found?.faces[0]?.length) return found;
    }
    if (largest) return largest;
  }
  for (const size of sizes) {
    const found = tryOut(groups, size, regionOf, most, () => true);
    if (found) return found;
  }
  return undefined;
};

/** How many faces groups take in the smallest type. */
export const fewestFaces = (groups: Groups, regionOf: (face: number) => Region): number =>
  countOf(groups, scaleOf(smallestOnCards), followed([], regionOf, Infinity)) ?? 0;

/** Draws what was spread; faces are begun as they are needed. */
export const drawSpread = (
  { size, faces, loose }: Spread,
  pageOf: (face: number) => Page,
  words: BreakWords,
): void => {
  let last: Page | undefined;
  faces.forEach((groups, at) => {
    let page = pageOf(at);
    for (const group of groups) {
      const pages = [page];
      const end = flow(group, scaleOf(size), () => pages.shift());
      if (end) page = { ...page, region: { ...page.region, top: end.bottom + groupGap } };
    }
    last = page;
  });
  if (loose.length === 0) return;
  const from = Math.max(0, faces.length - 1);
  let at = from;
  let begun = from;
  flowOnward(
    loose,
    size,
    () => {
      for (;;) {
        const page = at === from && last ? last : pageOf(at);
        begun = at;
        at += 1;
        if (page.region.bottom - page.region.top >= leastSpace) return page;
      }
    },
    { ...words, goesOn: () => words.goesOn(begun) },
  );
};
