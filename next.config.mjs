import { hashOfSources } from './scripts/set-up/sources.mjs';

/**
 * The folder of the build. With a name it is a build for tests: the registries are exchanged for those with a game
 * only for tests, and its language is the one for tests, as the condition `pseudo` of package.json has it.
 */
const { PIPSMITH_DIST: testFolder } = process.env;

const exchanged = Object.fromEntries([
  ...['lib', 'components'].map((half) => [
    `@/${half}/systems/registry`,
    `./${half}/systems/testing/registry.ts`,
  ]),
  ['#words/*', './.pipsmith/words/pseudo/*.ts'],
]);

/** @type {import('next').NextConfig} */
const config = {
  distDir: testFolder ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Builds of the same sources carry the same name: what one instance has handed out, another one knows.
  generateBuildId: () => hashOfSources(import.meta.dirname),
  // Nothing is shown in sizes that are made when they are asked for.
  images: { unoptimized: true },
  // Chat programs only read the head of a page.
  htmlLimitedBots: /.*/,
  // Its drawing is a compiled library, which no bundle can hold.
  serverExternalPackages: ['@napi-rs/canvas'],
  turbopack: { resolveAlias: testFolder === undefined ? {} : exchanged },
  experimental: {
    // All routes at once would keep a server that has just come up from answering for a second or two.
    preloadEntriesOnStart: false,
    // Most builds are the only one of their version, and writing a cache takes them a quarter longer.
    turbopackFileSystemCacheForBuild: false,
    // Nobody reads the server's: half of the built folder.
    turbopackSourceMaps: false,
  },
  // `npm run check` checks all types, so starting Pipsmith need not wait for that.
  typescript: {
    ignoreBuildErrors: true,
    ...(testFolder === undefined ? {} : { tsconfigPath: 'tsconfig.testing.json' }),
  },
  // The Content Security Policy carries a nonce per request and is set in proxy.ts.
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'same-origin' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
          },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          // The service worker knows Pipsmith's own answers by it.
          { key: 'Pipsmith', value: '1' },
        ],
      },
      {
        source: '/fonts/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=604800' }],
      },
    ]),
};

export default config;
