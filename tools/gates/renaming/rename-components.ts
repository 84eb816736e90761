import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const PREFIX = 'another-';
const IMPORTED = /(?<=(['"]))(?:#src|\.{1,2})\/[^'"\n]+\.tsx(?=\1)/g;

/** Components that are nothing else: a route's name is its URL, and the build refers to src/app. */
const COMPONENTS = 'src/{features,ui,platform}/**/*.tsx';

/** Gives every component below `root` another name, wherever it is imported. @returns how many there are. */
export function renameComponents(root: string): number {
  const components = new Set(globSync(COMPONENTS, { cwd: root }));
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), renameImports(text, file, components));
  }
  for (const file of components) renameSync(join(root, file), join(root, renamed(file)));
  return components.size;
}

/** The text of `file` with the other names of the `components` that it imports. */
export function renameImports(text: string, file: string, components: ReadonlySet<string>): string {
  return text.replaceAll(IMPORTED, (specifier) => {
    const imported = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier);
    return components.has(imported) ? renamed(specifier) : specifier;
  });
}

/** The file that a component was built into, or a text that names such files, with the old names. */
export function withOldNames(built: string): string {
  return built.replaceAll(PREFIX, '');
}

function renamed(path: string): string {
  return `${path.slice(0, -basename(path).length)}${PREFIX}${basename(path)}`;
}
