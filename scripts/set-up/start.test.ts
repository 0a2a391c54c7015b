import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './children.mjs';

let folder = '';

/** A checkout of the scripts alone, without packages and build. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pipsmith-start-'));
  chmodSync(folder, 0o755);
  for (const part of ['package.json', 'package-lock.json', 'scripts'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
});

afterEach(() => {
  chmodSync(folder, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

/** npm would have nothing to do here. */
const install = (): void => {
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":{}}');
};

const build = (): void => {
  mkdirSync(join(folder, '.next'));
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'b1');
};

/** Last words and exit code of a script. It runs as another user where this one may write everywhere. */
const run = async (script: string, env: Readonly<Record<string, string>> = {}) => {
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawn(process.execPath, [join(folder, 'scripts', script)], {
    cwd: folder,
    env: { ...process.env, PORT: '0', HOST: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...nobody,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = await text(child.stderr);
  return { said: said.trim(), code: await ended };
};

describe('npm start', () => {
  it.skipIf(process.platform === 'win32').each([
    ['is not installed', (): void => undefined],
    ['is not built', install],
  ])('says what is to be done where Pipsmith %s and nothing can be written', async (lacks, prepare) => {
    prepare();
    chmodSync(folder, 0o555);
    expect(await run('start.mjs')).toEqual({
      code: 1,
      said:
        `Pipsmith ${lacks} here, and ${folder} is read-only. Run npm ci and npm run build in a copy you can write to. ` +
        'Start that copy, or move it here once it is built.',
    });
  });

  it.each(['http', '-1', '65536', '3000.5'])('says that PORT=%s is no port', async (PORT) => {
    const { said, code } = await run('start.mjs', { PORT });
    expect([code, said]).toEqual([
      1,
      `PORT is "${PORT}", which isn’t a port. Give a number from 0 to 65535, or leave it out for 3000.`,
    ]);
  });
});

describe('the server', () => {
  it('says that nothing is built', async () => {
    expect(await run('serve.mjs')).toEqual({
      code: 1,
      said: 'Pipsmith is not built yet: run npm run build first.',
    });
  });

  it.each(['ten', '10', '-1'])('says that PIPSMITH_PROXIES=%s is no number of proxies', async (proxies) => {
    build();
    expect(await run('serve.mjs', { PIPSMITH_PROXIES: proxies })).toEqual({
      code: 1,
      said: `PIPSMITH_PROXIES is "${proxies}": give the number of proxies in front, 0 to 9.`,
    });
  });
});
