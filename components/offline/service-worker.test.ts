import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownPages, pagePattern } from './pages';

const origin = 'https://pipsmith.example';
const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
const script = '/_next/static/chunks/a1.js';
const build = {
  version: '2 abc',
  files: [script, '/icon.svg'],
  pages: ['/', '/offline'],
  shell: '/offline',
  pagePattern,
};

type Answer = (url: string, how: RequestInit) => Response | Promise<Response>;

/** A request as the browser makes it; Node knows no navigation. */
const request = (path: string, mode: string, headers: Readonly<Record<string, string>> = {}) => ({
  url: `${origin}${path}`,
  method: 'GET',
  mode,
  cache: 'default',
  headers: new Headers(headers),
});
const visit = (path: string) => request(path, 'navigate');
const follow = (path: string) => request(`${path}?_rsc=1`, 'cors', { rsc: '1' });

const ours = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { pipsmith: '1', 'content-security-policy': `nonce of ${text}` } });

/** Fake browser for a service worker: caches, and a network that answers as it is told. */
const openBrowser = (network: Answer) => {
  const shelves = new Map<string, Map<string, Response>>();
  const shelf = (name: string) => {
    const kept = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, kept);
    return {
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, answer: Response) => {
        kept.set(path, answer);
        return Promise.resolve();
      },
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(shelf(name)),
    keys: () => Promise.resolve([...shelves.keys()]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
    match: async (path: string) => {
      for (const name of shelves.keys()) {
        const found = await shelf(name).match(path);
        if (found) return found;
      }
      return undefined;
    },
  };
  let answers = network;
  const asked: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    location: { origin },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
  };
  const fetched = (what: string | { readonly url: string }, how: RequestInit = {}): Promise<Response> => {
    const url = typeof what === 'string' ? what : what.url;
    asked.push(url.replace(origin, ''));
    return new Promise((resolve, reject) => {
      how.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      Promise.resolve(answers(url, how)).then(resolve, reject);
    });
  };
  const worker = { build, self, caches, fetch: fetched };
  runInNewContext(source, { ...worker, Response, URL, AbortController, Date, setTimeout, clearTimeout });
  const lasting = async (kind: string): Promise<void> => {
    let work: Promise<void> = Promise.resolve();
    listeners.get(kind)?.({ waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
  };
  return {
    asked,
    shelves,
    install: () => lasting('install'),
    activate: () => lasting('activate'),
    become: (next: Answer) => (answers = next),
    /** Answer of the worker; undefined where it leaves a request alone. */
    ask: (what: ReturnType<typeof request>): Promise<Response> | undefined => {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: what,
        respondWith: (given: Promise<Response>) => (answer = given),
      });
      return answer;
    },
  };
};

const built: Answer = (url) => ours(`stored ${url.replace(origin, '')}`);
const never: Answer = () => new Promise<Response>(() => undefined);
/** Headers at once, and then a byte now and then; the end of the request ends it. */
const dripping: Answer = (_, { signal }) => {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      const timer = setInterval(() => stream.enqueue(Uint8Array.of(32)), 250);
      signal?.addEventListener('abort', () => {
        clearInterval(timer);
        stream.error(new Error('aborted'));
      });
    },
  });
  return new Response(body, { headers: { pipsmith: '1' } });
};

const visited = async () => {
  const browser = openBrowser(built);
  await browser.install();
  browser.asked.length = 0;
  return browser;
};

/** The text of an answer, once the clock has gone on as far as it takes. */
const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> => {
  await vi.advanceTimersByTimeAsync(4000);
  const given = await answer;
  return given?.type === 'error' ? 'error' : given?.text();
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a page on a bad network', () => {
  it.each<[string, Answer]>([
    ['fails', () => Promise.reject(new TypeError('no network'))],
    ['answers 502', () => new Response('Bad Gateway', { status: 502 })],
    ['answers 500 itself', () => ours('broken', 500)],
    ['never answers', never],
    ['drips', dripping],
    ['answers for somebody else', () => new Response('Sign in to the hotel’s network')],
    ['answers for somebody else that there is none', () => new Response('who?', { status: 404 })],
  ])('that %s is the stored one', async (_, network) => {
    const browser = await visited();
    browser.become(network);
    expect(await textOf(browser.ask(visit('/')))).toBe('stored /');
    expect(await textOf(browser.ask(visit('/rules/skills?green=2')))).toBe('stored /offline');
    expect(await textOf(browser.ask(follow('/rules')))).toBe('error');
  });

  it('is not followed to another origin', async () => {
    const browser = await visited();
    const modes: (string | undefined)[] = [];
    browser.become((_, { mode }) => {
      modes.push(mode);
      return Promise.reject(new TypeError('another origin'));
    });
    expect(await textOf(browser.ask(visit('/build')))).toBe('stored /offline');
    expect(modes).toEqual(['same-origin']);
  });

  it('is not waited for twice within a moment, and asked for again after it', async () => {
    const browser = await visited();
    browser.become(never);
    expect(await textOf(browser.ask(follow('/build')))).toBe('error');
    expect(browser.asked).toEqual(['/build?_rsc=1']);
    const again = await browser.ask(visit('/build'));
    expect(await again?.text()).toBe('stored /offline');
    expect(browser.asked).toHaveLength(1);
    browser.become(built);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await textOf(browser.ask(visit('/build')))).toBe('stored /build');
  });

  it('comes from the network all the same where the store was emptied', async () => {
    const browser = await visited();
    browser.shelves.clear();
    browser.become(() => new Response('Bad Gateway', { status: 502 }));
    expect(await textOf(browser.ask(visit('/build')))).toBe('Bad Gateway');
    browser.become(() => ours('script'));
    expect(await textOf(browser.ask(request(script, 'no-cors')))).toBe('script');
  });
});

describe('a page on a good network', () => {
  it.each([200, 404])('is the server’s, with its status %i and its policy', async (status) => {
    const browser = await visited();
    browser.become(() => ours('fresh', status));
    const answer = await browser.ask(visit('/hero/abc'));
    expect(answer?.status).toBe(status);
    expect(answer?.headers.get('content-security-policy')).toBe('nonce of fresh');
    expect(await answer?.text()).toBe('fresh');
    expect(await textOf(browser.ask(follow('/rules')))).toBe('fresh');
  });

  it('leads on where the server leads on', async () => {
    const browser = await visited();
    browser.become(() => {
      const answer = ours('Jane');
      Object.defineProperties(answer, {
        redirected: { value: true },
        url: { value: `${origin}/hero/abc` },
      });
      return answer;
    });
    const answer = await browser.ask(visit('/hero?code=abc'));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, `${origin}/hero/abc`]);
  });

  it.each([...ownPages, 'hero/abc', 'party/abc', 'rules/rulings'])(
    'is stored for /%s, which the stored page shows',
    async (path) => {
      const browser = await visited();
      browser.become(() => Promise.reject(new TypeError('no network')));
      expect(await textOf(browser.ask(visit(`/${path}`)))).toBe('stored /offline');
    },
  );

  it('is left alone where it is no page of Pipsmith', async () => {
    const browser = await visited();
    expect(browser.ask(visit('/api/hero/abc/card.png'))).toBeUndefined();
    expect(browser.ask({ ...visit('/build'), method: 'POST' })).toBeUndefined();
    expect(browser.ask({ ...visit('/build'), url: 'https://elsewhere.example/build' })).toBeUndefined();
    expect(browser.ask(request('/build', 'cors'))).toBeUndefined();
  });
});

describe('storing a version', () => {
  it.each<[string, Answer]>([
    ['a sign-in page', (url) => (url.endsWith('.svg') ? new Response('<h1>Hotel</h1>') : built(url, {}))],
    ['a 502', (url) => (url === '/' ? new Response('', { status: 502 }) : built(url, {}))],
  ])('refuses %s among its files', async (_, network) => {
    const browser = openBrowser(network);
    await expect(browser.install()).rejects.toThrow();
  });

  it('follows no redirection', async () => {
    const ways: unknown[] = [];
    await openBrowser((url, { redirect }) => {
      ways.push(redirect);
      return built(url, {});
    }).install();
    expect(ways).toEqual(['error', 'error', 'error', 'error']);
  });

  it('takes over the files that an older one has, and nothing else', async () => {
    const browser = openBrowser(built);
    const older = [script, '/icon.svg', '/'].map((path) => [path, ours(`older ${path}`)] as const);
    browser.shelves.set('pipsmith 1 xyz', new Map(older));
    browser.shelves.set('of another program', new Map());
    await browser.install();
    expect(browser.asked.sort()).toEqual(['/', '/icon.svg', '/offline']);
    await browser.activate();
    expect([...browser.shelves.keys()]).toEqual(['of another program', 'pipsmith 2 abc']);
    expect(await textOf(browser.ask(request(script, 'no-cors')))).toBe(`older ${script}`);
  });
});
