import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { corpus } from '@/lib/share/corpus.v1';
import { expect, test } from './test';

const code = corpus.find(({ about }) => about === 'sample: bito')?.code ?? '';

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** As browsers do not ask: any method, any Host. */
const ask = (
  site: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asked = httpRequest(new URL(path, site), { method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

const siteOf = (baseURL: string | undefined): string => baseURL ?? '';

test('GET and HEAD are answered, everything else is refused, bodies included', async ({ baseURL }) => {
  const site = siteOf(baseURL);
  for (const path of [
    '/',
    '/build',
    '/nowhere',
    '/icon.svg',
    `/hero/${code}`,
    `/api/hero/${code}/card.png`,
  ]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const { status, headers } = await ask(site, path, { method });
      expect([path, method, status, headers['allow']]).toEqual([path, method, 405, 'GET, HEAD']);
    }
    const head = await ask(site, path, { method: 'HEAD' });
    expect([path, head.status, head.body]).toEqual([path, path === '/nowhere' ? 404 : 200, '']);
  }
  const withBody = await ask(site, '/', {
    headers: { 'content-length': '0', 'transfer-encoding': 'chunked' },
  });
  expect([400, 413]).toContain(withBody.status);
});

test('no picture is drawn in a size that somebody wishes', async ({ baseURL }) => {
  const { status, headers } = await ask(siteOf(baseURL), '/_next/image?url=%2Fpreview.png&w=640&q=75');
  expect([status, headers['content-type']]).not.toEqual([200, 'image/webp']);
  expect(status).toBe(404);
});

test('a page is the same for everybody but for its nonce', async ({ baseURL }) => {
  const nonceIn = ({ headers }: Heard): string =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  for (const path of ['/', '/rules', `/hero/${code}`, '/nowhere']) {
    const pages = await Promise.all([1, 2, 3].map(() => ask(siteOf(baseURL), path)));
    const nonces = pages.map(nonceIn);
    expect(new Set(nonces).size).toBe(3);
    const bare = pages.map(({ body }, at) => {
      const nonce = nonces[at] ?? '';
      for (const other of nonces) expect(body.includes(other)).toBe(other === nonce);
      return body.replaceAll(nonce, '');
    });
    expect(new Set(bare).size).toBe(1);
    expect(bare[0]).toContain('nonce=""');
  }
});

test('a forged host is repeated to nobody', async ({ baseURL }) => {
  const site = siteOf(baseURL);
  const picture = /<meta property="og:image" content="([^"]+)"/;
  for (const path of ['/', `/hero/${code}`]) {
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-pipsmith-origin': 'https://evil.example' },
    ]) {
      const { body, headers: heard } = await ask(site, path, { headers });
      expect(body + JSON.stringify(heard)).not.toContain('evil.example');
    }
    expect((await ask(site, path, { headers: { host: 'evil.example' } })).body).not.toMatch(picture);
    const honest = picture.exec((await ask(site, path)).body)?.[1] ?? '';
    expect(new URL(honest).origin).toBe(new URL(site).origin);
  }
  // A player is sent on to an address of the same host, whatever it is.
  const { status, headers } = await ask(site, `/party/${code}`, { headers: { host: 'evil.example' } });
  expect([307, 308]).toContain(status);
  expect(headers['location']).toBe(`/hero/${code}`);
});

test('says of itself whether it is up, and asks for TLS where it came by TLS', async ({ baseURL }) => {
  const site = siteOf(baseURL);
  const health = await ask(site, '/healthz');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    build: expect.stringMatching(/^[\da-f]{32}$/) as unknown,
  });
  for (const path of ['/', '/healthz', '/icon.svg', `/api/hero/${code}/card.png`]) {
    const secure = await ask(site, path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask(site, path)).headers['strict-transport-security']).toBeUndefined();
  }
});

const started: ChildProcess[] = [];

/** A process that does not outlive its test. */
const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const heard = { text: '' };
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text: string) => (heard.text += text));
  return { child, heard };
};

test.afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 2000 });
    const settle = (can: boolean) => () => {
      socket.destroy();
      resolve(can);
    };
    socket.once('connect', settle(true));
    socket.once('error', settle(false));
    socket.once('timeout', settle(false));
  });

/** A checkout with the same build, taken for one of these very sources: whatever it does, the build here stays. */
const copyOfThis = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'pipsmith-front-'));
  for (const entry of readdirSync('.', { withFileTypes: true })) {
    const { name } = entry;
    if (name === '.git') continue;
    if (entry.isFile() || name === 'scripts') cpSync(name, join(folder, name), { recursive: true });
    else if (name !== '.next') symlinkSync(join(process.cwd(), name), join(folder, name), 'junction');
  }
  cpSync('.next', join(folder, '.next'), {
    recursive: true,
    filter: (path) => path !== join('.next', 'cache'),
  });
  const { child } = start([
    '--input-type=module',
    '-e',
    `const { writeFileSync } = await import('node:fs');
     const { hashOfSources } = await import('./scripts/set-up/sources.mjs');
     const folder = ${JSON.stringify(folder)};
     writeFileSync(folder + '/.next/pipsmith-sources', hashOfSources(folder) + ' ' + process.versions.node);`,
  ]);
  await once(child, 'exit');
  return folder;
};

test('npm start listens to this machine alone, says so, and takes its server along when it is killed', async () => {
  const folder = await copyOfThis();
  const { child, heard } = start([join(folder, 'scripts', 'start.mjs')], { PORT: '0', HOST: '' });
  const ended = once(child, 'exit');
  await expect.poll(() => heard.text).toContain('press Ctrl-C to stop');
  expect(heard.text).toContain('Only this machine can reach it');
  const port = Number(/http:\/\/localhost:(\d+)/.exec(heard.text)?.[1]);
  expect(await canConnect('127.0.0.1', port)).toBe(true);
  const outside = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal);
  for (const address of outside) expect(await canConnect(address?.address ?? '', port)).toBe(false);
  expect(heard.text).toContain('The build is up to date.');
  child.kill('SIGKILL');
  await ended;
  await expect.poll(() => canConnect('127.0.0.1', port)).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});

test('a server that was started by another process ends with it, however that ends', async () => {
  const { child, heard } = start([
    '--input-type=module',
    '-e',
    `const { freePort, serve } = await import('./scripts/set-up/build.mjs');
     const port = await freePort(0);
     await serve(port);
     process.stdout.write('port ' + port + ';');
     setInterval(() => {}, 1000);`,
  ]);
  await expect.poll(() => heard.text).toContain(';');
  const port = Number(/port (\d+);/.exec(heard.text)?.[1]);
  expect(await canConnect('127.0.0.1', port)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => canConnect('127.0.0.1', port)).toBe(false);
});

test('HOST lets others in, and a server that is told to end finishes what it has begun', async () => {
  const { child, heard } = start(['scripts/serve.mjs'], { PORT: '0', HOST: '0.0.0.0' });
  const ended = once(child, 'exit');
  await expect.poll(() => heard.text).toContain('Pipsmith is at');
  const addresses = [...heard.text.matchAll(/http:\/\/([^\s:]+):(\d+)/g)];
  for (const [, host = '', port = ''] of addresses) expect(await canConnect(host, Number(port))).toBe(true);
  const [first = ''] = addresses[0] ?? [];
  // The thread that draws is there already, and what is asked for next has to be drawn.
  await ask(first, `/api/hero/${code}/preview.png`);
  const answer = ask(first, `/api/hero/${code}/card.png`);
  await ask(first, '/healthz');
  child.kill('SIGTERM');
  expect((await answer).status).toBe(200);
  expect(await ended).toEqual([0, null]);
});
