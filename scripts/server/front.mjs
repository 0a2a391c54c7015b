// Stands in front of Next: checks requests and limits each client to its share.
import { readAddress } from './address.mjs';
import { isOver, OnTheirWay } from './on-their-way.mjs';
import { Pages } from './pages.mjs';
import { Shares } from './shares.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Files of the build, which Next serves without rendering. */
const isHandedOut = (/** @type {string} */ path) => /^\/(_next\/static|fonts)\//.test(path);

const isDrawing = (/** @type {string} */ path) => /^\/api\//.test(path);

/** Sheets take longest. They have separate shares, so a client that waits for many still gets pictures. */
const isSheet = (/** @type {string} */ path) => /\.pdf$/.test(path);

/** Headers that stay when Next answers directly. Pages get fewer. */
const heard = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'range',
]);

/** Removes what visitors say about themselves; Pipsmith then adds what it knows. */
const forgetOthers = (/** @type {Request} */ { headers }) => {
  for (const name of Object.keys(headers)) if (!heard.has(name)) delete headers[name];
  headers.host = 'localhost';
};

/** Simultaneous drawings per client: as many heavy sheets as one thread can draw before they time out. */
const drawingsOfAClient = 24;

const megabyte = 1024 * 1024;

/** Bytes of drawings that clients have not read yet. */
const drawingsOnTheirWay = { all: 64 * megabyte, perClient: 48 * megabyte };

/** Estimated bytes of a drawing before it is drawn. */
const expected = { sheet: megabyte, picture: megabyte / 8 };

const year = 365 * 24 * 60 * 60;

/** Ms to keep reading a refused body, so that its sender receives the answer. */
const lingering = 500;

const sentences = {
  method: 'Pipsmith only answers GET and HEAD.',
  body: 'Pipsmith takes no requests with a body.',
  address: 'Pipsmith has nothing at this address.',
  busy: 'Too many requests for pages right now. Try again in a few seconds.',
  share: 'Too many requests for drawings from your address right now. Try again in a few seconds.',
  unread: 'Too many drawings are still waiting to be fetched. Try again in a few seconds.',
};

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} body
 * @param {Readonly<Record<string, string>>} [headers]
 */
const say = (response, status, body, headers = {}) => {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(`${body}\n`);
};

/**
 * Refuses a request and closes the connection, without storing what the client still sends.
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} sentence
 * @param {Readonly<Record<string, string>>} [headers]
 */
const refuse = (request, response, status, sentence, headers = {}) => {
  let isDone = false;
  const answer = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    if (!response.destroyed) say(response, status, sentence, { connection: 'close', ...headers });
  };
  const timer = setTimeout(answer, lingering);
  request.once('end', answer);
  request.once('close', answer);
  request.resume();
};

const hasBody = (/** @type {Request} */ { headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

/**
 * @param {object} parts
 * @param {(request: Request, response: Response) => Promise<void>} parts.next Next's handler
 * @param {import('./request.mjs').Requests} parts.requests
 * @param {() => { isUp: boolean, version: string, build: string }} parts.health
 * @param {import('./connections.mjs').Connections} parts.connections
 * @param {Pick<import('./scripts.mjs').Scripts, 'answer'>} parts.scripts
 * @returns {(request: Request, response: Response) => void}
 */
export const frontOf = ({ next, requests, health, connections, scripts }) => {
  const pages = new Pages((request, response) => void next(request, response));
  const pictures = new Shares(drawingsOfAClient);
  const sheets = new Shares(drawingsOfAClient);
  const drawings = new OnTheirWay(drawingsOnTheirWay);
  /**
   * @param {Response} response
   * @param {string} client
   * @param {string} path
   * @param {string} query
   * @returns {string | undefined} the reason for a refusal
   */
  const admitDrawing = (response, client, path, query) => {
    const size = isSheet(path) ? expected.sheet : expected.picture;
    if (!drawings.hasRoom(client, size)) return sentences.unread;
    const shares = isSheet(path) ? sheets : pictures;
    const leave = shares.take(client, path + query, () => isOver(response));
    if (!leave) return sentences.share;
    drawings.add(response, client, size);
    response.once('close', leave);
    return undefined;
  };

  /** @param {Request} request @param {Response} response @param {{ path: string, query: string }} address */
  const answerRequest = async (request, response, { path, query }) => {
    const client = requests.clientOf(request);
    const later = { 'retry-after': '5' };
    if (!isDrawing(path) && !isHandedOut(path)) {
      const origin = requests.originOf(request);
      if (await pages.answer(request, response, { path, query, origin, client })) return;
      say(response, 503, sentences.busy, later);
      return;
    }
    const refusal = isDrawing(path) ? admitDrawing(response, client, path, query) : undefined;
    if (refusal !== undefined) {
      say(response, 503, refusal, later);
      return;
    }
    if (scripts.answer(request, response, path)) return;
    forgetOthers(request);
    request.headers['x-pipsmith-client'] = client;
    request.url = path + query;
    await next(request, response);
  };

  const answerHealth = (/** @type {Response} */ response) => {
    const { isUp, ...about } = health();
    const status = !isUp ? 'ending' : pages.hasRoom ? 'ok' : 'full';
    say(response, status === 'ok' ? 200 : 503, JSON.stringify({ status, ...about }), {
      'content-type': 'application/json',
    });
  };

  return (request, response) => {
    const { socket } = request;
    // Browsers and proxies wait for an answer before they ask again. For other clients, answers would pile up.
    if (connections.isBusy(socket)) {
      socket.destroy();
      return;
    }
    connections.begin(socket, response);
    if (requests.isSecure(request)) response.setHeader('strict-transport-security', `max-age=${year}`);
    const { method, url = '' } = request;
    const address = readAddress(url);
    if (method !== 'GET' && method !== 'HEAD')
      refuse(request, response, 405, sentences.method, { allow: 'GET, HEAD' });
    else if (hasBody(request)) refuse(request, response, 413, sentences.body);
    else if (!address) refuse(request, response, 400, sentences.address);
    else if (address.path === '/healthz') answerHealth(response);
    else
      answerRequest(request, response, address).catch((error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else say(response, 500, 'Something went wrong.');
      });
  };
};
