import { execFileSync } from 'node:child_process';

/** The three machines of a cluster. */
export const NODE_NAMES = ['one', 'two', 'three'] as const;
export type NodeName = (typeof NODE_NAMES)[number];

/** Where the router and Frontdesk are. */
export const HERE = '10.77.0.1';
const BRIDGE = 'frontdesk0';
export const addressOf = (node: NodeName): string => `10.77.0.${11 + NODE_NAMES.indexOf(node)}`;
export const namespaceOf = (node: NodeName): string => `frontdesk-${node}`;
const linkOf = (node: NodeName): string => `frontdesk-${NODE_NAMES.indexOf(node) + 1}`;

export type Network = {
  /** Lets nothing pass between a node and the two others; router and Frontdesk still reach it. */
  cut(node: NodeName): void;
  join(node: NodeName): void;
  /** Pulls the cable: nothing reaches the node. */
  unplug(node: NodeName): void;
  plug(node: NodeName): void;
  remove(): void;
};

/** A bridge and three namespaces: each node has its own address and can be cut off from the others. */
export function buildNetwork(ip: string): Network {
  const run = (...words: readonly string[]) => execFileSync(ip, words, { stdio: 'pipe' });
  const remove = () => {
    for (const node of NODE_NAMES) quietly(() => run('netns', 'delete', namespaceOf(node)));
    for (const node of NODE_NAMES) quietly(() => run('link', 'delete', linkOf(node)));
    quietly(() => run('link', 'delete', BRIDGE));
  };
  // What an interrupted run has left.
  remove();
  run('link', 'add', BRIDGE, 'type', 'bridge');
  run('address', 'add', `${HERE}/24`, 'dev', BRIDGE);
  run('link', 'set', BRIDGE, 'up');
  for (const node of NODE_NAMES) {
    const inside = ['-n', namespaceOf(node)] as const;
    run('netns', 'add', namespaceOf(node));
    run('link', 'add', linkOf(node), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(node));
    run('link', 'set', linkOf(node), 'master', BRIDGE, 'up');
    run(...inside, 'address', 'add', `${addressOf(node)}/24`, 'dev', 'eth0');
    run(...inside, 'link', 'set', 'lo', 'up');
    run(...inside, 'link', 'set', 'eth0', 'up');
  }
  const others = (node: NodeName) => NODE_NAMES.filter((other) => other !== node);
  const route = (act: 'add' | 'delete', node: NodeName) => {
    for (const other of others(node)) run('-n', namespaceOf(node), 'route', act, 'blackhole', `${addressOf(other)}/32`);
  };
  return {
    cut: (node) => route('add', node),
    join: (node) => route('delete', node),
    unplug: (node) => void run('link', 'set', linkOf(node), 'down'),
    plug: (node) => void run('link', 'set', linkOf(node), 'up'),
    remove,
  };
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // It was not there.
  }
}
