import { parentPort } from 'node:worker_threads';
import { playOrder, type Order, type ThreadNews } from './crew-order';

/** Plays each match that the thread is told to, and says what became of it. */
export const serve = (): void => {
  const port = parentPort;
  const say = (news: ThreadNews): void => port?.postMessage(news);
  port?.on('message', (order: Order) => {
    const match = playOrder(order);
    say(match.ok ? { news: 'played', match: match.value } : { news: 'broke-off', detail: match.error });
  });
  say({ news: 'ready' });
};
