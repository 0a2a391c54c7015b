// Bundles the rooms for the server, which reads no TypeScript.
import { join } from 'node:path';
import { roomsFile } from '../server/rooms.mjs';
import { root } from './children.mjs';

/** Writes the rooms into a build. @param {string} folder of the build */
export const bundleRooms = async (folder) => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/room/rooms.ts'],
    outfile: join(folder, roomsFile),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    legalComments: 'none',
    logLevel: 'error',
    tsconfig: join(root, 'tsconfig.json'),
  });
};
