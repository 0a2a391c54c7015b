// npm run --silent pipsmith -- COMMAND …: loads scripts/pipsmith/main.ts, bundled where that can be.
import { bundled } from './set-up/bundle.mjs';
import { demandNode } from './set-up/install.mjs';

demandNode();

/** @param {string} text */
const printable = (text) => text.replace(/\p{Cc}/gu, ' ');

/** @param {unknown} error */
const isMissingPackage = (error) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND') &&
  /Cannot find (package|module) '[^./]/.test(error.message);

try {
  const bundle = await bundled();
  if (!bundle) await import('./set-up/typescript.mjs');
  /** @param {'main' | 'output'} name */
  const load = (name) => import(bundle ? new URL(`${name}.mjs`, bundle).href : `./pipsmith/${name}.ts`);
  /** @type {typeof import('./pipsmith/output')} */
  const { watchOutputs } = await load('output');
  watchOutputs();
  /** @type {typeof import('./pipsmith/main')} */
  const { main } = await load('main');
  const code = await main(process.argv.slice(2));
  // A failed write may have said 2 before.
  process.exitCode ||= code;
} catch (error) {
  console.error(
    isMissingPackage(error)
      ? 'Pipsmith is not installed yet: run npm start (or npm ci) in its folder first.'
      : `Something in Pipsmith itself went wrong (${printable(String(error))}).`,
  );
  process.exitCode = 2;
}
