import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { startDesk, untilUp, type Desk } from './desks.ts';

export type Act = {
  readonly name: string;
  readonly isShort?: true;
  run(cluster: Cluster, desks: readonly Desk[]): Promise<void>;
};

const CUT_MS = 30_000;
const FROZEN_MS = 15_000;
const DOWN_MS = 8_000;

/** What happens to a house's machines, one after the other; each leaves the cluster whole. */
export const ACTS: readonly Act[] = [
  {
    name: 'the leader is killed',
    isShort: true,
    run: async (cluster) => {
      const leader = cluster.node(await cluster.leader());
      await leader.killDatabase();
      await wait(DOWN_MS);
      leader.startDatabase();
    },
  },
  {
    name: 'the leader loses its cable',
    run: async (cluster) => {
      const leader = await cluster.leader();
      cluster.network.unplug(leader);
      await wait(CUT_MS);
      cluster.network.plug(leader);
    },
  },
  {
    name: 'a standby is killed',
    run: async (cluster) => {
      const [standby] = await cluster.standbys();
      if (standby === undefined) throw new Error('There is no standby.');
      await cluster.node(standby).killDatabase();
      await wait(DOWN_MS);
      cluster.node(standby).startDatabase();
    },
  },
  { name: 'the router is killed', run: async (cluster) => cluster.router.kill() },
  { name: 'a Frontdesk process is killed', isShort: true, run: async (_, desks) => desks[0]?.kill() },
  { name: 'a switchover', isShort: true, run: (cluster) => cluster.switchover() },
  {
    name: "the leader's etcd freezes",
    run: async (cluster) => {
      const node = cluster.node(await cluster.leader());
      node.freezeEtcd();
      await wait(FROZEN_MS);
      node.thawEtcd();
    },
  },
  {
    name: 'the leader is cut off from the others, not from Frontdesk',
    isShort: true,
    run: async (cluster) => {
      const leader = await cluster.leader();
      cluster.network.cut(leader);
      await wait(CUT_MS);
      cluster.network.join(leader);
    },
  },
  {
    name: 'the leader dies while a new database is migrated',
    run: async (cluster) => {
      await cluster.sql('drop database if exists fresh');
      await cluster.sql('create database fresh');
      const desk = await startDesk(cluster.folder, 'fresh', cluster.addressFor('fresh'));
      await untilMigrating(cluster);
      const leader = cluster.node(await cluster.leader());
      await leader.killDatabase();
      await wait(DOWN_MS);
      leader.startDatabase();
      // It ends when its database is gone, and the supervisor starts it again.
      await untilUp(desk);
      await desk.end();
    },
  },
];

/** Until the new process is connected, which is when it begins to migrate. */
async function untilMigrating(cluster: Cluster): Promise<void> {
  for (;;) {
    const [row] = await cluster.sql(`select count(*)::integer as n from pg_stat_activity where datname = 'fresh'`);
    if (Number(row?.['n']) > 0) return;
    await wait(20);
  }
}
