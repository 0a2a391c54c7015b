// npm run --silent pipsmith -- COMMAND …: loads scripts/pipsmith/main.ts, bundled if possible.
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

/** @param {(name: 'main' | 'output') => string} at */
const load = async (at) => {
  /** @type {typeof import('./pipsmith/output')} */
  const { watchOutputs } = await import(at('output'));
  /** @type {typeof import('./pipsmith/main')} */
  const { main } = await import(at('main'));
  return { watchOutputs, main };
};

const loadSources = async () => {
  await import('./set-up/typescript.mjs');
  return load((name) => `./pipsmith/${name}.ts`);
};

/** Falls back to the sources if the bundle does not load. */
const loadBundle = async () => {
  const bundle = await bundled();
  return bundle && load((name) => new URL(`${name}.mjs`, bundle).href).catch(() => undefined);
};

try {
  const { watchOutputs, main } = (await loadBundle()) ?? (await loadSources());
  watchOutputs();
  const code = await main(process.argv.slice(2));
  // A failed write may already have set 2.
  process.exitCode ||= code;
} catch (error) {
  console.error(
    isMissingPackage(error)
      ? 'Pipsmith is not installed yet: run npm start (or npm ci) in its folder first.'
      : `Something went wrong in Pipsmith (${printable(String(error))}).`,
  );
  process.exitCode = 2;
}
