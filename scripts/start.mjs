// npm start: installs what is missing, builds if the sources changed, serves, and prints the address.
import { addressesOf, hostSetting, portSetting, startServer } from './server/serve.mjs';
import { build, freePort, isBuilt } from './set-up/build.mjs';
import { endChildrenWithMe, root } from './set-up/children.mjs';
import { canWrite, demandNode, installMissing, isInstalled } from './set-up/install.mjs';

/** @type {{ close: () => Promise<void> } | undefined} */
let server;

/** @type {(sentence: string) => never} */
const giveUp = (sentence) => {
  if (sentence !== '') console.error(sentence);
  process.exit(1);
};

demandNode();
endChildrenWithMe(async () => server?.close());

const wanted = portSetting(3000);
if (typeof wanted === 'string') giveUp(wanted);

const lacks = isInstalled() ? (isBuilt() ? undefined : 'is not built') : 'is not installed';
if (lacks !== undefined && !canWrite(root)) {
  giveUp(
    `Pipsmith ${lacks} here, and ${root} is read-only. Run npm ci and npm run build in a copy you can write to. ` +
      'Start that copy, or move it here once it is built.',
  );
}

if (!(await installMissing())) giveUp('');

if (isBuilt()) console.log('The build is up to date.');
else {
  console.log('Building Pipsmith (half a minute or so) …');
  if (!(await build({ quiet: true }))) giveUp('The build failed: see the reason above.');
}

const port = await freePort(wanted);
if (port === undefined)
  giveUp(`Port ${wanted} and the hundred after it are all taken. Set PORT to another number.`);
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so Pipsmith uses ${port}.`);

const host = hostSetting();
const started = await startServer({ root, port, host });
if (typeof started === 'string') giveUp(started);
server = started;

if ((process.env['PIPSMITH_ORIGIN'] ?? '') === '')
  console.log('PIPSMITH_ORIGIN is not set, so cards get no QR code for other people to scan.');
console.log(
  host === undefined
    ? 'Only this machine can reach it. Set HOST=0.0.0.0 to let others in.'
    : `It listens on ${host}, port ${port}: anybody who can reach this machine there can use it.`,
);
console.log(`Pipsmith is at ${addressesOf(host, port).join(' and ')} (press Ctrl-C to stop)`);
