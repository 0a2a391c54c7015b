import { blindSketch, writeOne, type Sketch } from '../sketch';
import { flow, type Block } from '../text/flow';
import { point, smallestOnCards } from '../text/text';
import { groupGap, leastSpace, scaleOf, type Groups, type Page } from './groups';

/** Texts where a group is broken, in the reader's language. */
export interface BreakWords {
  /** At the foot of a face, from 0: where the text goes on. */
  readonly goesOn: (face: number) => string;
  /** At the top of the next one. @param heading of the group: a skill's name */
  readonly continued: (heading: string) => string;
}

/** mm of a line that says where text goes on, or what it goes on with. */
const noteHeight = smallestOnCards * point * 1.3;

/** mm in which a group may begin that goes on elsewhere. */
const leastBeginning = 10.5;

const note = (
  face: Sketch,
  text: string,
  x: number,
  width: number,
  y: number,
  align: 'left' | 'right',
): void => {
  writeOne(
    face,
    text,
    { typeface: 'title', size: smallestOnCards, fill: 'muted' },
    { x: align === 'left' ? x : x + width, y, width, align, least: smallestOnCards },
  );
};

const headingOf = (group: readonly Block[]): string => {
  const heading = group.find(({ block }) => block === 'heading');
  return heading && 'text' in heading && typeof heading.text === 'string' ? heading.text : '';
};

const isHeld = (blocks: readonly Block[], size: number, { region }: Page): boolean => {
  if (region.bottom - region.top < leastSpace) return false;
  const pages = [{ face: blindSketch, region }];
  return flow(blocks, scaleOf(size), () => pages.shift()) !== undefined;
};

/** A page without the line at its foot that says where the text goes on. */
const aboveNote = ({ face, region }: Page): Page => ({
  face,
  region: { ...region, bottom: region.bottom - noteHeight },
});

/**
 * Sets groups from face to face: on each first those that fit whole, then one that is broken, which says so on both faces.
 *
 * @param next faces one after the other; undefined where there are no more
 * @param size points
 * @returns how many faces it takes; undefined if these are not enough
 */
export const flowOnward = (
  groups: Groups,
  size: number,
  next: () => Page | undefined,
  words: BreakWords,
): number | undefined => {
  let count = 0;
  const turn = (): Page | undefined => {
    const page = next();
    if (page) count += 1;
    return page;
  };
  let page = turn();
  let left = [...groups];
  let isFresh = false;
  while (left.length > 0) {
    if (!page) return undefined;
    const here = page;
    const whole = left.find((group) => isHeld(group, size, here));
    const [first = []] = left;
    // A heading with less than a few lines below it would be all of a skill that is read here.
    if (!whole && !isFresh && here.region.bottom - here.region.top < leastBeginning) {
      page = turn();
      isFresh = true;
      continue;
    }
    const group = whole ?? first;
    let isBegun = false;
    const end = flow(group, scaleOf(size), () => {
      if (!isBegun) {
        isBegun = true;
        return whole ? here : aboveNote(here);
      }
      if (!page) return undefined;
      const { face, region } = page;
      const { x, notch, bottom } = region;
      const width = notch && bottom > notch.top ? notch.left - x : region.width;
      note(face, words.goesOn(count - 1), x, width, bottom - 0.4, 'right');
      page = turn();
      if (!page) return undefined;
      const top = page.region;
      note(
        page.face,
        words.continued(headingOf(group)),
        top.x,
        top.width,
        top.top + noteHeight * 0.75,
        'left',
      );
      page = { ...page, region: { ...top, top: top.top + noteHeight } };
      return aboveNote(page);
    });
    if (!end) return undefined;
    page = { ...page, region: { ...page.region, top: end.bottom + groupGap } };
    left = left.filter((other) => other !== group);
    isFresh = false;
  }
  return count;
};
