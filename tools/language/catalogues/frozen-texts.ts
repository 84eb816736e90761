import { parseSync, type ESTree } from 'vite';

/** What is known of the English texts: the key of each catalogue by module and name, and which texts there are. */
export type KnownTexts = {
  /** `src/locales/en/patient/kiosk.ts#kioskTexts` → `patient/kiosk`. */
  readonly catalogues: ReadonlyMap<string, string>;
  /** Whether a text is called to be read, by its key. */
  readonly texts: ReadonlyMap<string, boolean>;
};

type Node = { readonly type: string; readonly start: number };

/**
 * Finds texts that are read while a module is imported: they would stay in the language of that moment. Naming a part
 * of a catalogue is no reading, and neither is naming a text with parameters without calling it.
 * @returns the line of each
 */
export function findFrozenTexts(name: string, source: string, known: KnownTexts): number[] {
  const { program } = parseSync(name, source);
  const names = namesOfTexts(program, known);
  if (names.size === 0) return [];
  const lines = new Set<number>();
  const keyOf = (node: Node): string | undefined => {
    if (isIdentifier(node)) return names.get(node.name);
    if (!isMember(node)) return undefined;
    const of = keyOf(node.object);
    if (of === undefined) return undefined;
    const part = partOf(node);
    return part === undefined ? undefined : `${of}.${part}`;
  };
  /** Whether a part is only named here, not read. */
  const look = (node: Node, isOnlyNamed: boolean): void => {
    if (/Function|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
    const key = keyOf(node);
    if (key !== undefined) {
      const isCalled = known.texts.get(key);
      if (isCalled === false || !isOnlyNamed) lines.add(source.slice(0, node.start).split('\n').length);
      return;
    }
    if (isMember(node) && keyOf(node.object) !== undefined) lines.add(source.slice(0, node.start).split('\n').length);
    for (const body of runAtOnce(node)) look(body, false);
    for (const [part, children] of Object.entries(node)) {
      if (isOwnName(node, part)) continue;
      const keepsName = ONLY_NAMED.some(([type, property]) => type === node.type && property === part);
      for (const child of [children].flat()) if (isNode(child)) look(child, keepsName);
    }
  };
  for (const statement of program.body) if (statement.type !== 'ImportDeclaration') look(statement, true);
  return [...lines];
}

const OF_LISTS = /^(?:map|flatMap|filter|find|forEach|reduce|some|every|toSorted|from)$/;

/** What a function given to a list does: it is called then and there. */
function runAtOnce(node: Node): Node[] {
  if (node.type !== 'CallExpression' || !('callee' in node) || !('arguments' in node)) return [];
  const { callee } = node;
  if (!isNode(callee) || !isMember(callee) || !isIdentifier(callee.property) || !OF_LISTS.test(callee.property.name))
    return [];
  return [node.arguments].flat().flatMap((given) => {
    const body = isNode(given) && 'body' in given ? given.body : undefined;
    return isNode(body) ? [body] : [];
  });
}

/** The name that a node itself gives to something. */
function isOwnName(node: Node, part: string): boolean {
  const isComputed = 'computed' in node && node.computed === true;
  return !isComputed && ((node.type === 'Property' && part === 'key') || (isMember(node) && part === 'property'));
}

/** Where a part of a catalogue is passed on as it is, and stays live. */
const ONLY_NAMED: readonly (readonly [type: string, property: string])[] = [
  ['VariableDeclarator', 'init'],
  ['VariableDeclarator', 'id'],
  ['Property', 'value'],
  ['ObjectPattern', 'properties'],
  ['ArrayExpression', 'elements'],
  ['ExportDefaultDeclaration', 'declaration'],
  ['ExportSpecifier', 'local'],
  ['TSAsExpression', 'expression'],
  ['TSSatisfiesExpression', 'expression'],
];

/** Names of this module that stand for a catalogue, or for a part of one. */
function namesOfTexts(program: ESTree.Program, known: KnownTexts): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        const module = statement.source.value.replace(/^#/, '');
        const key = known.catalogues.get(`${module}#${each.imported.name}`);
        if (key !== undefined) names.set(each.local.name, key);
      }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations) {
        const key = init ? keyOfInit(init, names) : undefined;
        if (key !== undefined) for (const [name, part] of partsTaken(id)) names.set(name, `${key}${part}`);
      }
  }
  return names;
}

/** The names that a declaration gives, each with the path of what it takes: `{ a: b }` takes `.a` as b. */
function partsTaken(id: ESTree.BindingPattern): [name: string, path: string][] {
  if (id.type === 'Identifier') return [[id.name, '']];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property): [string, string][] => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return [];
    const { name } = property.key;
    return partsTaken(property.value).map(([as, path]) => [as, `.${name}${path}`]);
  });
}

function keyOfInit(node: Node, names: ReadonlyMap<string, string>): string | undefined {
  if (isIdentifier(node)) return names.get(node.name);
  if (!isMember(node)) return undefined;
  const [of, part] = [keyOfInit(node.object, names), partOf(node)];
  return of === undefined || part === undefined ? undefined : `${of}.${part}`;
}

function partOf({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

const isIdentifier = (node: Node): node is Node & { name: string } => node.type === 'Identifier';
const isMember = (node: Node): node is ESTree.MemberExpression => node.type === 'MemberExpression';
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
