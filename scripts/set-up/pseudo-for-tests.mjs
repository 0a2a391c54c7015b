// Vitest calls it before the tests in the language for tests.
export { writePseudo as setup } from './pseudo.mjs';
