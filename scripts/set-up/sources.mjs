// Hash of everything that a build is made from. It names the build: builds of the same sources have the same name on
// every machine.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['app', 'components', 'lib', 'public'];
const settings = /^(proxy\.ts|tsconfig\.json|package(-lock)?\.json|\.env.*|(next|postcss)\.config\..*)$/;

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} every file below, in the same order on every machine
 */
const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });

/**
 * The sources, settings and locked packages below a folder, without tests.
 * @param {string} root
 */
export const hashOfSources = (root) => {
  const hash = createHash('sha256');
  const files = [
    ...readdirSync(root)
      .filter((name) => settings.test(name))
      .sort(),
    ...folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => filesBelow(root, folder)),
  ];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 32);
};
