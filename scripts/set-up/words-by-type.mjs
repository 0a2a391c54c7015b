// Which single words of the messages are said, and which are ids: their types tell.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './children.mjs';

const isSingleWord = (/** @type {string} */ text) => /^\p{L}{2,}[,;:.]?$/u.test(text);

/** Calls that take the tag of a language. */
const takesLanguage = /toLocale|localeCompare|Intl\./;

/** @param {ts.Node} node */
const isOfConstList = ({ parent }) => {
  if (!ts.isArrayLiteralExpression(parent)) return false;
  const around = parent.parent;
  return ts.isAsExpression(around) && around.type.getText() === 'const';
};

/**
 * Whether a literal is given to a parameter that is named for an id.
 * @param {ts.TypeChecker} checker
 * @param {ts.StringLiteralLike} node
 */
const isGivenAsId = (checker, node) => {
  const call = node.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return false;
  if (takesLanguage.test(call.expression.getText())) return true;
  const at = call.arguments?.findIndex((given) => given === node) ?? -1;
  const name = checker.getResolvedSignature(call)?.parameters[at]?.name ?? '';
  return /^ids?$|Ids?$/.test(name);
};

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.StringLiteralLike} node
 */
const isSaid = (checker, node) => {
  if (isOfConstList(node) || isGivenAsId(checker, node)) return false;
  const type = checker.getContextualType(node);
  if (type === undefined) return true;
  const kinds = type.isUnion() ? type.types : [type];
  return (
    kinds.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) ||
    !kinds.some(({ flags }) => flags & ts.TypeFlags.StringLiteral)
  );
};

/**
 * Places of the single words that are said, for each file. It takes a few seconds.
 * @param {readonly string[]} files below lib
 * @returns {ReadonlyMap<string, ReadonlySet<number>>}
 */
export const saidWords = (files) => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const pathOf = (/** @type {string} */ file) => join(root, 'lib', file);
  const program = ts.createProgram({
    rootNames: files.map(pathOf),
    options: { ...options, types: [], incremental: false },
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      /** @type {Set<number>} */
      const places = new Set();
      /** @param {ts.Node} node */
      const visit = (node) => {
        if (ts.isTypeNode(node)) return;
        if (ts.isStringLiteralLike(node) && isSingleWord(node.text) && isSaid(checker, node))
          places.add(node.getStart());
        ts.forEachChild(node, visit);
      };
      const source = program.getSourceFile(pathOf(file));
      if (source) visit(source);
      return [file, places];
    }),
  );
};
