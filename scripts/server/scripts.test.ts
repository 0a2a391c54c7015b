import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Scripts } from './scripts.mjs';

const script = `export const pips = [${'1, 2, 3, '.repeat(500)}];`;
const path = '/_next/static/chunks/a1.js';

let folder = '';
let scripts: Scripts;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipsmith-scripts-'));
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks', 'a1.js'), script);
  await copyFile(import.meta.filename, join(folder, 'chunks', 'long.js'));
  await writeFile(join(folder, 'chunks', 'a1.css'), 'main { color: black }');
  await writeFile(join(folder, 'chunks', 'a1.woff2'), 'font');
  server = createServer((request, response) => {
    if (!scripts.answer(request, response, request.url ?? '')) response.writeHead(299).end('Next');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  scripts = new Scripts(folder);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ask = async (asked: string, headers: Readonly<Record<string, string>>, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path: asked, headers, method, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

/** Asks, waits until what was asked for is compressed, and asks again. */
const askTwice = async (asked: string, headers: Readonly<Record<string, string>>, method = 'GET') => {
  await ask(asked, headers);
  await scripts.settled();
  return ask(asked, headers, method);
};

describe('scripts of the build', () => {
  it('leaves the first request to Next', async () => {
    expect((await ask(path, { 'accept-encoding': 'br' })).status).toBe(299);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ] as const)('are kept in %s for a client that reads "%s"', async (encoding, accepted, unpack) => {
    const { status, headers, body } = await askTwice(path, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers.vary).toBe('accept-encoding');
    expect(body.length).toBe(Number(headers['content-length']));
    expect(body.length).toBeLessThan(script.length / 10);
    expect(unpack(body).toString()).toBe(script);
  });

  it('are packed as small as can be once they are often asked for', async () => {
    const lengths: number[] = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const { headers } = await ask(path.replace('a1', 'long'), { 'accept-encoding': 'br' });
      await scripts.settled();
      lengths.push(Number(headers['content-length']));
    }
    const [, quick = 0, , best = 0] = lengths;
    expect(best).toBeLessThan(quick);
    expect(lengths.slice(1)).toEqual([quick, quick, best, best]);
  });

  it('have no body in an answer to HEAD', async () => {
    const { status, headers, body } = await askTwice(path, { 'accept-encoding': 'br' }, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it('include style sheets', async () => {
    const { headers } = await askTwice(path.replace('.js', '.css'), { 'accept-encoding': 'br' });
    expect(headers['content-type']).toContain('text/css');
  });

  it.each([
    ['a client that reads neither', path, {}],
    ['a client that refuses both', path, { 'accept-encoding': 'br;q=0, gzip;q=0.0' }],
    ['a part of a file', path, { 'accept-encoding': 'br', range: 'bytes=0-3' }],
    ['a file that the client has', path, { 'accept-encoding': 'br', 'if-none-match': '"a"' }],
    ['a font', '/_next/static/chunks/a1.woff2', { 'accept-encoding': 'br' }],
    ['a file outside', '/_next/static/../../package.js', { 'accept-encoding': 'br' }],
    ['a file that is not there', '/_next/static/chunks/a2.js', { 'accept-encoding': 'br' }],
  ])('leaves %s to Next', async (_, asked, headers: Readonly<Record<string, string>>) => {
    expect((await askTwice(asked, headers)).status).toBe(299);
  });
});
