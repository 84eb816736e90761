import { expect, test } from '../support/test.ts';
import { ourQueue } from '../support/chaos/queue-script.ts';
import { ourProduct, runChaos } from '../support/chaos/run-chaos.ts';

test('thirty visits and three that nobody can accept come through a bad day', async ({ product }) => {
  test.setTimeout(180_000);
  const verdict = await runChaos(ourProduct(product), { script: await ourQueue(), pairs: 30, poison: 3, seed: 20 });
  const { metDeadPage: _met, ...ours } = verdict;
  expect(ours).toEqual({
    lost: 0,
    stuck: 0,
    duplicated: 0,
    unexplained: 0,
    outOfOrder: 0,
    wrongLink: 0,
    poisonKept: 3,
    poisonSentAgain: 0,
    overlaps: 0,
  });
});
