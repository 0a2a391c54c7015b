import { Worker } from 'node:worker_threads';
import type { Answer } from './clients';

/** A client on a separate thread, so that no other client's answers keep it waiting. */
const source = `
  const { get } = require('node:http');
  const { parentPort, workerData: { address, pause } } = require('node:worker_threads');
  const answers = [];
  let isOver = false;
  const ask = () => {
    const start = performance.now();
    const end = (status) => {
      answers.push({ status, ms: performance.now() - start, body: '' });
      if (isOver) parentPort.postMessage(answers);
      else setTimeout(ask, pause);
    };
    get(address, { agent: false }, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode));
    }).on('error', () => end(0));
  };
  parentPort.once('message', () => { isOver = true; });
  ask();
`;

/** Asks for an address one time after the other, `pause` ms apart, until it is called: then gives all answers. */
export const watchAnswers = (address: string, pause: number) => {
  const worker = new Worker(source, { eval: true, workerData: { address, pause } });
  const answers = new Promise<readonly Answer[]>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return async (): Promise<readonly Answer[]> => {
    worker.postMessage('over');
    const all = await answers;
    await worker.terminate();
    return all;
  };
};
