import { parentPort } from 'node:worker_threads';
import { joinOrders, playOrder, type MatchWorker } from '@/lib/simulation/play-series';
import { opening } from '@/lib/systems/open';
import { serveFromThread } from '@/lib/worker-pool/node';

const join = joinOrders();
const worker: MatchWorker = {
  play: (orders) => {
    const joined = orders.map(join);
    return opening(() => joined.map((order) => playOrder(order, () => performance.now())));
  },
};
serveFromThread(parentPort, worker);
