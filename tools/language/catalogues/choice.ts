import type { ESTree } from 'vite';
import { Untranslatable } from './scope.ts';

type Case<Name> = readonly [Name, ESTree.Expression];

/** A choice between texts by the value of one parameter: by number, or by word. */
export type Choice =
  | { readonly kind: 'plural'; readonly of: string; readonly cases: Case<number>[]; readonly other: ESTree.Expression }
  | { readonly kind: 'select'; readonly of: string; readonly cases: Case<string>[]; readonly other: ESTree.Expression };

/** The name of the case in which nothing was given: undefined, null or the empty string. */
export const NOTHING = 'none';

type Test = { readonly of: string; readonly is: number | string; readonly negated: boolean };

/** Reads `count === 1 ? a : b`, also several of them in a row about the same parameter, and `name || a`. */
export function choiceOf(
  node: ESTree.ConditionalExpression | ESTree.LogicalExpression,
  parameters: ReadonlyMap<string, string>,
): Choice {
  if (node.type === 'LogicalExpression') {
    const of = node.operator === '&&' ? undefined : nameOf(node.left, parameters);
    if (of === undefined) throw cannot(node);
    return { kind: 'select', of, cases: [[NOTHING, node.right]], other: node.left };
  }
  const { of, is, negated } = testOf(node.test, parameters);
  const taken = negated ? node.alternate : node.consequent;
  const rest = withoutParentheses(negated ? node.consequent : node.alternate);
  const later = isAbout(rest, of, typeof is, parameters) ? choiceOf(rest, parameters) : undefined;
  if (typeof is === 'number') {
    const more = later?.kind === 'plural' ? later : undefined;
    return { kind: 'plural', of, cases: [[is, taken], ...(more?.cases ?? [])], other: more?.other ?? rest };
  }
  const more = later?.kind === 'select' ? later : undefined;
  return { kind: 'select', of, cases: [[is, taken], ...(more?.cases ?? [])], other: more?.other ?? rest };
}

function isAbout(
  node: ESTree.Expression,
  of: string,
  kind: string,
  parameters: ReadonlyMap<string, string>,
): node is ESTree.ConditionalExpression {
  if (node.type !== 'ConditionalExpression') return false;
  const next = testOf(node.test, parameters);
  return next.of === of && typeof next.is === kind;
}

function testOf(test: ESTree.Expression, parameters: ReadonlyMap<string, string>): Test {
  const node = withoutParentheses(test);
  const truthy = nameOf(node, parameters);
  if (truthy !== undefined) return { of: truthy, is: 'true', negated: false };
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const of = nameOf(node.argument, parameters);
    if (of !== undefined) return { of, is: 'true', negated: true };
  }
  if (node.type !== 'BinaryExpression') throw cannot(node);
  const of = nameOf(node.left, parameters);
  const is = valueOf(node.right);
  if (of === undefined || is === undefined) throw cannot(node);
  // A count below 1 is 0.
  if (node.operator === '<' && is === 1) return { of, is: 0, negated: false };
  if (node.operator !== '===' && node.operator !== '!==') throw cannot(node);
  return { of, is, negated: node.operator === '!==' };
}

function valueOf(node: ESTree.Expression): number | string | undefined {
  if (node.type === 'Identifier') return node.name === 'undefined' ? NOTHING : undefined;
  if (node.type !== 'Literal') return undefined;
  const { value } = node;
  if (value === null || value === '') return NOTHING;
  return typeof value === 'number' ? value : String(value);
}

function nameOf(node: ESTree.Expression | ESTree.PrivateIdentifier, parameters: ReadonlyMap<string, string>) {
  return node.type === 'Identifier' ? parameters.get(node.name) : undefined;
}

const withoutParentheses = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'ParenthesizedExpression' ? withoutParentheses(node.expression) : node;

const cannot = ({ start }: { start: number }) =>
  new Untranslatable('a text may only ask whether a parameter is a certain number or word, or missing', start);
