/**
 * Keeps Pipsmith on the device. Everything that a build is made of is stored when the worker is installed; a page comes
 * from the network when it arrives whole and in time from Pipsmith itself, else from the store. /sw.js puts `build`
 * before this text: the version, the addresses of the files, the pages to store, and what every page's path looks like.
 */
/* global build */
const family = 'pipsmith ';
const store = `${family}${build.version}`;
const files = new Set(build.files);

/** So long a page may take until it is there whole, in milliseconds. */
const patience = 3000;

/** So long a network that took longer is not waited for again, in milliseconds. */
const mistrust = 20_000;

let trustedFrom = 0;

/** Every answer of Pipsmith carries this header; gateways, proxies and hotel networks answer without it. */
const isOurs = ({ headers }) => headers.has('pipsmith');

const stored = async (address) => (await caches.open(store)).match(address);

const keep = async (cache, address, how) => {
  const answer = await fetch(address, { ...how, redirect: 'error' });
  if (!answer.ok || !isOurs(answer)) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
};

/** Takes over what an older version stored, where the name says that the content is the same. */
const keepFile = async (cache, address) => {
  const before = address.startsWith('/_next/static/') ? await caches.match(address) : undefined;
  await (before && isOurs(before) ? cache.put(address, before) : keep(cache, address, {}));
};

const install = async () => {
  const cache = await caches.open(store);
  // Names of files change with their content; the pages must come from this very build.
  await Promise.all([
    ...build.files.map((file) => keepFile(cache, file)),
    ...build.pages.map((page) => keep(cache, page, { cache: 'reload' })),
  ]);
};

const clear = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(family) && name !== store);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
};

/**
 * A file under the address that it was asked for: a worker reads its settings from its own address, and a stored
 * answer would tell it the stored one.
 */
const file = async (request, path) => {
  const { body, headers } = (await stored(path)) ?? {};
  return body ? new Response(body, { headers }) : fetch(request);
};

/** Whole answer of the network; rejects where that takes too long, fails, or comes from somebody else. */
const arrived = async ({ url, headers, cache }) => {
  if (Date.now() < trustedFrom) throw new Error('not waited for');
  const end = new AbortController();
  const timer = setTimeout(() => {
    trustedFrom = Date.now() + mistrust;
    end.abort();
  }, patience);
  try {
    // Another origin to which a network sends everybody is refused, as is what no page may follow.
    const how = { headers, cache, mode: 'same-origin', credentials: 'same-origin', signal: end.signal };
    const answer = await fetch(url, how);
    if (!isOurs(answer) || !(answer.ok || answer.status === 404)) throw new Error(`${answer.status}`);
    if (answer.redirected) return Response.redirect(answer.url);
    return new Response(await answer.arrayBuffer(), answer);
  } finally {
    clearTimeout(timer);
  }
};

/** A page is stored whole, so its scripts' nonce is the one that its policy names. */
const page = (request, path) =>
  arrived(request).catch(async () => (await stored(path === '/' ? '/' : build.shell)) ?? fetch(request));

/** Data that Next asks for when a link is followed within a page; where it fails, Next loads the whole page. */
const pageData = (request) => arrived(request).catch(() => Response.error());

const pagePattern = new RegExp(build.pagePattern);
const isPage = (path) => pagePattern.test(path);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (files.has(pathname)) event.respondWith(file(request, pathname));
  else if (!isPage(pathname)) return;
  else if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (request.headers.has('rsc')) event.respondWith(pageData(request));
});

// A new version waits until the player wants it.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
