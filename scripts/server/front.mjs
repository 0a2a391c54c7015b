// What stands before Next: it lets in what Pipsmith answers, and of each client no more than his share.
import { Pages } from './pages.mjs';
import { Shares } from './shares.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** Files of the build, which Next hands out without rendering. */
const isHandedOut = (/** @type {string} */ path) => /^\/(_next\/static|fonts)\//.test(path);

const isDrawing = (/** @type {string} */ path) => /^\/api\//.test(path);

/** Sheets take longest; who waits for many of them still gets pictures. */
const isSheet = (/** @type {string} */ path) => /\.pdf(\?|$)/.test(path);

/** Drawings of one client at the same time: as many heavy sheets as one thread draws before they are given up. */
const drawingsOfAClient = 24;

/** bytes of drawings that wait for who asked to read them. */
const drawingsOnTheirWay = 64 * 1024 * 1024;

const year = 365 * 24 * 60 * 60;

/** ms for which a refused body is still heard, so that its sender hears the answer. */
const lingering = 500;

const sentences = {
  method: 'Pipsmith answers GET and HEAD, and nothing else.',
  body: 'Pipsmith takes no request with a body.',
  address: 'This is no address.',
  busy: 'Too many pages are asked for right now. Try again in a few seconds.',
  share: 'Too many drawings are asked for from your address right now. Try again in a few seconds.',
  unread: 'Too many drawings have not been fetched yet. Try again in a few seconds.',
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
 * Refuses, and closes the connection without storing what is still being sent on it.
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
 * @param {(request: Request, response: Response) => Promise<void>} parts.next Next's own handler
 * @param {import('./request.mjs').Requests} parts.requests
 * @param {() => { isUp: boolean, version: string, build: string }} parts.health
 * @returns {(request: Request, response: Response) => void}
 */
export const frontOf = ({ next, requests, health }) => {
  const pages = new Pages((request, response) => void next(request, response));
  const pictures = new Shares(drawingsOfAClient);
  const sheets = new Shares(drawingsOfAClient);
  /** @type {Set<Response>} answers with drawings that have not ended */
  const drawings = new Set();
  /** @type {WeakSet<import('node:net').Socket>} connections with an answer that has not ended */
  const busy = new WeakSet();

  const hasRoom = () => {
    let bytes = 0;
    for (const { writableLength } of drawings) bytes += writableLength;
    return bytes < drawingsOnTheirWay;
  };

  /** @param {Request} request @param {Response} response */
  const answerSentence = async (request, response) => {
    const { url = '' } = request;
    const client = requests.clientOf(request);
    if (isDrawing(url)) {
      const leave = hasRoom() ? (isSheet(url) ? sheets : pictures).take(client, url) : undefined;
      if (!leave) {
        say(response, 503, hasRoom() ? sentences.share : sentences.unread, { 'retry-after': '5' });
        return;
      }
      drawings.add(response);
      response.once('close', () => {
        drawings.delete(response);
        leave();
      });
      request.headers['x-pipsmith-client'] = client;
    } else if (!isHandedOut(url)) {
      const origin = requests.originOf(request);
      if (await pages.answer(request, response, { origin, client })) return;
      say(response, 503, sentences.busy, { 'retry-after': '5' });
      return;
    }
    await next(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    // Browsers and proxies ask for the next when they have the last; of all others the answers would pile up.
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
    if (requests.isSecure(request)) response.setHeader('strict-transport-security', `max-age=${year}`);
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD')
      refuse(request, response, 405, sentences.method, { allow: 'GET, HEAD' });
    else if (hasBody(request)) refuse(request, response, 413, sentences.body);
    else if (!url.startsWith('/')) refuse(request, response, 400, sentences.address);
    else if (url === '/healthz') {
      const { isUp, ...about } = health();
      say(response, isUp ? 200 : 503, JSON.stringify({ status: isUp ? 'ok' : 'ending', ...about }), {
        'content-type': 'application/json',
      });
    } else
      answerSentence(request, response).catch((error) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else say(response, 500, 'This went wrong.');
      });
  };
};
