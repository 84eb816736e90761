import { buildWhenStale } from '../../../tools/build/build-when-stale.ts';

/** Before the first test: the product that is tested is the one of these sources. */
export default async function buildProduct(): Promise<void> {
  if (!(await buildWhenStale(process.cwd()))) throw new Error('the app could not be built');
}
