// Import for its effect: after it, this thread can import TypeScript.
import { register as registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
registerHooks('./typescript-hooks.mjs', import.meta.url);
