import { activeLanguage } from './active-language.ts';

/** Objects that are live already, so that a catalogue may hold a part of another. */
const live = new WeakSet<object>();

/**
 * English texts that are read in the language of the moment: each property is looked up when it is read, and a text
 * with parameters when it is called. English itself needs no other code and no file. `name` is the module's path under
 * src/locales/en, and with the path of its properties the key of each text.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<T extends object>(name: string, texts: T): T {
  return liveOf(texts, name);
}

/**
 * A catalogue in which the properties named in `codes` are no texts, but icons, addresses or words of the wire: translators do
 * not see them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function mixedCatalogue<T extends object>(name: string, _codes: readonly string[], texts: T): T {
  return liveOf(texts, name);
}

function liveOf<T extends object>(texts: T, path: string): T {
  const parts = new Map<PropertyKey, unknown>();
  const partOf = (name: PropertyKey, english: object): unknown => {
    if (live.has(english)) return english;
    const known = parts.get(name);
    if (known !== undefined) return known;
    const key = `${path}.${String(name)}`;
    const part = isFunction(english)
      ? (...values: unknown[]) => activeLanguage()?.say(key, values) ?? english(...values)
      : liveOf(english, key);
    parts.set(name, part);
    return part;
  };
  const proxy = new Proxy(texts, {
    get(target, name) {
      const english: unknown = Reflect.get(target, name);
      if (!Object.hasOwn(target, name)) return english;
      if (typeof english === 'string') return activeLanguage()?.say(`${path}.${String(name)}`, []) ?? english;
      const isPart = isFunction(english) || (typeof english === 'object' && english !== null);
      return isPart ? partOf(name, english) : english;
    },
  });
  live.add(proxy);
  return proxy;
}

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown => typeof value === 'function';
