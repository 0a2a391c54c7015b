import type { Stretch } from '../card';
import { flow, type Block, type NextFace, type Region, type TypeScale } from '../text/flow';
import { blindSketch } from '../sketch';

type Page = NonNullable<ReturnType<NextFace>>;
export type Groups = readonly (readonly Block[])[];

/** mm between two groups, and the least in which one begins. */
const groupGap = 2;
const leastSpace = 6;

/** Points: type to read with ease. */
const easySize = 8.5;
const scaleOf = (size: number): TypeScale => ({ size, inline: true });

/** The y below a group that fits whole on a face, undefined if it does not. */
const endOf = (group: readonly Block[], size: number, region: Region): number | undefined => {
  const pages = [{ face: blindSketch, region }];
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

/** Whether a group says more than its heading. */
export const saysMore = (group: readonly Block[]): boolean => group.some(({ block }) => block !== 'heading');

type Heading = Extract<Block, { readonly block: 'heading' }>;

const headingsIn = (groups: Groups): readonly Heading[] =>
  groups.flatMap((group) => group.filter((block) => block.block === 'heading'));

/** The headings of groups whose texts stand elsewhere, each with what it is. */
export const headingsOf = (groups: Groups): readonly Block[] =>
  headingsIn(groups).map(({ note, noteAlone, ...heading }) => {
    const alone = noteAlone ?? note;
    return alone === undefined ? heading : { ...heading, note: alone };
  });

/** The same in running text, for more headings than a face has lines. */
export const headingsInLine = (groups: Groups): readonly Block[] => {
  const names = headingsIn(groups).flatMap(({ text, note, noteAlone }, index): readonly Stretch[] => {
    const alone = noteAlone ?? note ?? '';
    const between = index === 0 ? [] : [{ text: ', ' }];
    return [...between, { text, strong: true }, ...(alone === '' ? [] : [{ text: ` (${alone})` }])];
  });
  return names.length === 0 ? [] : [{ block: 'paragraph', text: names }];
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
