import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product/product.ts';

/** Playwright's test with the running product: one a worker, shared by the tests of a file. */
export const test = base.extend<{ baseURL: string }, { product: Product }>({
  product: [
    // oxlint wants the first argument destructured: Playwright reads its names.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
});

export { expect } from '@playwright/test';
