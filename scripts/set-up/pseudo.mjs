// A language for tests: every English sentence in brackets and a third longer. Text on a page without
// brackets came through no message; clipped text has no room for another language.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './children.mjs';
import { saidWords } from './words-by-type.mjs';

/** Where `imports` of package.json looks for it. */
export const pseudoFolder = join(root, '.pipsmith', 'words', 'pseudo');

/** Properties without words, and those with sentences or nothing. */
const wordless = new Set(['id', 'icon', 'address', 'timeZone', 'style', 'language']);
const wordlessInOneWord = new Set(['key']);

/** Properties whose single words are nouns, not ids. */
const nouns = new Set(['one', 'many', 'inReport']);

/** Whether a text is for readers: an id has no capital, space or apostrophe, an option begins with its dashes. */
const isRead = (/** @type {string} */ text) =>
  /\p{L}/u.test(text) &&
  (/\s/.test(text.trim()) || /\p{L}’\p{L}/u.test(text) || /^[“‘]?\p{Lu}\p{L}/u.test(text)) &&
  !/^--?\w/.test(text);

/** Whether all that a template says is the end of a word, as in "6-face". @param {readonly string[]} texts */
const isEnding = (texts) => texts.length === 2 && texts[0] === '' && /^-?\p{L}{2,}$/u.test(texts[1] ?? '');

/**
 * The language in which the system writes lists and dates, and one that has no word of two letters there, which would
 * look like English.
 */
const locale = ['en-GB', 'zh'];

const isWord = (/** @type {string} */ text) => /^\p{L}{2,}[,;:.]?$/u.test(text);

/** A noun that is counted, or named for it. @param {ts.Node} node */
const isCounted = ({ parent }) =>
  (ts.isCallExpression(parent) && parent.expression.getText() === 'count') ||
  (ts.isPropertyAssignment(parent) && nouns.has(parent.name.getText()));

/** Letters to add to a text, in short words. */
const longer = (/** @type {string} */ text) => {
  const letters = Math.ceil(text.length * 0.3);
  const words = Math.floor(letters / 6);
  return `${' øøøøø'.repeat(words)}${'ø'.repeat(letters - 6 * words)}`;
};

/** The expression whose value a literal may be: "a ? 'melee' : b". @param {ts.Node} node @returns {ts.Node} */
const chosenBy = (node) => {
  const { parent } = node;
  const isChosen = ts.isConditionalExpression(parent) && parent.condition !== node;
  return isChosen || ts.isParenthesizedExpression(parent) ? chosenBy(parent) : node;
};

/** Whether a literal is compared, looked up or a name of something, rather than said. @param {ts.Node} node */
const isMute = (node) => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText().replace(/'/g, '');
    const isOneWord = !/\s/.test(node.getText());
    return parent.name === node || wordless.has(name) || (isOneWord && wordlessInOneWord.has(name));
  }
  if (ts.isCallExpression(parent)) {
    const called = parent.expression.getText();
    return (
      parent.arguments.some((given) => given === node) &&
      /\.(includes|startsWith|endsWith|split|join|replace|replaceAll|has|get|indexOf|test)$/.test(called)
    );
  }
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(chosenBy(node).parent) ||
    (ts.isBinaryExpression(parent) && /^([!=]==?|in)$/.test(parent.operatorToken.getText()))
  );
};

/**
 * The module of a language, in the language for tests.
 * @param {string} code
 * @param {(specifier: string) => string} moved what a relative import becomes
 * @param {Set<string>} [plain] receives the single words that stay as they are, because ids look the same
 * @param {ReadonlySet<number>} [said] places of single words that are no ids
 */
export const inPseudo = (code, moved, plain = new Set(), said = new Set()) => {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  /** @type {[at: number, cut: number, text: string][]} */
  const edits = [];
  /** @param {ts.Node} node @param {string} text */
  const wrap = (node, text) =>
    edits.push([node.getStart() + 1, 0, '«'], [node.end - 1, 0, `${longer(text)}»`]);
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from !== undefined && ts.isStringLiteral(from) && from.text.startsWith('.'))
        edits.push([from.getStart() + 1, from.text.length, moved(from.text)]);
    } else if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      // Types say nothing.
    } else if (ts.isStringLiteralLike(node)) {
      if (node.text === locale[0]) edits.push([node.getStart() + 1, node.text.length, locale[1] ?? '']);
      const isWords = isRead(node.text) || isCounted(node) || said.has(node.getStart());
      if (isWords && !isMute(node)) wrap(node, node.text);
      else if (isWord(node.text)) plain.add(node.text.replace(/[,;:.]$/, ''));
    } else if (ts.isTemplateExpression(node)) {
      const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
      const isSentence = texts[0] === '' && texts.at(-1) === '.';
      const isText = isRead(texts.join('x')) && /\p{L}{2}/u.test(texts.join(' '));
      if ((isSentence || isText || isEnding(texts)) && !isMute(node)) wrap(node, texts.join(''));
      for (const { expression } of node.templateSpans) visit(expression);
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((one, other) => other[0] - one[0])
    .reduce((text, [at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut), code);
};

/** Files of the English language, below lib. */
const wordFiles = () =>
  readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.en.ts'),
  );

/**
 * Writes the language for tests where the condition `pseudo` looks for it.
 * @param {{ byType?: boolean }} [options] byType: also puts single small words in brackets, where their type is no id’s;
 *   this takes a few seconds
 */
export const writePseudo = ({ byType = false } = {}) => {
  const files = wordFiles();
  const said = byType ? saidWords(files) : undefined;
  rmSync(pseudoFolder, { recursive: true, force: true });
  /** @type {Set<string>} */
  const plain = new Set();
  for (const file of files) {
    const from = join(root, 'lib', file);
    const to = join(pseudoFolder, file.replace(/\.en\.ts$/, '.ts'));
    const moved = (/** @type {string} */ specifier) =>
      relative(dirname(to), join(dirname(from), specifier)).replaceAll(sep, '/');
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, inPseudo(readFileSync(from, 'utf8'), moved, plain, said?.get(file)));
  }
  writeFileSync(join(pseudoFolder, 'plain.json'), JSON.stringify([...plain].sort()));
};
