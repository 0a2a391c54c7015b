import { flow, type Block, type NextFace } from './flow';
import { sketch } from './sketch';

type Page = NonNullable<ReturnType<NextFace>>;
type Groups = readonly (readonly Block[])[];

/** mm between two groups, and the least in which one begins. */
const groupGap = 2;
const leastRoom = 6;

/** Points: type to read with ease, and larger where that takes no further sheet. */
const smallest = 7;
const larger = [8.5, 8.25, 8, 7.75, 7.5, 7.25] as const;

/** Sets each group where it fits whole, else on a new face; one that no face holds goes on from face to face. */
const setGroups = (groups: Groups, size: number, nextFace: () => Page): void => {
  const scale = { size, inline: true };
  let page: Page | undefined;
  const fits = (group: readonly Block[], { region }: Page): boolean => {
    const trial = [{ face: sketch(new Set()), region }];
    return region.bottom - region.top >= leastRoom && flow(group, scale, () => trial.shift()) !== undefined;
  };
  for (const group of groups) {
    let here = page && fits(group, page) ? page : undefined;
    const end = flow(group, scale, () => {
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
