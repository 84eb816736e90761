/** What platform modules try to use anywhere and do without where it is missing, as in a worker. */
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
