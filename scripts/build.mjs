// npm run build: builds the site, so that npm start doesn't have to.
import { build } from './set-up/build.mjs';
import { endChildrenWithMe } from './set-up/children.mjs';

endChildrenWithMe();
process.exitCode = (await build()) ? 0 : 1;
