import { flow, type Block, type NextFace, type Region, type TypeScale } from '../text/flow';
import { sketch } from '../sketch';
import { smallestType } from '../text/text';

type Page = NonNullable<ReturnType<NextFace>>;
export type Groups = readonly (readonly Block[])[];

/** mm between two groups, and the least in which one begins. */
const groupGap = 2;
const leastSpace = 6;

/** Points: type to read with ease, and larger where that takes no further sheet. */
const smallest = 7;
const larger = [8.5, 8.25, 8, 7.75, 7.5, 7.25] as const;
/** Points: what is tried on a card that holds much else. */
const dense = [7, 6.5, 6, smallestType] as const;

const scaleOf = (size: number): TypeScale => ({ size, inline: true });

/** The y below a group that fits whole on a face, undefined if it does not. */
const endOf = (group: readonly Block[], size: number, region: Region): number | undefined => {
  const pages = [{ face: sketch(new Set()), region }];
  if (region.bottom - region.top < leastSpace) return undefined;
  return flow(group, scaleOf(size), () => pages.shift())?.bottom;
};

/** The parts of a text that begin with a heading, and what stands before the first. */
export const groupsOf = (blocks: readonly Block[]): Groups => {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.block !== 'heading') last.push(block);
    else groups.push([block]);
  }
  return groups;
};

/** What a face says of a group that goes on elsewhere. */
const nameOf = (group: readonly Block[]): readonly Block[] =>
  group.filter(({ block }) => block === 'heading');

/**
 * Sets the groups that fit whole on a face, as many as can be, and the headings of all others; where that leaves room
 * for no group at all, none of those headings. Answers the others.
 */
export const flowWhole = (groups: Groups, { face, region }: Page): Groups => {
  const fitting = (size: number, begun: Groups) => {
    const fits = (parts: Groups): boolean => endOf(parts.flat(), size, region) !== undefined;
    let parts = begun;
    groups.forEach((group, index) => {
      const more = parts.with(index, group);
      if (fits(more)) parts = more;
    });
    const rest = groups.filter((group, index) => parts[index]?.length !== group.length);
    return { size, parts, rest, isAll: fits(parts) };
  };
  const tries = [groups.map(nameOf), groups.map(() => [])].map((begun) =>
    dense.map((size) => fitting(size, begun)).filter(({ isAll }) => isAll),
  );
  const fullest = tries.map((some) => some.toSorted((one, other) => one.rest.length - other.rest.length)[0]);
  const texts = groups.filter((group) => group.length > nameOf(group).length);
  const best = fullest.find((one) => one && one.rest.length < texts.length) ?? fullest[0];
  if (!best) return groups;
  const pages = [{ face, region }];
  flow(best.parts.flat(), scaleOf(best.size), () => pages.shift());
  return best.rest;
};

/** Sets each group where it fits whole, else on a new face; one that no face holds goes on from face to face. */
const setGroups = (groups: Groups, size: number, nextFace: () => Page): void => {
  let page: Page | undefined;
  for (const group of groups) {
    let here = page && endOf(group, size, page.region) !== undefined ? page : undefined;
    const end = flow(group, scaleOf(size), () => {
      page = here ?? nextFace();
      here = undefined;
      return page;
    });
    if (page && end) page = { ...page, region: { ...page.region, top: end.bottom + groupGap } };
  }
};

/** Lets groups of blocks fill faces of their own, in type as large as the fewest sheets of two faces allow. */
export const flowGroups = (groups: Groups, nextFace: () => Page): void => {
  if (groups.length === 0) return;
  const first = nextFace();
  const sheetsAt = (size: number): number => {
    let faces = 0;
    setGroups(groups, size, () => {
      faces += 1;
      return { face: sketch(new Set()), region: first.region };
    });
    return Math.ceil(faces / 2);
  };
  const fewest = sheetsAt(smallest);
  const faces = [first];
  setGroups(
    groups,
    larger.find((size) => sheetsAt(size) <= fewest) ?? smallest,
    () => faces.shift() ?? nextFace(),
  );
};
