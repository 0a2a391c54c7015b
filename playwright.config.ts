import { defineConfig, devices } from '@playwright/test';

const chrome = process.env['PIPSMITH_CHROME'];

/**
 * The journeys run against a server that is already up: `npm test` starts one on a free port and finds a browser;
 * by hand, `npm start` and then `npx playwright test`. A journey with "phone" in its file's name runs on a phone, one
 * with "coin-toss" in a build that has this game too.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // A slow machine is no failure: these bounds only end what hangs.
  timeout: Number(process.env['PIPSMITH_JOURNEY_TIMEOUT'] ?? 300_000),
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: process.env['PIPSMITH_URL'] ?? 'http://localhost:3000',
    // Recording every step costs a third of all time: `--trace on` records a journey that failed.
    trace: 'off',
    // Storing all of Pipsmith on the device is the matter of one journey, and slows down every other.
    serviceWorkers: 'block',
    launchOptions: {
      ...(chrome === undefined ? {} : { executablePath: chrome }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects:
    process.env['PIPSMITH_DIST'] === undefined
      ? [
          {
            name: 'desktop',
            testIgnore: /phone|coin-toss/,
            use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
          },
          { name: 'phone', testMatch: /phone/, use: { ...devices['Pixel 7'] } },
        ]
      : [
          {
            name: 'coin-toss',
            testMatch: /coin-toss/,
            use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
          },
        ],
});
