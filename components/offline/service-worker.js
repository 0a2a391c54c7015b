/**
 * Keeps Pipsmith on the device. Everything that a build is made of is stored when the worker is installed; pages come
 * from the network while there is one, else from the store. /sw.js puts `build` before this text: the version, the
 * addresses of the files, and the pages.
 */
/* global build */
const store = `pipsmith ${build.version}`;
const files = new Set(build.files);

const keep = async (cache, address, how) => {
  const answer = await fetch(address, how);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await cache.put(address, answer);
};

const install = async () => {
  const cache = await caches.open(store);
  // Names of files change with their content; the pages must come from this very build.
  await Promise.all([
    ...build.files.map((file) => keep(cache, file, {})),
    ...build.pages.map((page) => keep(cache, page, { cache: 'reload' })),
  ]);
};

const clear = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)));
  await self.clients.claim();
};

const kept = async (address) => (await (await caches.open(store)).match(address)) ?? Response.error();

/**
 * A file under the address that it was asked for: a worker reads its settings from its own address, and a stored
 * answer would tell it the stored one.
 */
const file = async (path) => {
  const { body, headers } = await kept(path);
  return body ? new Response(body, { headers }) : Response.error();
};

/** A page is stored whole, so its scripts' nonce is the one that its policy names. */
const page = async (request, path) => {
  try {
    return await fetch(request);
  } catch {
    return kept(path === '/' ? '/' : build.shell);
  }
};

const isPage = (path) =>
  /^\/((build|print|odds|parties)\/?|(hero|party)(\/[^/]*)?\/?|rules(\/.*)?)?$/.test(path);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (files.has(pathname)) event.respondWith(file(pathname));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(page(request, pathname));
});

// A new version waits until the player wants it.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});
