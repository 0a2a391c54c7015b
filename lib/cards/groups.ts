import { flow, type Block, type NextFace, type Region, type TypeScale } from './flow';
import { sketch } from './sketch';

type Page = NonNullable<ReturnType<NextFace>>;
export type Groups = readonly (readonly Block[])[];

/** mm between two groups: on a card, on faces of their own; and the least in which one begins. */
const closeGap = 0.7;
const wideGap = 2;
const leastRoom = 6;

/** Points: type to read with ease, and larger where that takes no further sheet. */
const smallest = 7;
const larger = [8.5, 8.25, 8, 7.75, 7.5, 7.25] as const;
/** Points: what is tried on a card that holds much else. */
const dense = [7, 6.75, 6.5, 6.25, 6] as const;

const scaleOf = (size: number): TypeScale => ({ size, inline: true });

/** The y below a group that fits whole on a face, undefined if it does not. */
const endOf = (group: readonly Block[], size: number, region: Region): number | undefined => {
  const pages = [{ face: sketch(new Set()), region }];
  if (region.bottom - region.top < leastRoom) return undefined;
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

/** Sets as many groups as fit whole on a face, in the largest type that takes them; answers the others. */
export const flowWhole = (groups: Groups, { face, region }: Page): Groups => {
  const fitting = (size: number) => {
    let { top } = region;
    return groups.flatMap((group) => {
      const here = { ...region, top };
      const end = endOf(group, size, here);
      if (end === undefined) return [];
      top = end + closeGap;
      return [{ group, size, region: here }];
    });
  };
  const placed = dense.map(fitting).reduce((best, other) => (other.length > best.length ? other : best), []);
  for (const { group, size, region: here } of placed) {
    const pages = [{ face, region: here }];
    flow(group, scaleOf(size), () => pages.shift());
  }
  const isPlaced = new Set(placed.map(({ group }) => group));
  return groups.filter((group) => !isPlaced.has(group));
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
    if (page && end) page = { ...page, region: { ...page.region, top: end.bottom + wideGap } };
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
