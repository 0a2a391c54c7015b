import { createHash } from 'node:crypto';
import { findAreas, sourceText, type Area } from './areas';
import { kinds, sitesOf, type Site } from './sites';

/** A mutation, and the text that identifies it after lines have moved. */
export interface Mutant extends Site {
  readonly id: number;
  readonly area: string;
  readonly group: string;
  /** among sites of the file with the same line, before and after */
  readonly nth: number;
}

const sameText = (one: Known, other: Known): boolean =>
  one.source === other.source && one.before === other.before && one.after === other.after;

/** Fields that tell a mutant from others of its file. */
export type Known = Pick<Mutant, 'source' | 'before' | 'after'>;

const overlaps = (one: Site, other: Site): boolean =>
  one.file === other.file && one.start < other.end && other.start < one.end;

const drawn = (seed: number, site: Site): string =>
  createHash('sha256')
    .update(JSON.stringify([seed, site.file, site.start, site.before, site.after]))
    .digest('hex');

interface Group {
  readonly name: string;
  readonly queues: readonly Site[][];
  next: number;
}

const groupOf = (seed: number, { name, files }: Area['groups'][number]): Group => {
  const sites = files
    .flatMap((file) => sitesOf(file, sourceText(file)))
    .map((site) => ({ site, order: drawn(seed, site) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ site }) => site);
  return { name, queues: kinds.map((kind) => sites.filter((site) => site.kind === kind)), next: 0 };
};

/** The next site of a group: one of each kind after the other, few of one file. */
const take = (group: Group, chosen: readonly Site[], mostOfFile: number): Site | undefined => {
  let tries = 0;
  while (tries < group.queues.length) {
    tries += 1;
    const queue = group.queues[group.next % group.queues.length] ?? [];
    group.next += 1;
    const at = queue.findIndex(
      (site) =>
        !chosen.some((other) => overlaps(site, other)) &&
        chosen.filter(({ file }) => file === site.file).length < mostOfFile,
    );
    if (at >= 0) return queue.splice(at, 1)[0];
  }
  return undefined;
};

const chooseOf = (seed: number, area: Area, nthArea: number, many: number): Omit<Mutant, 'id' | 'nth'>[] => {
  const groups = area.groups.map((group) => groupOf(seed, group));
  const files = area.groups.flatMap((group) => group.files).length;
  const mostOfFile = Math.max(1, Math.ceil((2 * many) / files));
  // Each group begins with another kind, so that small numbers hold all kinds too.
  groups.forEach((group, nth) => (group.next = seed + 4 * nthArea + 2 * nth));
  const chosen: Omit<Mutant, 'id' | 'nth'>[] = [];
  let open = groups;
  while (chosen.length < many && open.length > 0) {
    open = open.filter((group) => {
      if (chosen.length >= many) return true;
      const site = take(group, chosen, mostOfFile);
      if (site) chosen.push({ ...site, area: area.name, group: group.name });
      return site !== undefined;
    });
  }
  return chosen;
};

const nthOf = (site: Site): number =>
  sitesOf(site.file, sourceText(site.file))
    .filter((other) => sameText(site, other))
    .findIndex(({ start }) => start === site.start);

/** Mutants drawn from a seed, as evenly from all areas as the number allows. */
export const chooseMutants = (seed: number, many: number): Mutant[] => {
  const found = findAreas();
  return found
    .flatMap((area, nth) =>
      chooseOf(seed, area, nth, Math.floor(many / found.length) + (nth < many % found.length ? 1 : 0)),
    )
    .map((site, id) => ({ ...site, id, nth: nthOf(site) }));
};

/** Where a mutant of an earlier run is now, in its file or in one that it may have moved to. */
export const findAgain = (
  mutant: Known & { readonly file: string; readonly nth: number },
): Site | undefined => {
  const files = findAreas().flatMap(({ groups }) => groups.flatMap((group) => group.files));
  const name = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
  const likely = [
    ...files.filter((file) => file === mutant.file),
    ...files.filter((file) => file !== mutant.file && name(file) === name(mutant.file)),
    ...files.filter((file) => name(file) !== name(mutant.file)),
  ];
  for (const file of likely) {
    const code = sourceText(file);
    if (!code.includes(mutant.source)) continue;
    const same = sitesOf(file, code).filter((site) => sameText(site, mutant));
    const site = same[mutant.nth] ?? same[0];
    if (site) return site;
  }
  return undefined;
};
