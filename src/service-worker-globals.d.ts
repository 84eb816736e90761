/** What the platform's modules try in any place, and do without where there is none, as in a worker. */
declare const localStorage: {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
};
