// npm start: installs what is missing, builds when sources changed, serves, and says where.
import { build, freePort, isBuilt, serve } from './set-up/build.mjs';
import { endChildrenWithMe, isEnding } from './set-up/children.mjs';
import { demandNode, installMissing } from './set-up/install.mjs';

/** @param {string} sentence */
const giveUp = (sentence) => {
  if (sentence !== '') console.error(sentence);
  process.exit(1);
};

demandNode();
endChildrenWithMe();

const setting = process.env['PORT'] ?? '';
const wanted = setting === '' ? 3000 : Number(setting);
if (!/^\d*$/.test(setting) || wanted > 65535) {
  giveUp(`PORT is "${setting}", which is no port. Give a number from 0 to 65535, or leave it out for 3000.`);
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
else {
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so this is ${port}.`);
  const server = await serve(port);
  if (server === undefined) giveUp('The server did not come up: the reason stands above.');
  else {
    if ((process.env['PIPSMITH_ORIGIN'] ?? '') === '') {
      console.log(
        'PIPSMITH_ORIGIN is not set: cards made on this machine carry no QR code for others to scan.',
      );
    }
    console.log(`Pipsmith is at http://localhost:${port} (Ctrl-C ends it)`);
    server.once('exit', (code) => {
      if (!isEnding()) process.exit(code ?? 1);
    });
  }
}
