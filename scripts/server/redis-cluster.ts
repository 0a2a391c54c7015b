import { Redis } from 'ioredis';
import { setTimeout as pause } from 'node:timers/promises';
import { RedisProcess } from '../pipsmith/queue/testing';

/** Slots of a cluster. */
const slots = 16_384;
const nodes = 3;

/** A Redis Cluster of three nodes on this machine, each with a third of the slots. */
export class RedisCluster {
  readonly #nodes: readonly RedisProcess[];

  private constructor(started: readonly RedisProcess[]) {
    this.#nodes = started;
  }

  static async start(): Promise<RedisCluster> {
    const started: RedisProcess[] = [];
    for (let nth = 0; nth < nodes; nth += 1)
      started.push(await RedisProcess.start('--cluster-enabled', 'yes', '--cluster-node-timeout', '2000'));
    const cluster = new RedisCluster(started);
    await cluster.#join();
    return cluster;
  }

  get urls(): readonly string[] {
    return this.#nodes.map(({ url }) => url);
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
    for (const node of this.#nodes) await node.end();
  }
}
