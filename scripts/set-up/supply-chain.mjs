// Rules for packages: each needs a hash in the lockfile and an acceptable licence.

/**
 * @typedef {object} Entry an entry of a lockfile
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 */

/** @typedef {Readonly<Record<string, Entry>>} Packages the entries of a lockfile by their folders */

/**
 * Packages for other systems, for which the registry behind this lockfile had neither files nor hashes. npm installs
 * them only on those systems, without checking a hash.
 */
export const withoutIntegrity = [
  '@next/swc-darwin-arm64',
  '@next/swc-darwin-x64',
  '@next/swc-win32-arm64-msvc',
  '@next/swc-win32-x64-msvc',
  '@oxc-parser/binding-android-arm-eabi',
  '@oxc-parser/binding-android-arm64',
  '@oxc-parser/binding-darwin-arm64',
  '@oxc-parser/binding-darwin-x64',
  '@oxc-parser/binding-freebsd-x64',
  '@oxc-parser/binding-linux-arm-gnueabihf',
  '@oxc-parser/binding-linux-arm-musleabihf',
  '@oxc-parser/binding-linux-ppc64-gnu',
  '@oxc-parser/binding-linux-riscv64-gnu',
  '@oxc-parser/binding-linux-riscv64-musl',
  '@oxc-parser/binding-linux-s390x-gnu',
  '@oxc-parser/binding-openharmony-arm64',
  '@oxc-parser/binding-win32-arm64-msvc',
  '@oxc-parser/binding-win32-ia32-msvc',
  '@oxc-parser/binding-win32-x64-msvc',
  '@tailwindcss/oxide-android-arm64',
  '@tailwindcss/oxide-darwin-arm64',
  '@tailwindcss/oxide-darwin-x64',
  '@tailwindcss/oxide-freebsd-x64',
  '@tailwindcss/oxide-linux-arm-gnueabihf',
  '@tailwindcss/oxide-wasm32-wasi',
  '@tailwindcss/oxide-win32-arm64-msvc',
  '@tailwindcss/oxide-win32-x64-msvc',
];

/** Acceptable licences, by SPDX name. */
const fitting = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'OFL-1.1',
];

/**
 * Packages under other licences or none, and why we may still use them.
 * @type {readonly { readonly packages: RegExp, readonly license: string, readonly because: string }[]}
 */
export const allowances = [
  {
    packages: /^@cspell\/dict-django$/,
    license: 'WTFPL',
    because: 'a word list of the spelling check; nothing loads it, and Pipsmith doesn’t contain any of it',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    license: 'CC BY-SA 4.0',
    because: 'a word list of the spelling check; Pipsmith doesn’t contain any of it',
  },
  {
    packages: /^@iconify-json\/game-icons$/,
    license: 'CC-BY-3.0',
    because: 'each icon is credited to its author, in lib/cards/icon-authors.ts and in the credits',
  },
  {
    packages: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    because: 'a separate library that Next may load to resize pictures, which Pipsmith does not do',
  },
  {
    packages: /^(axe-core|lightningcss(-.+)?)$/,
    license: 'MPL-2.0',
    because: 'unchanged tools for tests and the build; Pipsmith doesn’t contain any of them',
  },
  {
    packages: /^png-js$/,
    license: '',
    because: 'MIT according to its LICENSE file; its package.json names no licence',
  },
];

const nameOf = (/** @type {string} */ folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13);

const installable = (/** @type {Packages} */ packages) =>
  Object.entries(packages)
    .filter(([folder, { link }]) => folder !== '' && link !== true)
    .map(([folder, entry]) => ({ name: nameOf(folder), entry }));

/**
 * Sentences about entries without a hash that the list doesn't have, and about wrong entries in the list.
 * @param {Packages} packages
 * @param {readonly string[]} [listed]
 * @returns {readonly string[]}
 */
export const integrityFaults = (packages, listed = withoutIntegrity) => {
  const bare = installable(packages).filter(({ entry }) => entry.integrity === undefined);
  return [
    ...bare
      .filter(({ name }) => !listed.includes(name))
      .map(
        ({ name, entry }) =>
          `${name}@${entry.version} has no integrity, and isn’t on the list of packages known to lack it.`,
      ),
    ...bare
      .filter(
        ({ name, entry }) => listed.includes(name) && (entry.optional !== true || entry.cpu === undefined),
      )
      .map(({ name }) => `${name} has no integrity, and would be installed on every system.`),
    ...listed
      .filter((name) => !bare.some((one) => one.name === name))
      .map((name) => `${name} now has an integrity hash, or is gone: remove it from the list.`),
  ];
};

/**
 * Sentences about unacceptable licences and unused exceptions.
 * @param {Packages} packages
 * @returns {readonly string[]}
 */
export const licenceFaults = (packages) => {
  const used = new Set();
  const faults = installable(packages).flatMap(({ name, entry: { license = '' } }) => {
    const odd = license.split(' AND ').filter((one) => !fitting.includes(one));
    const without = odd.filter((one) => {
      const allowance = allowances.find((each) => each.packages.test(name) && each.license === one);
      used.add(allowance);
      return allowance === undefined;
    });
    return without.map((one) => (one === '' ? `${name} names no licence.` : `${name} is under ${one}.`));
  });
  const idle = allowances.filter((allowance) => !used.has(allowance));
  return [
    ...new Set(faults),
    ...idle.map(({ packages: names }) => `Nothing needs the exception for ${names}.`),
  ];
};
