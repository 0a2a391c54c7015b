// Serves the built site from this very process: whatever ends the process ends the server.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Connections } from './connections.mjs';
import { frontOf } from './front.mjs';
import { readProxySettings, Requests } from './request.mjs';

/** @typedef {import('node:http').Server} Server */

/** Limits for a client, in ms and bytes: time to make a request, silence on a connection, headers. */
const limits = {
  headers: 10_000,
  request: 15_000,
  silence: 30_000,
  idle: 65_000,
  headerSize: 16_384,
};

const openConnections = { all: 2000, perClient: 400 };

/** Connections that wait to be accepted: whoever finds no room there tries again after a second, then two, four, eight. */
const backlog = 4096;

/** How often the first page is asked for before a server that cannot render it gives up. */
const firstTries = 6;

/** ms that answers under way have when the server is told to end. */
const grace = 5000;

/** Only this machine, by either of its names. */
const thisMachine = ['127.0.0.1', '::1'];

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
  // Whoever asks whether he may send a body is told at once.
  server.on('checkContinue', listener);
  return server;
};

/** @param {string} host @param {number} port */
const addressOf = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/**
 * Where people reach a server that listens on these hosts.
 * @param {string | undefined} host the setting; undefined: this machine only
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
 * Asks the server itself, before anybody else does.
 * @param {string} host
 * @param {number} port
 * @param {string} path
 */
const ask = (host, port, path) =>
  new Promise((/** @type {(status: number) => void} */ resolve) => {
    get(
      {
        host: host === '0.0.0.0' || host === '::' ? 'localhost' : host,
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
 * @param {string} options.root where the built site lies
 * @param {number} options.port 0: any
 * @param {string | undefined} options.host undefined: this machine only
 * @returns {Promise<{ port: number, close: () => Promise<void> } | string>} the server, or a sentence that says why there
 *   is none
 */
export const startServer = async ({ root, port: wanted, host }) => {
  const buildFile = join(root, process.env['PIPSMITH_DIST'] ?? '.next', 'BUILD_ID');
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
    health: () => ({ isUp, version, build }),
  });
  /** @type {Server[]} */
  const servers = [];
  let port = wanted;
  for (const one of host === undefined ? thisMachine : [host]) {
    const server = serverOf(listener, (socket) => connections.admit(socket, requests.connectionOf(socket)));
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
  // The first page is rendered for all from now on, and what answers drawings is loaded. A machine that is busy may take
  // longer for it than a page may take later.
  let status = await ask(host ?? '127.0.0.1', port, '/');
  for (let nth = 1; nth < firstTries && status === 503; nth += 1)
    status = await ask(host ?? '127.0.0.1', port, '/');
  await ask(host ?? '127.0.0.1', port, '/api/hero/none/preview.png');
  if (status !== 200) return `The first page was answered with ${status}: see the reason above.`;
  return {
    port,
    close: async () => {
      isUp = false;
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
 * HOST as it is set.
 * @returns {string | undefined} undefined: this machine only
 */
export const hostSetting = () => {
  const setting = process.env['HOST']?.trim() ?? '';
  return setting === '' || setting === 'localhost' ? undefined : setting;
};

/**
 * PORT as it is set.
 * @param {number} usual
 * @returns {number | string} the port, or a sentence that says what is wrong with the setting
 */
export const portSetting = (usual) => {
  const setting = process.env['PORT'] ?? '';
  const port = setting === '' ? usual : Number(setting);
  return /^\d*$/.test(setting) && port <= 65535
    ? port
    : `PORT is "${setting}", which isn’t a port. Give a number from 0 to 65535, or leave it out for ${usual}.`;
};
