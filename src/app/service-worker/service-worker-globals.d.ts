/** What the platform's modules try in any place, and do without where there is none, as in a worker. */
declare const localStorage: {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
};

/** Chromium's Static Routing API, which TypeScript does not know yet. */
interface ExtendableEvent {
  addRoutes?(
    rules: readonly {
      condition: { urlPattern: { pathname: string; search?: string }; requestMode?: 'navigate' };
      source: 'cache' | { cacheName: string };
    }[],
  ): Promise<void>;
}
