import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisProcess } from '../pipsmith/queue/testing';

/** Slots of a cluster. */
const slots = 16_384;
const nodes = 3;

const startNode = (): Promise<RedisProcess> =>
  RedisProcess.start('--cluster-enabled', 'yes', '--cluster-node-timeout', '2000');

const callAt = async (
  url: string,
  ...[command, ...more]: readonly [string, ...string[]]
): Promise<unknown> => {
  const client = new Redis(url);
  try {
    return await client.call(command, ...more);
  } finally {
    client.disconnect();
  }
};

/** A Redis Cluster of three nodes on this machine, each with a third of the slots, and perhaps a replica of each. */
export class RedisCluster {
  readonly #nodes: readonly RedisProcess[];
  readonly #replicas: RedisProcess[] = [];

  private constructor(started: readonly RedisProcess[]) {
    this.#nodes = started;
  }

  static async start({ hasReplicas = false } = {}): Promise<RedisCluster> {
    const started: RedisProcess[] = [];
    for (let nth = 0; nth < nodes; nth += 1) started.push(await startNode());
    const cluster = new RedisCluster(started);
    await cluster.#join();
    if (hasReplicas) await cluster.#addReplicas();
    return cluster;
  }

  get urls(): readonly string[] {
    return [...this.#nodes, ...this.#replicas].map(({ url }) => url);
  }

  async #addReplicas(): Promise<void> {
    for (const { url, port } of this.#nodes) {
      const replica = await startNode();
      this.#replicas.push(replica);
      await callAt(replica.url, 'CLUSTER', 'MEET', '127.0.0.1', String(port));
      const name = String(await callAt(url, 'CLUSTER', 'MYID'));
      while (!String(await callAt(replica.url, 'CLUSTER', 'NODES')).includes(name)) await pause(50);
      while (!String(await callAt(replica.url, 'CLUSTER', 'REPLICATE', name).catch(String)).includes('OK'))
        await pause(50);
      while (!String(await callAt(replica.url, 'INFO', 'replication')).includes('master_link_status:up'))
        await pause(50);
    }
  }

  /** Ends the node that holds a key, as `kill -9` does. @returns the node, which can start again */
  async killHolderOf(key: string): Promise<RedisProcess> {
    const slot = Number(await callAt(this.urls[0] ?? '', 'CLUSTER', 'KEYSLOT', key));
    const holder = this.#nodes[Math.min(nodes - 1, Math.floor((slot * nodes) / slots))];
    if (!holder) throw new Error('No node has it.');
    await holder.kill();
    return holder;
  }

  async #join(): Promise<void> {
    const clients = this.urls.map((url) => new Redis(url));
    const [first] = clients;
    if (!first) return;
    try {
      for (const [nth, client] of clients.entries()) {
        const [from, to] = [nth, nth + 1].map((part) => Math.floor((part * slots) / nodes));
        await client.call('CLUSTER', 'ADDSLOTSRANGE', String(from), String((to ?? slots) - 1));
        await client.call('CLUSTER', 'SET-CONFIG-EPOCH', String(nth + 1));
      }
      for (const { port } of this.#nodes.slice(1))
        await first.call('CLUSTER', 'MEET', '127.0.0.1', String(port));
      for (const client of clients)
        while (!String(await client.call('CLUSTER', 'INFO')).includes('cluster_state:ok')) await pause(50);
    } finally {
      for (const client of clients) client.disconnect();
    }
  }

  async end(): Promise<void> {
    for (const node of [...this.#nodes, ...this.#replicas]) await node.end();
  }
}
