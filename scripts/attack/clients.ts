import { request, type Agent } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Outcome of a request. */
export interface Answer {
  /** 0: none. */
  readonly status: number;
  readonly ms: number;
  /** Its first 64 KB at most. */
  readonly body: string;
}

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** ms after which the client goes away. */
  readonly leaves?: number;
  /** Keeps connections; left out: each request has its own. */
  readonly agent?: Agent;
  /** An address of this machine from which it comes; Linux has all of 127.0.0.0/8. */
  readonly from?: string | undefined;
}

const bodyLimit = 64 * 1024;

/** A client that leaves, or that nobody answers for a minute, has status 0. */
export const ask = (address: string, asking: Asking = {}) =>
  new Promise<Answer>((resolve) => {
    const { headers = {}, method = 'GET', leaves = 60_000, agent = false, from } = asking;
    const localAddress = from === undefined ? {} : { localAddress: from };
    const start = performance.now();
    const end = (status: number, body = ''): void => {
      clearTimeout(timer);
      resolve({ status, ms: performance.now() - start, body });
    };
    const asked = request(address, { method, headers, agent, ...localAddress }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        if (body.length < bodyLimit) body += chunk.toString('latin1', 0, bodyLimit - body.length);
      });
      response.on('end', () => end(response.statusCode ?? 0, body));
      response.on('error', () => end(0));
    });
    const timer = setTimeout(() => asked.destroy(), leaves);
    asked.on('error', () => end(0));
    asked.end();
  });

/** Asks one after the other, `pause` ms apart, until it is called: then gives all answers. */
export const keepAsking = (address: (nth: number) => string, pause: number, asking?: Asking) => {
  const watch = { isOver: false };
  const answers: Answer[] = [];
  const over = (async () => {
    for (let nth = 0; !watch.isOver; nth += 1) {
      answers.push(await ask(address(nth), asking));
      await wait(pause);
    }
  })();
  return async (): Promise<readonly Answer[]> => {
    watch.isOver = true;
    await over;
    return answers;
  };
};

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** ms within which this many of a hundred answers came. */
export const percentile = (answers: readonly Answer[], percent: number): number => {
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? 0;
};

export const count = (answers: readonly Answer[], isOne: (answer: Answer) => boolean): number =>
  answers.filter(isOne).length;

/** A connection on which raw text is sent; what goes wrong with it is the server's good right. */
export const open = (site: string): Promise<Socket> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(site);
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });

/** Sends raw text and hears the answer until it is enough, has ended, or `patience` ms are over; "" for none. */
const exchange = async (
  site: string,
  text: string,
  isEnough: (heard: string) => boolean,
  patience: number,
): Promise<string> => {
  const socket = await open(site);
  const heard = await new Promise<string>((resolve) => {
    let all = '';
    const settle = (): void => {
      clearTimeout(timer);
      resolve(all);
    };
    const timer = setTimeout(settle, patience);
    socket.on('data', (chunk) => {
      if (all.length < bodyLimit) all += chunk.toString('latin1', 0, bodyLimit - all.length);
      if (isEnough(all)) settle();
    });
    socket.on('close', settle);
    socket.write(text);
  });
  socket.destroy();
  return heard;
};

/** Sends raw text and hears the first line of the answer, "" for none within `patience` ms. */
export const firstLine = async (site: string, text: string, patience = 5000): Promise<string> =>
  (await exchange(site, text, (heard) => heard.includes('\r\n'), patience)).split('\r\n')[0] ?? '';

/** Answer to a request line that no library would send: head and body, "" for none. */
export const answerTo = (
  site: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const lines = Object.entries({ host: new URL(site).host, connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return exchange(site, `GET ${target} HTTP/1.1\r\n${head}\r\n`, () => false, 10_000);
};

/** The status of an answer; 0 for none. */
export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
