import type { ESTree } from 'vite';
import { bodyOf } from './body-of-function.ts';
import { choiceOf } from './choice.ts';
import { escaped, oneAsNumber, pluralMessage, selectMessage } from './icu-text.ts';
import { Untranslatable, type Scope } from './scope.ts';

type AnyFunction = ESTree.ArrowFunctionExpression | ESTree.Function;

/** Where an expression stands: what its names mean, and the number that `#` says there. */
type Place = {
  readonly scope: Scope;
  /** Parameters by the name that the expression has for them. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly counted?: string;
};

/** A text without parameters; undefined for what is no text. */
export function plainMessage(node: ESTree.Expression): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? escaped(node.value, false) : undefined;
  if (node.type === 'UnaryExpression') return undefined;
  return messageOf(node, { scope: new Map(), parameters: new Map() });
}

/** The ICU message of a function that says a text of its parameters. */
export function functionMessage(node: AnyFunction, scope: Scope): { message: string; parameters: string[] } {
  const parameters = parametersOf(node);
  const { result, names } = bodyOf(node);
  const place: Place = {
    scope: new Map([...scope, ...names]),
    parameters: new Map(parameters.map((name) => [name, name])),
  };
  return { message: messageOf(result, place), parameters };
}

function parametersOf(node: AnyFunction): string[] {
  return node.params.map((parameter) => {
    if (parameter.type !== 'Identifier')
      throw new Untranslatable('a parameter of a text needs a name', parameter.start);
    return parameter.name;
  });
}

function messageOf(node: ESTree.Expression, place: Place): string {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return messageOf(node.expression, place);
    case 'Literal':
      return escaped(String(node.value), place.counted !== undefined);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const next = node.expressions[index];
          return escaped(value.cooked ?? '', place.counted !== undefined) + (next ? messageOf(next, place) : '');
        })
        .join('');
    case 'Identifier':
      return messageOfName(node, place);
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return messageOfChoice(node, place);
    case 'CallExpression':
      return messageOfCall(node, place);
    default:
      throw new Untranslatable('this text cannot be said in ICU MessageFormat', node.start);
  }
}

function messageOfName(node: { name: string; start: number }, place: Place): string {
  const parameter = place.parameters.get(node.name);
  if (parameter !== undefined) return parameter === place.counted ? '#' : `{${parameter}}`;
  const own = place.scope.get(node.name);
  if (own && own.type !== 'FunctionDeclaration' && own.type !== 'FunctionExpression') {
    if (own.type !== 'ArrowFunctionExpression') return messageOf(own, place);
  }
  throw new Untranslatable(`${node.name} is neither a parameter nor a text of this module`, node.start);
}

function messageOfChoice(node: ESTree.ConditionalExpression | ESTree.LogicalExpression, place: Place): string {
  const choice = choiceOf(node, place.parameters);
  const said = (part: ESTree.Expression, counted: string | undefined) =>
    messageOf(part, counted === undefined ? withoutCount(place) : { ...place, counted });
  if (choice.kind === 'select') {
    // The formatter knows `#` only directly inside a plural.
    const cases = choice.cases.map(([name, part]) => [name, said(part, undefined)] as const);
    return selectMessage(choice.of, cases, said(choice.other, undefined));
  }
  // A single 1 in the text for one is the number itself: other languages say that text of other numbers too.
  const cases = choice.cases.map(([number, part]) => {
    const message = said(part, choice.of);
    return number === 1 ? (['one', oneAsNumber(message)] as const) : ([`=${number}`, message] as const);
  });
  return pluralMessage(choice.of, cases, said(choice.other, choice.of));
}

const withoutCount = ({ scope, parameters }: Place): Place => ({ scope, parameters });

/** A number with its thousands apart, or a function of the module that says a part of the text. */
function messageOfCall(node: ESTree.CallExpression, place: Place): string {
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier' && !callee.computed) {
    const parameter = place.parameters.get(callee.object.name);
    if (parameter !== undefined && callee.property.name === 'toLocaleString')
      return parameter === place.counted ? '#' : `{${parameter}, number}`;
  }
  const called = callee.type === 'Identifier' ? place.scope.get(callee.name) : undefined;
  if (called?.type !== 'ArrowFunctionExpression' && called?.type !== 'FunctionDeclaration')
    throw new Untranslatable('a text may only call functions of its own module that say a text', node.start);
  const given = node.arguments.map((argument) => {
    const name = argument.type === 'Identifier' ? place.parameters.get(argument.name) : undefined;
    if (name === undefined) throw new Untranslatable('what is passed on must be a parameter', argument.start);
    return name;
  });
  const { result, names } = bodyOf(called);
  const parameters = new Map(parametersOf(called).map((name, index) => [name, given[index] ?? '']));
  const inside = { scope: new Map([...place.scope, ...names]), parameters };
  return messageOf(result, place.counted === undefined ? inside : { ...inside, counted: place.counted });
}
