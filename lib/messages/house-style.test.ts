import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { papers } from '../cards/paper/paper';
import { saidOn } from '../cards/kit/testing';
import { open, partOf, systemIds, systemOf } from '../systems/open';
import { laidKit } from '../systems/testing/laid-kit';
import type { Fact, FactGroup } from '../systems/display';
import { styleFaults, styleRules } from '../testing/house-style';
import { isTried } from '../testing/runs';

describe('each rule of style', () => {
  test.each(styleRules.flatMap(({ rule, bad }) => bad.map((text) => [rule, text] as const)))(
    '%s refuses “%s”',
    (rule, text) => {
      expect(styleFaults(text).map((fault) => fault.rule)).toContain(rule);
    },
  );

  test.each(styleRules.flatMap(({ rule, good = [] }) => good.map((text) => [rule, text] as const)))(
    '%s lets “%s” pass',
    (rule, text) => {
      expect(styleFaults(text).map((fault) => fault.rule)).not.toContain(rule);
    },
  );
});

interface Written {
  readonly line: number;
  readonly text: string;
}

const isCompared = (node: ts.Node): boolean =>
  ts.isCaseClause(node.parent) ||
  ts.isElementAccessExpression(node.parent) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.getText().endsWith('=='));

/** Texts of a source file; names of modules and types, keys and what is only compared are none. */
const textsOf = (file: string, content = readFileSync(file, 'utf8')): readonly Written[] => {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const found: Written[] = [];
  const add = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (/\p{L}/u.test(text) && (/\s/.test(text) || /^\p{Lu}/u.test(text))) found.push({ line, text });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (!isCompared(node)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `◻${literal.text}`).join(''));
      for (const { expression } of node.templateSpans) visit(expression);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const messageFiles = execFileSync(
  'git',
  ['ls-files', 'lib/language/words.en.ts', ':(glob)lib/**/messages/**/*.ts', 'lib/systems/registry.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  // Words of players are looked for, not shown.
  .filter((file) => file !== '' && !/\.test\.ts$|\/testing\/|search-words\.ts$/.test(file));

test('sentences of messages are read, not keys', () => {
  const content =
    "import 'a b'; const t = { 'a key': `You have ${n} dice.` }; if (t === 'Not this') say('Say this');";
  expect(textsOf('x.ts', content).map(({ text }) => text)).toEqual(['You have ◻ dice.', 'Say this']);
  expect(messageFiles.length).toBeGreaterThan(200);
});

test('messages keep to the house style', () => {
  const faults = messageFiles.flatMap((file) =>
    textsOf(file).flatMap(({ line, text }) =>
      styleFaults(text, file).map(({ rule, instead }) => `${file}:${line} ${rule} (${instead}): ${text}`),
    ),
  );
  expect(faults).toEqual([]);
});

/** Rules of words: lines on paper are laid out already. */
const faultsOfWords = (text: string): readonly string[] =>
  styleFaults(text)
    .map(({ rule }) => rule)
    .filter((rule) => !['dash', 'number and unit'].includes(rule));

const textsIn = ({ name, more, text = '', facts = [] }: Fact): readonly string[] => [
  name,
  more,
  text,
  ...facts.flatMap(textsIn),
];

const factsIn = (groups: readonly FactGroup[]): readonly string[] =>
  groups.flatMap(({ title, facts }) => [title, ...facts.flatMap(textsIn)]);

describe.each(systemIds)('what %s puts together', (system) => {
  test('for its rules pages and skills keeps to the house style', async () => {
    await open([system], 'reference');
    const entries = partOf(system, 'reference')?.entries() ?? [];
    expect(entries.length).toBeGreaterThan(50);
    expect(
      entries.flatMap(({ address, title, text }) =>
        [title, text].flatMap((said) => faultsOfWords(said).map((rule) => `${address}: ${rule}: ${said}`)),
      ),
    ).toEqual([]);
  });

  test('beside a sheet keeps to the house style', async () => {
    await open([system], 'facts', 'start');
    const start = partOf(system, 'start');
    const sheets = Array.from({ length: 60 }, (_, seed) => start?.random(seed) ?? []).flat();
    const said = sheets.flatMap((sheet) => factsIn(partOf(system, 'facts')?.groups(sheet) ?? []));
    expect(said.length).toBeGreaterThan(200);
    expect(
      [...new Set(said)].flatMap((text) => faultsOfWords(text).map((rule) => `${rule}: ${text}`)),
    ).toEqual([]);
  });

  test('on paper keeps to the house style', async () => {
    await open([system], 'kit');
    const kit = partOf(system, 'kit');
    if (!kit) throw new Error(`${system} has no kit.`);
    const kits = [...kit.scenarios, ...kit.missions].filter((_, row) => isTried(row, 0, 2));
    const said = kits.flatMap(({ id }) => {
      const laid = laidKit(
        system,
        systemOf(system).samples.map(({ sheet }) => sheet),
        id,
      );
      const cards = laid.cards.flatMap(({ front, back }) => [front, back]);
      const pages = [...laid.pages, ...laid.last.map((about) => about(cards))].flatMap((draw) =>
        draw(papers.a4),
      );
      return [cards.flatMap(({ text }) => text).join(' '), saidOn(pages)];
    });
    expect(said.join('').length).toBeGreaterThan(2000);
    expect(
      [...new Set(said)].flatMap((text) => faultsOfWords(text).map((rule) => `${rule}: ${text}`)),
    ).toEqual([]);
  });
});
