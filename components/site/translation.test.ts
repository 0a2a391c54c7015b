import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * Browsers that translate a page put its texts into elements of their own. If such a text has siblings in its
 * element, React can then neither remove it nor put anything before it; a text that is the only child goes
 * with its element.
 */

const root = process.cwd();
const views = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => join(folder, path)),
);

/** Variables and functions that hold views, not texts. */
const held = new Set([
  'children',
  'action',
  'icon',
  'heading',
  'introduction',
  'about',
  'waysIn',
  'page',
  'notices',
  'panels',
  'samples',
  'createPortal',
  'explained',
]);

const isView = (node: ts.Node): boolean => {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  return ts.forEachChild(node, (child) => isView(child) || undefined) ?? false;
};

const nameOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isCallExpression(node) ? nameOf(node.expression) : '';
};

const isNothing = (node: ts.Expression): boolean => ['null', 'undefined', 'false'].includes(node.getText());
const isText = (node: ts.Expression): boolean => !isView(node) && !isNothing(node) && !held.has(nameOf(node));

const expressionOf = (child: ts.JsxChild): ts.Expression | undefined =>
  ts.isJsxExpression(child) ? child.expression : undefined;

const isWords = (child: ts.JsxChild): boolean => {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  const is = expressionOf(child);
  if (!is) return false;
  if (ts.isConditionalExpression(is)) return isText(is.whenTrue) || isText(is.whenFalse);
  if (ts.isBinaryExpression(is)) return isText(is.right);
  return isText(is);
};

const comesAndGoes = (child: ts.JsxChild): boolean => {
  const is = expressionOf(child);
  if (!is) return false;
  if (ts.isBinaryExpression(is))
    return is.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken && !held.has(nameOf(is.right));
  if (ts.isConditionalExpression(is)) return isText(is.whenTrue) !== isText(is.whenFalse) || isView(is);
  return ts.isCallExpression(is) && isView(is);
};

const childrenOf = (node: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] =>
  node.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

/** Texts beside what comes and goes. */
const exposedIn = (node: ts.JsxElement | ts.JsxFragment): readonly ts.JsxChild[] => {
  const children = childrenOf(node);
  if (children.length < 2) return [];
  return children.filter(
    (child, at) => isWords(child) && children.slice(0, at + 1).some((each) => comesAndGoes(each)),
  );
};

const plain = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? plain(node.expression) : node;

/** Expressions that a function returns, one for each of its ways. */
const returnsOf = (node: ts.Node, top = node): readonly ts.Expression[] => {
  if (node !== top && ts.isFunctionLike(node)) return [];
  const found: ts.Expression[] = [];
  if (ts.isReturnStatement(node) && node.expression) found.push(plain(node.expression));
  ts.forEachChild(node, (child) => {
    found.push(...returnsOf(child, top));
  });
  return found;
};

/** Elements that take each other's place in the page, with a text beside others in one of them. */
const exchangedIn = (node: ts.Node): readonly ts.JsxElement[] => {
  const ways = ts.isConditionalExpression(node)
    ? [plain(node.whenTrue), plain(node.whenFalse)]
    : ts.isFunctionLike(node)
      ? returnsOf(node)
      : [];
  const elements = ways.filter(ts.isJsxElement);
  const tagOf = ({ openingElement }: ts.JsxElement): string => openingElement.tagName.getText();
  return elements.filter((element) => {
    const children = childrenOf(element);
    return (
      children.length > 1 &&
      children.some(isWords) &&
      elements.some((other) => other !== element && tagOf(other) === tagOf(element))
    );
  });
};

const faultsIn = (path: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    const exposed = ts.isJsxElement(node) || ts.isJsxFragment(node) ? exposedIn(node) : [];
    for (const each of [...exposed, ...exchangedIn(node)])
      faults.push(`${path}:${source.getLineAndCharacterOfPosition(each.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
};

describe('a page that a browser translates', () => {
  it.each([
    ['a text that comes and goes beside another', '<p>{name} {locked && say.why}</p>'],
    ['a text behind what comes and goes', '<p>{title !== "" && <b>{title}</b>}{kind}</p>'],
    ['a text in place of an element', '<p><b>{name}</b>{is ? say.yes : <i>no</i>}</p>'],
  ])('finds %s', (_, view) => {
    expect(faultsIn('view.tsx', `const View = () => ${view};`)).toEqual(['view.tsx:1']);
  });

  it('finds paragraphs that take each other’s place', () => {
    const text = 'function View() { if (is) return <p><Icon />{say.yes}</p>; return <p>{say.no}</p>; }';
    expect(faultsIn('view.tsx', text)).toEqual(['view.tsx:1']);
  });

  it.each([
    '<p>{title && <b>{title}</b>}<span>{kind}</span></p>',
    '<p>{is ? say.yes : say.no}</p>',
    '<p>{a} {b}</p>',
  ])('lets %s be', (view) => {
    expect(faultsIn('view.tsx', `const View = () => ${view};`)).toEqual([]);
  });

  it('finds no text that could break it', () => {
    const faults = views.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')));
    expect(faults).toEqual([]);
  });
});
