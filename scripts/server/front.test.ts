import { once } from 'node:events';
import {
  createServer,
  get,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { frontOf } from './front.mjs';
import { Requests } from './request.mjs';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A front before what answers, or lets wait, what is let in. */
const front = async (next: (request: IncomingMessage, response: ServerResponse) => unknown) => {
  const listener = frontOf({
    next: async (request, response) => {
      await next(request, response);
    },
    requests: new Requests({}),
    health: () => ({ isUp: true, version: '0', build: 'b1' }),
  });
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const ask = async (port: number, path: string): Promise<readonly [number | undefined, string]> => {
  const asked = get({ host: '127.0.0.1', port, path, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
};

/** Asks and never reads. */
const leave = async (port: number, ...paths: readonly string[]) => {
  const socket = connect(port, '127.0.0.1');
  // That the server cuts it off is its good right.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
};

it('GET and HEAD are answered; anything else is refused with what is allowed, and let in no further', async () => {
  const letIn: string[] = [];
  const port = await front(({ method = '' }, response) => {
    letIn.push(method);
    response.end();
  });
  const answered = async (method: string) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/1', agent: false, method }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers.allow];
  };
  for (const method of ['GET', 'HEAD']) expect(await answered(method)).toEqual([200, undefined]);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await answered(method)).toEqual([405, 'GET, HEAD']);
  expect(letIn).toEqual(['GET', 'HEAD']);
});

/** The answer to a page, and its body as it came. */
const askPage = async (port: number, path: string, headers = {}) => {
  const asked = get({ host: '127.0.0.1', port, path, agent: false, headers });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode, headers: answer.headers, body };
};

it('a page says how long it is and that it depends on what the client unpacks, once', async () => {
  const page = '<p>Rules, \u2265 1</p>';
  const port = await front(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html');
    if (url === '/varied') response.setHeader('vary', 'rsc, Accept-Encoding');
    response.end(page);
  });
  for (const path of ['/rules', '/rules?by=address']) {
    const plain = await askPage(port, path);
    expect(plain).toMatchObject({ status: 200, headers: { vary: 'accept-encoding' } });
    expect(plain.body.toString()).toBe(page);
    expect(plain.headers['content-length']).toBe(String(Buffer.byteLength(page)));
    const packed = await askPage(port, path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.body).toString()).toBe(page);
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
  }
  expect((await askPage(port, '/varied')).headers.vary).toBe('rsc, Accept-Encoding');
});

it('a page larger than pages are is answered with a sentence', async () => {
  const port = await front((_, response) => response.end(Buffer.alloc(9 * 1024 * 1024)));
  expect(await ask(port, '/rules')).toEqual([503, expect.stringContaining('Try again')]);
});

it('pages that nobody reads take 64 MB at most', async () => {
  const page = Buffer.alloc(7.5 * 1024 * 1024);
  let rendered = 0;
  const port = await front((_, response) => {
    rendered += 1;
    response.end(page);
  });
  const sockets = [];
  for (let nth = 1; nth <= 8; nth += 1) {
    sockets.push(await leave(port, `/rules?${nth}`));
    await expect.poll(() => rendered).toBe(nth);
  }
  expect(await ask(port, '/rules?9')).toEqual([503, expect.stringContaining('Try again')]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask(port, '/rules?9'))[0]).toBe(200);
});

it('a connection has one answer at a time: who asks on without waiting for it is cut off', async () => {
  const letIn: string[] = [];
  const port = await front(({ url = '' }) => letIn.push(url));
  const socket = await leave(port, '/api/1', '/api/2', '/api/3');
  socket.resume();
  await once(socket, 'close');
  expect(letIn).toEqual(['/api/1']);
});

it('one after the other is answered on the same connection', async () => {
  const port = await front((_, response) => response.end('drawn'));
  const socket = connect(port, '127.0.0.1');
  for (const path of ['/api/1', '/api/2']) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*drawn/);
  }
  socket.destroy();
});

it('a client has 24 pictures and 24 sheets under way, and the same one any number of times', async () => {
  const waiting: ServerResponse[] = [];
  const port = await front((_, response) => waiting.push(response));
  for (let nth = 0; nth < 24; nth += 1) await leave(port, `/api/hero/${nth}/card.png`);
  await expect.poll(() => waiting.length).toBe(24);
  expect(await ask(port, '/api/hero/24/card.png')).toEqual([
    503,
    expect.stringContaining('from your address'),
  ]);
  await leave(port, '/api/hero/0/card.png');
  await leave(port, '/api/hero/24/sheet.pdf?paper=a4');
  await expect.poll(() => waiting.length).toBe(26);
  waiting[1]?.end();
  await expect
    .poll(async () => {
      await leave(port, '/api/hero/24/card.png');
      return waiting.length;
    })
    .toBeGreaterThan(26);
});

it('drawings that nobody reads take 64 MB at most', async () => {
  const part = Buffer.alloc(40 * 1024 * 1024);
  let open = 0;
  const port = await front((_, response) => {
    open += 1;
    response.end(part);
  });
  const sockets = [await leave(port, '/api/hero/1/card.png'), await leave(port, '/api/hero/2/card.png')];
  await expect.poll(() => open).toBe(2);
  expect(await ask(port, '/api/hero/3/card.png')).toEqual([503, expect.stringContaining('not been fetched')]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask(port, '/api/hero/3/card.png'))[0]).toBe(200);
});
