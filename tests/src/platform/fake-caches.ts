const ORIGIN = 'https://clinic.test';

/** The browser's caches, as far as the engines and the recordings need them. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      add: async (path: string) => void entries.set(path, await fetch(path)),
      put: async (path: string, answer: Response) => void entries.set(path, answer),
      keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
      delete: async (request: { url: string }) => entries.delete(request.url.slice(ORIGIN.length)),
    };
  };
  const match = async (path: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(path)?.clone();
  return { open, match, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
