// Serves the built site from this process: the server ends with the process.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Connections } from './connections.mjs';
import { frontOf } from './front.mjs';
import { readProxySettings, Requests } from './request.mjs';
import { roomsOn } from './rooms.mjs';
import { Scripts } from './scripts.mjs';

/** @typedef {import('node:http').Server} Server */

/** Limits per client, in ms and bytes: time for a request, silence on a connection, headers. */
const limits = {
  headers: 10_000,
  request: 15_000,
  silence: 30_000,
  idle: 65_000,
  headerSize: 16_384,
};

const openConnections = { all: 2000, perClient: 400 };

/** Connections waiting to be accepted. A client that finds no room retries after 1, 2, 4 and 8 s. */
const backlog = 4096;

/** Attempts at the first page before a server that can't render it gives up. */
const firstTries = 6;

/** Ms that unfinished answers may take once the server is told to end. */
const grace = 5000;

/** Both addresses of this machine only. */
const thisMachine = ['127.0.0.1', '::1'];

/**
 * The addresses that the server listens on.
 * @param {string | undefined} host undefined means this machine only
 */
export const listensOn = (host) => (host === undefined ? thisMachine : [host]);

/**
 * Where a server that listens on this address is asked from this machine.
 * @param {string} host
 */
export const askedAt = (host) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);

/** @param {Server} server @param {number} port @param {string} host */
const listen = (server, port, host) =>
  new Promise((/** @type {(error: NodeJS.ErrnoException | undefined) => void} */ resolve) => {
    server.once('error', resolve);
    server.listen({ port, host, ipv6Only: false, backlog }, () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

/**
 * @param {import('node:http').RequestListener} listener
 * @param {(socket: import('node:net').Socket) => void} admit
 */
const serverOf = (listener, admit) => {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: limits.headerSize,
    },
    listener,
  );
  server.on('connection', admit);
  server.setTimeout(limits.silence);
  // A client that asks before it sends a body gets its answer at once.
  server.on('checkContinue', listener);
  return server;
};

/** @param {string} host @param {number} port */
const addressOf = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * The addresses at which people reach a server listening on this host.
 * @param {string | undefined} host the setting; undefined means this machine only
 * @param {number} port
 * @returns {readonly string[]}
 */
export const addressesOf = (host, port) => {
  const own = `http://localhost:${port}`;
  if (host === undefined) return [own];
  if (host !== '0.0.0.0' && host !== '::') return [addressOf(host, port)];
  const others = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one && !one.internal && (one.family === 'IPv4' || host === '::'))
    .filter((one) => !one?.address.startsWith('fe80:'))
    .map((one) => addressOf(one?.address ?? '', port));
  return [own, ...others];
};

/**
 * Requests a page from our own server, before anybody else does.
 * @param {string} host
 * @param {number} port
 * @param {string} path
 */
const ask = (host, port, path) =>
  new Promise((/** @type {(status: number) => void} */ resolve) => {
    get(
      {
        host: askedAt(host),
        port,
        path,
        headers: { host: `localhost:${port}` },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    ).once('error', () => resolve(0));
  });

/**
 * @param {object} options
 * @param {string} options.root folder of the built site
 * @param {number} options.port 0 means any
 * @param {string | undefined} options.host undefined means this machine only
 * @returns {Promise<{ port: number, close: () => Promise<void> } | string>} the server, or a sentence that
 *   says why there is none
 */
export const startServer = async ({ root, port: wanted, host }) => {
  const buildFolder = join(root, process.env['PIPSMITH_DIST'] ?? '.next');
  const buildFile = join(buildFolder, 'BUILD_ID');
  if (!existsSync(buildFile)) return 'Pipsmith is not built yet: run npm run build first.';
  const proxies = readProxySettings(process.env);
  if (typeof proxies === 'string') return proxies;
  const build = readFileSync(buildFile, 'utf8').trim();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  process.chdir(root);
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: root });
  await app.prepare();
  let isUp = true;
  const requests = new Requests({ origin: process.env['PIPSMITH_ORIGIN'], ...proxies });
  const connections = new Connections(openConnections);
  const listener = frontOf({
    next: app.getRequestHandler(),
    requests,
    connections,
    scripts: new Scripts(join(buildFolder, 'static')),
    health: () => ({ isUp, version, build }),
  });
  const rooms = await roomsOn({ folder: buildFolder, requests, connections, listener, env: process.env });
  if (typeof rooms === 'string') return rooms;
  /** @type {Server[]} */
  const servers = [];
  let port = wanted;
  for (const one of listensOn(host)) {
    const server = serverOf(listener, (socket) => connections.admit(socket, requests.connectionOf(socket)));
    rooms.serve(server);
    const error = await listen(server, port, one);
    if (!error) {
      servers.push(server);
      const address = server.address();
      if (typeof address === 'object' && address !== null) port = address.port;
    }
    // A machine without IPv6 has no ::1.
    else if (one !== '::1' || error.code === 'EADDRINUSE')
      return `Pipsmith can’t listen on ${addressOf(one, port)} (${error.code}). Choose another with HOST and PORT.`;
  }
  // This renders the first page once for everybody and loads what answers drawings. A busy machine may take longer
  // for it than later pages are allowed.
  let status = await ask(host ?? '127.0.0.1', port, '/');
  for (let nth = 1; nth < firstTries && status === 503; nth += 1)
    status = await ask(host ?? '127.0.0.1', port, '/');
  await ask(host ?? '127.0.0.1', port, '/api/hero/none/preview.png');
  if (status !== 200) return `The first page was answered with ${status}: see the reason above.`;
  return {
    port,
    close: async () => {
      isUp = false;
      rooms.close();
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
      const force = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), grace);
      await Promise.all(closed);
      clearInterval(idle);
      clearTimeout(force);
    },
  };
};

/**
 * The setting HOST.
 * @returns {string | undefined} undefined means this machine only
 */
export const hostSetting = () => {
  const setting = process.env['HOST']?.trim() ?? '';
  return setting === '' || setting === 'localhost' ? undefined : setting;
};

/**
 * The setting PORT.
 * @param {number} usual the default
 * @returns {number | string} the port, or a sentence that says what is wrong
 */
export const portSetting = (usual) => {
  const setting = process.env['PORT'] ?? '';
  const port = setting === '' ? usual : Number(setting);
  return /^\d*$/.test(setting) && port <= 65535
    ? port
    : `PORT is "${setting}", which isn’t a port. Give a number from 0 to 65535, or leave it out for ${usual}.`;
};
