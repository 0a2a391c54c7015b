import { describe, expect, it } from 'vitest';
import { hasPart, open, partOf, systemIds } from './open';
import type { RulePage } from './reference-part';

await open(systemIds, 'reference');
const games = systemIds.filter((id) => hasPart(id, 'reference'));

const idsOn = ({ sections = [], rulings = [] }: RulePage): readonly string[] => [
  ...sections.map(({ id }) => id),
  ...rulings.flatMap((group) => group.rulings.map(({ id }) => id)),
];

describe.each(games)('the rules pages of %s', (system) => {
  const reference = partOf(system, 'reference');
  const pages = new Map<string, RulePage | undefined>();
  const at = (path: string): RulePage | undefined => {
    if (!pages.has(path)) pages.set(path, reference?.page(path.split('/'), {}));
    return pages.get(path);
  };

  it('lie where the contents, the search and the rulings say', () => {
    const listed = (reference?.contents ?? []).flatMap(({ pages: some }) =>
      some.map(({ address }) => address),
    );
    const found = (reference?.entries() ?? []).map(({ address }) => address);
    const settled = (at('rulings')?.rulings ?? []).flatMap((group) =>
      group.rulings.flatMap(({ settles }) => settles.map(({ address }) => address)),
    );
    for (const some of [listed, found, settled]) expect(some).not.toHaveLength(0);
    for (const address of [...listed, ...found, ...settled]) {
      const [path = '', section] = address.split('#');
      const there = at(path);
      expect(there, address).toBeDefined();
      if (there && section !== undefined) expect(idsOn(there), address).toContain(section);
    }
    expect(new Set(found).size).toBe(found.length);
  });
});
