import type { Plugin } from 'vite';

type Chunk = {
  type: string;
  fileName: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  code?: string;
};
type Bundle = Record<string, Chunk>;

/** A chunk that only re-exports: `export{a as Dialog}from"./questions-1234.js";`. */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";?\s*$/;

/**
 * A lazily imported module in a group (chunk-groups.ts) gets a chunk of its own that only re-exports from the group, so
 * an import would wait for two files, one after another. This makes lazy imports load the group itself and pick what
 * they need.
 */
export function noFacades(): Plugin {
  return {
    name: 'frontdesk:no-facades',
    apply: 'build',
    generateBundle(_options, bundle) {
      takeOutFacades(bundle);
    },
  };
}

/** Removes chunks that only re-export from the bundle, and redirects the lazy imports of them. */
export function takeOutFacades(bundle: Bundle): void {
  for (const facade of Object.values(bundle)) {
    const [, passedOn, target] = (facade.isDynamicEntry && FACADE.exec(facade.code ?? '')) || [];
    if (passedOn === undefined || target === undefined) continue;
    const folder = facade.fileName.slice(0, facade.fileName.lastIndexOf('/') + 1);
    const file = facade.fileName.slice(folder.length);
    const asked = new RegExp(`import\\((["\`])\\./${RegExp.escape(file)}\\1\\)`, 'g');
    const taken = passedOn.split(',').map((one) => takenFrom(one.trim()));
    const lazily = `import(\`./${target}\`).then(e=>({${taken.join(',')}}))`;
    for (const chunk of Object.values(bundle)) {
      if (chunk.code === undefined || !chunk.dynamicImports?.includes(facade.fileName)) continue;
      chunk.code = chunk.code.replaceAll(asked, () => lazily);
      chunk.dynamicImports = chunk.dynamicImports.map((one) => (one === facade.fileName ? folder + target : one));
    }
    delete bundle[facade.fileName];
  }
}

/** What `a as Dialog` of an export is as a property: `Dialog:e.a`. */
function takenFrom(passedOn: string): string {
  const [inner = '', outer = inner] = passedOn.split(' as ');
  return `${outer}:e.${inner}`;
}
