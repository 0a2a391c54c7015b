// Serves the build without installing or building anything: for containers, tests and measurements.
import { root } from './set-up/children.mjs';
import { addressesOf, hostSetting, portSetting, startServer } from './server/serve.mjs';

/** @type {(sentence: string) => never} */
const giveUp = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const port = portSetting(3000);
if (typeof port === 'string') giveUp(port);
const host = hostSetting();
const server = await startServer({ root, port, host });
if (typeof server === 'string') giveUp(server);

let isEnding = false;
const end = async () => {
  if (isEnding) process.exit(1);
  isEnding = true;
  await server.close();
  process.exit(0);
};
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());
// If the parent opened a channel, this server ends with it, however it ends.
process.on('disconnect', () => process.exit(1));

console.log(`Pipsmith is at ${addressesOf(host, server.port).join(' and ')}`);
process.send?.('up');
