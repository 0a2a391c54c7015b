import { openIndex } from '@/components/rules/search-index';
import { firstSystem, open, partOf } from '@/lib/systems/open';
import { median, type Figure } from './figure';

/** Searches that people type at the table, letter by letter, a slip among them. */
const queries = ['knockdown', 'bersek', 'cats charge', 'blood sacrifice', 'two-handed crossbow', 'a'];

const typed = queries.flatMap((query) =>
  Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)),
);

/** Cost of searching the rules: the slowest answer to a letter. */
export const ruleFigures = async (): Promise<readonly Figure[]> => {
  await open([firstSystem], 'reference');
  const start = performance.now();
  const find = openIndex(partOf(firstSystem, 'reference')?.entries() ?? []);
  const opened = performance.now() - start;
  const slowest = Math.max(
    ...typed.map((query) =>
      median(
        Array.from({ length: 5 }, () => {
          const asked = performance.now();
          find(query);
          return performance.now() - asked;
        }),
      ),
    ),
  );
  return [
    { what: 'index of the rules made', value: opened, goal: 500, unit: 'ms' },
    { what: 'rules searched, slowest letter', value: slowest, goal: 50, unit: 'ms' },
  ];
};
