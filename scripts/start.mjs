// npm start: installs what is missing, builds when sources changed, serves, and says where.
import { addressesOf, hostSetting, portSetting, startServer } from './server/serve.mjs';
import { build, freePort, isBuilt } from './set-up/build.mjs';
import { endChildrenWithMe, root } from './set-up/children.mjs';
import { canWrite, demandNode, installMissing, isInstalled } from './set-up/install.mjs';

/** @type {{ close: () => Promise<void> } | undefined} */
let server;

/** @param {string} sentence @returns {never} */
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
    `Pipsmith ${lacks} here, and ${root} cannot be written to. Run npm ci and npm run build on a copy that can be ` +
      'written to, and start that one, or bring it here as it is then.',
  );
}

if (!(await installMissing())) giveUp('');

if (isBuilt()) console.log('The build is up to date.');
else {
  console.log('Building Pipsmith (half a minute or so) …');
  if (!(await build({ quiet: true }))) giveUp('The build failed: the reason stands above.');
}

const port = await freePort(wanted);
if (port === undefined)
  giveUp(`Nothing can listen on port ${wanted} or the hundred after it. Set PORT to another.`);
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so this is ${port}.`);

const host = hostSetting();
const started = await startServer({ root, port, host });
if (typeof started === 'string') giveUp(started);
server = started;

if ((process.env['PIPSMITH_ORIGIN'] ?? '') === '')
  console.log('PIPSMITH_ORIGIN is not set: cards made on this machine carry no QR code for others to scan.');
console.log(
  host === undefined
    ? 'It listens to this machine alone: HOST=0.0.0.0 lets others in.'
    : `It listens on ${host}, port ${port}, for whoever can reach this machine there.`,
);
console.log(`Pipsmith is at ${addressesOf(host, port).join(' and ')} (Ctrl-C ends it)`);
