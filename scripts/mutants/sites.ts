import ts from 'typescript';

/** A place in the sources, and a change of it that a test ought to notice. */
export interface Site {
  readonly file: string;
  readonly kind: Kind;
  /** offsets in the file's text */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** the line's text, without the blanks around it */
  readonly source: string;
  readonly before: string;
  /** empty where a statement is removed */
  readonly after: string;
}

export const kinds = [
  'boundary',
  'equality',
  'arithmetic',
  'logic',
  'condition',
  'list',
  'boolean',
  'call',
  'number',
] as const;
export type Kind = (typeof kinds)[number];

const boundaries: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
const equalities: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);
const sums: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
]);
const logics: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** A longer list of figures is data. */
const mostFigures = 8;

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const isType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

const isFigure = (node: ts.Node): node is ts.NumericLiteral => {
  if (!ts.isNumericLiteral(node)) return false;
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements.length <= mostFigures;
  return !('name' in parent && parent.name === node);
};

/** The operator that makes another sense of two values, where there is one. */
const otherOperator = (node: ts.BinaryExpression): { kind: Kind; operator: string } | undefined => {
  const token = node.operatorToken.kind;
  for (const [kind, operators] of [
    ['boundary', boundaries],
    ['equality', equalities],
    ['logic', logics],
  ] as const) {
    const operator = operators.get(token);
    if (operator !== undefined) return { kind, operator };
  }
  const sum = sums.get(token);
  return sum === undefined || isText(node) ? undefined : { kind: 'arithmetic', operator: sum };
};

const isReturned = (node: ts.ArrayLiteralExpression): boolean =>
  node.elements.length > 0 &&
  ((ts.isReturnStatement(node.parent) && node.parent.expression === node) ||
    (ts.isArrowFunction(node.parent) && node.parent.body === node));

const filtered = (node: ts.CallExpression): ts.Expression | undefined =>
  ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'filter'
    ? node.expression.expression
    : undefined;

interface Change {
  readonly node: ts.Node;
  readonly kind: Kind;
  readonly after: string;
}

/** All that can be changed at a node itself; its children have their own. */
const changesAt = (node: ts.Node, text: (of: ts.Node) => string): Change[] => {
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [{ node: condition, kind: 'condition', after: `!(${text(condition)})` }];
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
    return [{ node, kind: 'call', after: '' }];
  if (ts.isBinaryExpression(node)) {
    const other = otherOperator(node);
    if (!other) return [];
    const after = `${text(node.left)} ${other.operator} ${text(node.right)}`;
    return [{ node, kind: other.kind, after }];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ node, kind: 'condition', after: text(node.operand) }];
  if (ts.isArrayLiteralExpression(node) && isReturned(node)) return [{ node, kind: 'list', after: '[]' }];
  if (ts.isCallExpression(node) && !ts.isOptionalChain(node)) {
    const list = filtered(node);
    return list ? [{ node, kind: 'list', after: text(list) }] : [];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ node, kind: 'boolean', after: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ node, kind: 'boolean', after: 'true' }];
  if (isFigure(node)) return [{ node, kind: 'number', after: String(Number(text(node)) + 1) }];
  return [];
};

/** Every mutation that a file offers. */
export const sitesOf = (file: string, code: string): Site[] => {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const text = (node: ts.Node): string => code.slice(node.getStart(tree), node.end);
  const lines = code.split('\n');
  const found: Site[] = [];
  const visit = (node: ts.Node): void => {
    if (isType(node)) return;
    for (const change of changesAt(node, text)) {
      const start = change.node.getStart(tree);
      const { line } = tree.getLineAndCharacterOfPosition(start);
      found.push({
        file,
        kind: change.kind,
        start,
        end: change.node.end,
        line: line + 1,
        source: (lines[line] ?? '').trim(),
        before: text(change.node),
        after: change.after,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
