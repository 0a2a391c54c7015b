import { join } from 'node:path';

/** Where the build lies that is being served; that of the house for tests has a folder of its own. */
export const buildFolder = (): string => join(process.cwd(), process.env['PIPSMITH_DIST'] ?? '.next');
