import { once } from 'node:events';
import {
  createServer,
  get,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { Connections } from './connections.mjs';
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
const front = async (
  next: (request: IncomingMessage, response: ServerResponse) => unknown,
  room = { all: 500, perClient: 500 },
) => {
  const requests = new Requests({});
  const connections = new Connections(room);
  const listener = frontOf({
    next: async (request, response) => {
      await next(request, response);
    },
    requests,
    connections,
    scripts: { answer: () => false },
    health: () => ({ isUp: true, version: '0', build: 'b1' }),
  });
  const server = createServer(listener);
  servers.push(server);
  server.on('connection', (socket) => connections.admit(socket, requests.connectionOf(socket)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Asks from an address of this machine. */
const ask = async (
  port: number,
  path: string,
  localAddress = '127.0.0.1',
): Promise<readonly [number | undefined, string]> => {
  const asked = get({ host: '127.0.0.1', port, path, localAddress, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return [answer.statusCode, await text(answer)];
};

/** Asks and never reads. */
const leaveFrom = async (localAddress: string, port: number, ...paths: readonly string[]) => {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // That the server cuts it off is its good right.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  return socket;
};

const leave = (port: number, ...paths: readonly string[]) => leaveFrom('127.0.0.1', port, ...paths);

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
  expect(await ask(port, '/api/hero/3/card.png')).toEqual([
    503,
    expect.stringContaining('waiting to be fetched'),
  ]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await ask(port, '/api/hero/3/card.png'))[0]).toBe(200);
});

describe('who leaves early', () => {
  const page = Buffer.alloc(600 * 1024, 'x');
  const slowly = async (_: IncomingMessage, response: ServerResponse) => {
    await pause(5);
    response.setHeader('content-type', 'text/html');
    response.end(page);
  };

  /** Asks, and closes the connection this many ms later. */
  const goAway = async (port: number, path: string, ms: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await pause(ms);
    socket.destroy();
  };

  it.each([0, 3, 12, 40])('after %i ms takes no room from those who come later', async (ms) => {
    const port = await front(slowly);
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        Array.from({ length: 40 }, (_, nth) => goAway(port, `/hero/${round * 40 + nth}`, ms)),
      );
    await expect.poll(async () => (await ask(port, '/hero/later'))[0]).toBe(200);
    expect((await ask(port, '/healthz'))[0]).toBe(200);
  });

  it('is not waited for: what nobody wants any more is not rendered', async () => {
    const rendered: string[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const port = await front(async ({ url = '' }, response) => {
      rendered.push(url);
      await finished;
      response.end('page');
    });
    await Promise.all(Array.from({ length: 30 }, (_, nth) => goAway(port, `/hero/${nth}`, 50)));
    const later = ask(port, '/hero/later');
    await pause(100);
    finish();
    expect(await later).toEqual([200, 'page']);
    expect(rendered.length).toBeLessThan(10);
  });
});

it('pages that nobody reads shut the gate for their client, not for others, and health says so when it is shut', async () => {
  const page = Buffer.alloc(7.9 * 1024 * 1024);
  const port = await front((_, response) => response.end(page));
  const sockets: Socket[] = [];
  const fill = async (client: string) => {
    for (let nth = 0; nth < 8; nth += 1) {
      const socket = await leaveFrom(client, port, `/hero/${client}${nth}`);
      sockets.push(socket);
    }
  };
  const health = async () => {
    const [status, body] = await ask(port, '/healthz');
    return [status, JSON.parse(body) as unknown];
  };
  await fill('127.0.0.2');
  await expect.poll(async () => (await ask(port, '/hero/mine', '127.0.0.2'))[0]).toBe(503);
  expect((await ask(port, '/hero/mine', '127.0.0.3'))[0]).toBe(200);
  expect(await health()).toEqual([200, { status: 'ok', version: '0', build: 'b1' }]);
  await fill('127.0.0.4');
  await expect.poll(health).toEqual([503, { status: 'full', version: '0', build: 'b1' }]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(health).toEqual([200, { status: 'ok', version: '0', build: 'b1' }]);
  expect((await ask(port, '/hero/mine', '127.0.0.2'))[0]).toBe(200);
});

it('addresses with dot segments are none, whatever they stand behind', async () => {
  const letIn: string[] = [];
  const port = await front(({ url = '' }, response) => {
    letIn.push(url);
    response.end();
  });
  for (const path of [
    '/fonts/../hero/x',
    '/_next/static/%2e%2e/%2E./hero/x',
    '/fonts/..%5chero/x',
    '/api/../hero/x',
    '/healthz/..',
  ])
    expect([path, (await ask(port, path))[0]]).toEqual([path, 400]);
  expect(letIn).toEqual([]);
});

it('an address is judged and handed on in its one spelling', async () => {
  const letIn: unknown[] = [];
  const port = await front(({ url, headers }, response) => {
    letIn.push([url, headers['x-pipsmith-client']]);
    response.end();
  });
  await ask(port, '/%61pi/hero/%41/card%2Epng');
  expect(letIn).toEqual([['/api/hero/A/card.png', '127.0.0.1']]);
  expect((await ask(port, '/health%7a'))[1]).toContain('"ok"');
});

it('what visitors say of themselves in headers is heard nowhere', async () => {
  const forged = {
    'x-pipsmith-origin': 'https://evil.example',
    'x-pipsmith-client': 'evil.example',
    'x-pipsmith-else': 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-middleware-subrequest': 'evil.example',
    'x-matched-path': 'evil.example',
    host: 'evil.example',
  };
  const heard: string[] = [];
  const port = await front(({ headers }, response) => {
    heard.push(JSON.stringify(headers));
    response.end();
  });
  for (const path of ['/', '/hero/x', '/api/hero/x/card.png', '/fonts/x', '/_next/static/x', '/icon.svg']) {
    const asked = get({ host: '127.0.0.1', port, path, agent: false, headers: forged });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await text(answer);
  }
  expect(heard).toHaveLength(6);
  expect(heard.filter((one) => one.includes('evil.example'))).toEqual([]);
});

it('a page that reads no query is rendered once, whatever stands in it; others are rendered for each', async () => {
  const rendered: string[] = [];
  const port = await front(({ url = '' }, response) => {
    rendered.push(url);
    response.end(url);
  });
  for (let nth = 0; nth < 50; nth += 1) expect(await ask(port, `/?x=${nth}`)).toEqual([200, '/']);
  for (let nth = 0; nth < 5; nth += 1)
    expect(await ask(port, `/parties?x=${nth}`)).toEqual([200, '/parties']);
  expect(rendered).toEqual(['/', '/parties']);
  expect(await ask(port, '/hero/CODE?x=1')).toEqual([200, '/hero/CODE']);
  expect(await ask(port, '/build?new=1')).toEqual([200, '/build?new=1']);
  expect(await ask(port, '/hero?code=x')).toEqual([200, '/hero?code=x']);
  expect(await ask(port, '/api/hero/x/sheet.pdf?paper=letter')).toEqual([
    200,
    '/api/hero/x/sheet.pdf?paper=letter',
  ]);
});

it('health is answered while many pages wait to be rendered, and clients have their turns', async () => {
  let rendered = 0;
  const port = await front((_, response) => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    rendered += 1;
    response.end('page');
  });
  const greedy = Array.from({ length: 50 }, (_, nth) => ask(port, `/hero/${nth}`, '127.0.0.2'));
  await expect.poll(() => rendered, { interval: 1 }).toBeGreaterThan(0);
  await ask(port, '/healthz');
  expect(rendered).toBeLessThan(20);
  expect((await ask(port, '/hero/honest', '127.0.0.3'))[0]).toBe(200);
  expect(rendered).toBeLessThan(40);
  expect((await Promise.all(greedy)).every(([status]) => status === 200)).toBe(true);
});

describe('connections', () => {
  const idle = async (port: number, client: string, count: number): Promise<readonly Socket[]> => {
    const sockets: Socket[] = [];
    for (let nth = 0; nth < count; nth += 1) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: client });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.resume();
      sockets.push(socket);
    }
    return sockets;
  };
  const open = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

  it('of a client beyond his share close those that have been idle for longest; others lose none', async () => {
    const port = await front((_, response) => response.end('page'), { all: 20, perClient: 5 });
    const honest = await idle(port, '127.0.0.3', 2);
    const greedy = await idle(port, '127.0.0.2', 40);
    await expect.poll(() => open(greedy)).toBe(5);
    expect(open(greedy.slice(-5))).toBe(5);
    expect(open(honest)).toBe(2);
    expect(await ask(port, '/', '127.0.0.2')).toEqual([200, 'page']);
    expect(await ask(port, '/', '127.0.0.4')).toEqual([200, 'page']);
  });

  it('are closed where most are, when all are taken', async () => {
    const port = await front((_, response) => response.end('page'), { all: 20, perClient: 8 });
    const few = await idle(port, '127.0.0.3', 2);
    const many = [
      ...(await idle(port, '127.0.0.4', 8)),
      ...(await idle(port, '127.0.0.5', 8)),
      ...(await idle(port, '127.0.0.6', 8)),
    ];
    await expect.poll(() => open(many)).toBe(18);
    expect(open(few)).toBe(2);
    expect(await ask(port, '/', '127.0.0.7')).toEqual([200, 'page']);
  });

  it('that carry an answer are closed for nobody', async () => {
    const waiting: ServerResponse[] = [];
    const port = await front((_, response) => waiting.push(response), { all: 20, perClient: 3 });
    const busy = [];
    for (let nth = 0; nth < 3; nth += 1) busy.push(await leaveFrom('127.0.0.2', port, `/api/${nth}`));
    await expect.poll(() => waiting.length).toBe(3);
    const [more] = await idle(port, '127.0.0.2', 1);
    await expect.poll(() => more?.destroyed).toBe(true);
    expect(open(busy)).toBe(3);
    waiting[0]?.end('drawn');
    await expect.poll(async () => open(await idle(port, '127.0.0.2', 1))).toBe(1);
  });
});
