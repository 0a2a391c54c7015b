import { flow, type Block, type NextFace, type Region, type TypeScale } from '../text/flow';
import { blindSketch } from '../sketch';

export type Page = NonNullable<ReturnType<NextFace>>;
export type Groups = readonly (readonly Block[])[];

/** mm between two groups, and the least in which one begins. */
export const groupGap = 2;
export const leastSpace = 6;

/** Points: type to read with ease. */
const easySize = 8.5;
export const scaleOf = (size: number): TypeScale => ({ size, inline: true });

/** The y below a group that fits whole on a face, undefined if it does not. */
export const endOf = (group: readonly Block[], size: number, region: Region): number | undefined => {
  const pages = [{ face: blindSketch, region }];
  if (region.bottom - region.top < leastSpace) return undefined;
  return flow(group, scaleOf(size), () => pages.shift())?.bottom;
};

/** The parts of a text that start with a heading, and everything before the first. */
export const groupsOf = (blocks: readonly Block[]): Groups => {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.block !== 'heading') last.push(block);
    else groups.push([block]);
  }
  return groups;
};

/** Sets each group where it fits whole, else on a new face; one that no face holds goes on from face to face. @param size points */
export const flowGroups = (groups: Groups, nextFace: () => Page, size = easySize): void => {
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
