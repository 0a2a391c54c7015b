import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saidOn } from '../cards/kit/testing';
import { papers } from '../cards/paper/paper';
import { messagesOf } from './document';
import { open, partOf, systemIds, systemOf } from './open';
import { laidKit } from './testing/laid-kit';
import type { WordGroup } from './reference-part';
import type { Sheet } from './sheet';
import { explainedParts, plainLineOf, wordsIn } from './words';

await open(systemIds, 'reference', 'kit', 'start');

const groupsOf = (system: string): readonly WordGroup[] => messagesOf(system).words ?? [];

/** As paper and screens show it, on one line. */
const flat = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');

describe.each(systemIds)('the words of %s', (system) => {
  const groups = groupsOf(system);
  const words = groups.flatMap((group) => group.words);
  const reference = partOf(system, 'reference');

  it('have a line each that is short enough to be read in passing', () => {
    expect(words.length).toBeGreaterThan(7);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
    for (const word of words) {
      const line = plainLineOf(word);
      expect(line, word.name).toMatch(/^[\p{Lu}\d−].*[.]$/u);
      expect(line.split(' ').length, line).toBeLessThan(40);
    }
  });

  it('lead to a rule that exists', () => {
    for (const { about, name } of words) {
      const [path = '', section] = about.split('#');
      const page = reference?.page(path.split('/'), {});
      expect(page, name).toBeDefined();
      if (section !== undefined)
        expect(
          (page?.sections ?? []).map(({ id }) => id),
          name,
        ).toContain(section);
    }
  });

  it('have the same line on their page of the rules', () => {
    const sections = reference?.page(['words'], {})?.sections ?? [];
    const listed = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'list' in block ? block.list : [])),
    );
    expect(listed).toEqual(words.map(({ name, about, line }) => `[${name}](${about}): ${line}`));
  });

  it('have the same line on the printed reference', () => {
    const kit = partOf(system, 'kit');
    const start = partOf(system, 'start');
    if (!kit || !start) throw new Error(`${system} has no kit or no heroes to start from.`);
    const sheets: readonly Sheet[] = [
      ...systemOf(system).samples.map(({ sheet }) => sheet),
      ...start.concepts.map(({ sheet }) => sheet('Nobody')),
      ...Array.from({ length: 60 }, (_, seed) => start.random(seed)),
    ];
    // Terms that cannot come up in a scenario are on the reference of another.
    const scenarios = [...kit.scenarios.map(({ id }) => id), kit.usualScenario(sheets.length)];
    const pages = scenarios.flatMap((scenario) => laidKit(system, sheets, scenario, ['reference']).pages);
    const said = flat(saidOn(pages.flatMap((draw) => draw(papers.a4))));
    const missing = words.filter((word) => !said.includes(flat(plainLineOf(word))));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('are found in everything the rules say, and nothing of a text is lost', () => {
    const texts = (reference?.entries() ?? []).map(({ text }) => text);
    for (const text of texts)
      expect(
        explainedParts(groups, text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    const found = new Set(wordsIn(groups, texts).map(({ id }) => id));
    expect(words.filter(({ id }) => !found.has(id)).map(({ name }) => name)).toEqual([]);
  });
});

const some: readonly WordGroup[] = [
  {
    id: 'all',
    title: 'All',
    words: [
      { id: 'life', name: 'Life', forms: ['Life'], line: 'A die.', about: 'dice' },
      { id: 'unit', name: '#', forms: ['#'], line: 'A length.', about: 'dice' },
      { id: 'hex', name: 'Hex', forms: ['Hex', 'hex', 'hexes'], line: 'Bad.', about: 'dice' },
      { id: 'enchantment', name: 'Enchantment', line: 'Good.', about: 'dice' },
      { id: 'force', name: 'Force Enchantment', line: 'Both.', about: 'dice' },
    ],
  },
];

describe('a word in a running text', () => {
  const marked = (text: string): readonly string[] =>
    explainedParts(some, text).flatMap(({ text: part, word }) => (word ? [`${word.id}: ${part}`] : []));

  it.each([
    ['The target regains 2 Life.', ['life: Life']],
    ['Life is one die. Life ends.', ['life: Life']],
    ['Life Boon restores 1 Life.', ['life: Life']],
    ['Jane uses Vow Of Life.', []],
    ['Tom dies. Life goes on.', ['life: Life']],
    ['Lifeless bodies', []],
    ['Move up to 2.5# or 3#.', ['unit: 2.5#']],
    ['one # for each die', ['unit: #']],
    ['# further', []],
    ['hexes and a Force Enchantment', ['hex: hexes', 'force: Force Enchantment']],
    ['an Enchantment', ['enchantment: Enchantment']],
    ['', []],
  ])('%j: %j', (text, words) => {
    expect(marked(text)).toEqual(words);
  });

  it('never changes the text', () => {
    const piece = fc.constantFrom(
      'Life',
      '#',
      '5',
      ' ',
      '.',
      'hex',
      'Boon',
      'x',
      '-',
      'Force',
      'Enchantment',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          explainedParts(some, text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
