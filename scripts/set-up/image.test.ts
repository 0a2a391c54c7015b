import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './children.mjs';

const folder = join(mkdtempSync(join(tmpdir(), 'pipsmith-image-')), 'pipsmith');
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** Steps of the image on a build once its tools are gone. */
const steps = (): string => {
  const run = /&& \\\n\s*(rm -rf \.next\/cache [^]*?)\n\n/.exec(
    readFileSync(join(root, 'Dockerfile'), 'utf8'),
  );
  return run?.[1] ?? 'false';
};

/** Runs the command line as a user who has made nothing of it, and may write nothing here. */
const asAnother = (...args: readonly string[]) => {
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return spawnSync(process.execPath, ['scripts/pipsmith.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
    ...nobody,
  });
};

/** The checkout of somebody who lets nobody else read his files. */
beforeAll(() => {
  mkdirSync(folder);
  for (const part of ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts', 'lib', 'components'])
    cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('chmod', ['-R', 'go-rwx', folder]);
  execFileSync('sh', ['-c', `umask 077 && ${steps()}`], { cwd: folder });
  chmodSync(join(folder, '..'), 0o755);
});

it.skipIf(process.platform === 'win32')(
  'the image’s command line runs for a user who made nothing of it and can write nowhere',
  () => {
    const help = asAnother('--help');
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toContain('worker');
    // A worker gets as far as its queue, which is not there.
    const worker = asAnother('worker', '--queue', 'redis://127.0.0.1:1');
    expect([worker.status, worker.stderr]).toEqual([2, expect.stringContaining('127.0.0.1:1')]);
  },
);

it.skipIf(process.platform === 'win32')(
  'it runs from its bundle, and from its sources where the bundle is damaged or gone',
  () => {
    const sources = 'scripts/pipsmith lib components';
    const change = (modes: string) =>
      execFileSync('sh', ['-c', `chmod -R ${modes} ${sources}`], { cwd: folder });
    change('a-r,u+r');
    const bundled = asAnother('skills', '--stats');
    change('a+rX');
    expect([bundled.status, bundled.stderr]).toEqual([0, '']);
    execFileSync('sh', ['-c', 'rm .pipsmith/bundle-*/main.mjs'], { cwd: folder });
    const unbundled = asAnother('skills', '--stats');
    expect([unbundled.status, unbundled.stdout]).toEqual([0, bundled.stdout]);
    rmSync(join(folder, '.pipsmith'), { recursive: true });
    expect(asAnother('--help').status).toBe(0);
  },
);
