import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { functionMessage, plainMessage } from './message-of-function.ts';
import { Untranslatable, type Scope } from './scope.ts';

/** One English text as translators see it. */
export type EnglishMessage = {
  /** Module and path of properties: `patient/kiosk.checkIn.title`. */
  readonly key: string;
  /** The text in ICU MessageFormat. */
  readonly message: string;
  /** The parameters by name, in the order in which they are given. */
  readonly parameters: readonly string[];
  /** A text that is called to be read, with or without parameters. */
  readonly isCalled: boolean;
};

export const LOCALES = join(import.meta.dirname, '../../../src/locales');
const ENGLISH = join(LOCALES, 'en');

/** The English texts by module (`patient/kiosk`), each in the order of its source. */
export function readEnglish(folder = ENGLISH): Map<string, EnglishMessage[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const modules = files.filter((file) => file.endsWith('.ts')).toSorted();
  return new Map(
    modules.flatMap((file) => {
      const messages = messagesOf(file, readFileSync(join(folder, file), 'utf8'));
      return messages.length === 0 ? [] : [[file.slice(0, -'.ts'.length), messages] as const];
    }),
  );
}

/**
 * The texts of one module. Throws, with file and line, for a text that has no ICU message: what it says depends on more
 * than its parameters' values, and would stay English in every language.
 */
export function messagesOf(file: string, source: string): EnglishMessage[] {
  const module = file.replace(/\.ts$/, '');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const scope = topLevelOf(program);
  const messages: EnglishMessage[] = [];
  try {
    for (const { name, texts, codes } of cataloguesOf(program)) {
      if (name !== module && !name.startsWith(`${module}/`))
        throw new Untranslatable(`a catalogue of this module is named ${module}, not ${name}`, texts.start);
      collect(texts, name, { scope, codes, messages });
    }
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    throw new Error(`src/locales/en/${file}:${source.slice(0, error.at).split('\n').length}: ${error.message}`, {
      cause: error,
    });
  }
  return messages;
}

/** The catalogues of a module: what it exports them as, and the key under which their texts stand. */
export function catalogueNames(file: string, source: string): Map<string, string> {
  return new Map(cataloguesOf(parseSync(file, source).program).map(({ as, name }) => [as, name]));
}

type Found = {
  readonly as: string;
  readonly name: string;
  readonly texts: ESTree.Expression;
  readonly codes: readonly string[];
};

function cataloguesOf(program: ESTree.Program): Found[] {
  return declarationsOf(program).flatMap(({ id, init }) => {
    if (init?.type !== 'CallExpression') return [];
    const called = init.callee.type === 'Identifier' ? init.callee.name : '';
    if (called !== 'catalogue' && called !== 'mixedCatalogue') return [];
    const [name, second, third] = init.arguments;
    const [texts, codes] = called === 'catalogue' ? [second, undefined] : [third, second];
    if (name?.type !== 'Literal' || typeof name.value !== 'string' || !texts || texts.type === 'SpreadElement')
      throw new Untranslatable('a catalogue needs its name and its texts', init.start);
    const listed = codes?.type === 'ArrayExpression' ? codes.elements : [];
    const names = listed.flatMap((one) => (one?.type === 'Literal' ? [String(one.value)] : []));
    return [{ as: id.type === 'Identifier' ? id.name : '', name: name.value, texts, codes: names }];
  });
}

function declarationsOf(program: ESTree.Program): ESTree.VariableDeclarator[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
}

/** What a module's own names stand for. */
function topLevelOf(program: ESTree.Program): Scope {
  const scope = new Map<string, ESTree.Expression | ESTree.Function>();
  for (const { id, init } of declarationsOf(program)) if (id.type === 'Identifier' && init) scope.set(id.name, init);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) scope.set(declaration.id.name, declaration);
  }
  return scope;
}

type Work = { readonly scope: Scope; readonly codes: readonly string[]; readonly messages: EnglishMessage[] };

function collect(node: ESTree.Expression | ESTree.Function, path: string, work: Work): void {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return collect(node.expression, path, work);
    case 'ObjectExpression':
      return node.properties.forEach((property) => {
        if (property.type === 'SpreadElement' || property.computed)
          throw new Untranslatable('each text needs a property of its own', property.start);
        const name = property.key.type === 'Identifier' ? property.key.name : keyOf(property.key);
        if (!work.codes.includes(name)) collect(property.value, `${path}.${name}`, work);
      });
    case 'ArrayExpression':
      return node.elements.forEach((element, index) => {
        if (element && element.type !== 'SpreadElement') collect(element, `${path}.${index}`, work);
      });
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      work.messages.push({ key: path, ...functionMessage(node, work.scope), isCalled: true });
      return;
    case 'Identifier': {
      const own = work.scope.get(node.name);
      // A name from another module is a part of another catalogue.
      if (own) collect(own, path, work);
      return;
    }
    case 'MemberExpression':
      return;
    default: {
      const message = plainMessage(node);
      if (message !== undefined) work.messages.push({ key: path, message, parameters: [], isCalled: false });
    }
  }
}

function keyOf(key: ESTree.PropertyKey): string {
  if (key.type !== 'Literal') throw new Untranslatable('a text needs a name that is written out', key.start);
  return String(key.value);
}
