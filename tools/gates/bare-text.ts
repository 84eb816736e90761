import { parseSync, Visitor, type ESTree } from 'vite';

/** What an element's child renders, as far as its source tells. */
type Drawn = { readonly text: boolean; readonly element: boolean; readonly nothing: boolean };

const NOTHING: Drawn = { text: false, element: false, nothing: true };
const TEXT: Drawn = { text: true, element: false, nothing: false };
const ELEMENT: Drawn = { text: false, element: true, nothing: false };
const LIST: Drawn = { text: false, element: true, nothing: true };

/**
 * Finds text nodes beside something that is rendered conditionally. A browser that translates the page wraps every text
 * in an element of its own; React then no longer finds its text and fails as soon as a neighbour is inserted before it,
 * or it is removed itself. A text that is its element's only child is safe, and so is one in its own element.
 * @returns the line of every such element
 */
export function findBareText(name: string, source: string): number[] {
  const { program } = parseSync(name, source);
  const elements = namesOfElements(program);
  const lines: number[] = [];
  const look = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const drawn = children.map((child) => drawnBy(child, elements)).filter((one) => one !== undefined);
    const comesAndGoes = drawn.some(({ nothing, text, element }) => nothing || (text && element));
    if (drawn.length > 1 && comesAndGoes && drawn.some(({ text }) => text))
      lines.push(source.slice(0, start).split('\n').length);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return lines;
}

function drawnBy(child: ESTree.JSXChild, elements: ReadonlySet<string>): Drawn | undefined {
  if (child.type === 'JSXText') return /\S/.test(child.value) ? TEXT : undefined;
  if (child.type !== 'JSXExpressionContainer') return ELEMENT;
  return child.expression.type === 'JSXEmptyExpression' ? undefined : drawnByExpression(child.expression, elements);
}

/** Anything that is not known to be an element counts as text. */
function drawnByExpression(node: ESTree.Expression, elements: ReadonlySet<string>): Drawn {
  const by = (part: ESTree.Expression) => drawnByExpression(part, elements);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ELEMENT;
    case 'LogicalExpression':
      return node.operator === '&&' ? { ...by(node.right), nothing: true } : either(by(node.left), by(node.right));
    case 'ConditionalExpression':
      return either(by(node.consequent), by(node.alternate));
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return by(node.expression);
    case 'Literal':
      return typeof node.value === 'string' && node.value !== '' ? TEXT : NOTHING;
    case 'Identifier':
      if (node.name === 'undefined') return NOTHING;
      return elements.has(node.name) ? ELEMENT : TEXT;
    case 'ArrayExpression':
      return node.elements.every((one) => one && one.type !== 'SpreadElement' && !by(one).text) ? LIST : TEXT;
    case 'CallExpression':
      if (isMap(node.callee)) return LIST;
      return node.callee.type === 'Identifier' && elements.has(node.callee.name) ? ELEMENT : TEXT;
    default:
      return TEXT;
  }
}

/** What a file names that is certainly an element, a function that returns one, or a property of type ReactElement. */
function namesOfElements(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const given = init?.type === 'ArrowFunctionExpression' ? init.body : init;
      if (!given || given.type === 'BlockStatement' || id.type !== 'Identifier') return;
      const { element, text } = drawnByExpression(given, names);
      if (element && !text) names.add(id.name);
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type === 'Identifier' && isReactElement(typeAnnotation?.typeAnnotation)) names.add(key.name);
    },
  }).visit(program);
  return names;
}

/** ReactElement, or nothing. */
function isReactElement(type: ESTree.TSType | undefined): boolean {
  if (type?.type === 'TSUnionType')
    return (
      type.types.every((one) => isReactElement(one) || NO_VALUE.includes(one.type)) && type.types.some(isReactElement)
    );
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'ReactElement'
  );
}
const NO_VALUE: readonly string[] = ['TSUndefinedKeyword', 'TSNullKeyword'];

function isMap(callee: ESTree.Expression): boolean {
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map';
}

function either(one: Drawn, other: Drawn): Drawn {
  return {
    text: one.text || other.text,
    element: one.element || other.element,
    nothing: one.nothing || other.nothing,
  };
}
