import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of a bad network in its answers to the browser. */
export const faults = ['bad gateway', 'stall', 'drip', 'sign-in page', 'sent to a sign-in page'] as const;
export type Fault = (typeof faults)[number];

export interface Network {
  /** Where Pipsmith is reached through this network. */
  readonly origin: string;
  /** From now on, for requests to come. */
  readonly become: (fault: Fault | undefined) => void;
  readonly close: () => Promise<void>;
}

const signIn = '<!doctype html><title>Hotel</title><h1>Sign in to the hotel’s network</h1>';
const html = { 'content-type': 'text/html; charset=utf-8' };

/** One byte now and then, of a page that would take minutes. */
const drip = (answer: ServerResponse): void => {
  answer.writeHead(200, html);
  const timer = setInterval(() => answer.write(' '), 250);
  answer.once('close', () => clearInterval(timer));
};

/** A network between the browser and the server at `server`, on a port of its own; it begins without a fault. */
export const openNetwork = async (server: string): Promise<Network> => {
  const { hostname, port } = new URL(server);
  let fault: Fault | undefined;

  const pass = (question: IncomingMessage, answer: ServerResponse): void => {
    const { method, url, headers } = question;
    const passed = ask({ hostname, port, method, path: url, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    question.pipe(passed);
  };

  const network = createServer((question, answer) => {
    switch (fault) {
      case undefined:
        pass(question, answer);
        return;
      case 'bad gateway':
        answer.writeHead(502, html).end('<h1>502 Bad Gateway</h1>');
        return;
      case 'stall':
        return;
      case 'drip':
        drip(answer);
        return;
      case 'sign-in page':
        answer.writeHead(200, html).end(signIn);
        return;
      case 'sent to a sign-in page':
        // The same machine under its other name is another origin to the browser.
        if (question.headers.host?.startsWith('127.') === true) answer.writeHead(200, html).end(signIn);
        else answer.writeHead(302, { location: `http://127.0.0.1:${portOf()}/sign-in` }).end();
        return;
    }
  });
  const portOf = (): number => (network.address() as AddressInfo).port;
  await new Promise<void>((resolve) => {
    network.listen(0, resolve);
  });
  return {
    origin: `http://localhost:${portOf()}`,
    become: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        network.close(() => resolve());
        network.closeAllConnections();
      }),
  };
};
