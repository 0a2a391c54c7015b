import { devices, type Browser, type Page } from '@playwright/test';
import { inBrowser } from '../set-up/in-browser';
import { median, type Figure } from './figure';

/** Pages with the KB of script that each may fetch. */
const pages = [
  ['/', 200],
  ['/build', 380],
  ['/play', 350],
  ['/print', 330],
  ['/table', 330],
  ['/odds', 300],
] as const;

/** ms after opening in which scripts are counted. */
const counted = 2500;

/** Page on a new device without a service worker, which would fetch everything. */
const onNewDevice = async <T>(
  browser: Browser,
  isPhone: boolean,
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    ...(isPhone ? devices['Pixel 7'] : { viewport: { width: 1280, height: 800 } }),
    serviceWorkers: 'block',
  });
  try {
    // The runner of this file wraps functions in a call with this name, including those sent to the page.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** KB of script on the wire, workers' included, without a touch. */
const scriptOf = (browser: Browser, address: string): Promise<number> =>
  onNewDevice(browser, false, async (page) => {
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(\?|$)/.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const end = new Promise((resolve) => setTimeout(resolve, counted));
    await page.goto(address, { waitUntil: 'commit' });
    await end;
    const found = await Promise.all([...sizes]);
    return found.reduce((sum, size) => sum + size, 0) / 1000;
  });

/** ms in which nothing may happen before a page counts as quiet. */
const silence = 1500;

/** ms after opening when a phone paints its largest element, is blocked for, and is quiet. */
interface OnPhone {
  readonly painted: number;
  readonly blocked: number;
  readonly quiet: number;
}

const phone = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 } as const;

const onPhone = (browser: Browser, address: string): Promise<OnPhone> =>
  onNewDevice(browser, true, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.bytesPerSecond,
      uploadThroughput: phone.bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
    await page.addInitScript(() => {
      const seen = { painted: 0, blocked: 0, last: 0 };
      Object.assign(globalThis, { seen });
      const watch = (type: string, see: (entry: PerformanceEntry) => void): void => {
        new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
      };
      const ends = ({ startTime, duration }: PerformanceEntry): void => {
        seen.last = Math.max(seen.last, startTime + duration);
      };
      watch('largest-contentful-paint', ({ startTime }) => (seen.painted = startTime));
      watch('longtask', (entry) => {
        seen.blocked += Math.max(0, entry.duration - 50);
        ends(entry);
      });
      watch('resource', ends);
    });
    await page.goto(address, { waitUntil: 'commit' });
    return page.evaluate(async (span) => {
      const { seen } = globalThis as unknown as { readonly seen: OnPhone & { readonly last: number } };
      while (performance.now() - Math.max(seen.last, seen.painted) < span)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return { painted: seen.painted, blocked: seen.blocked, quiet: Math.max(seen.last, seen.painted) };
    }, silence);
  });

/** Median of each figure over several visits: one visit says little on a busy machine. */
const medianOnPhone = async (browser: Browser, address: string, visits = 3): Promise<OnPhone> => {
  const all: OnPhone[] = [];
  for (let visit = 0; visit < visits; visit += 1) all.push(await onPhone(browser, address));
  return {
    painted: median(all.map(({ painted }) => painted)),
    blocked: median(all.map(({ blocked }) => blocked)),
    quiet: median(all.map(({ quiet }) => quiet)),
  };
};

/** Cost of opening a page for the first time: scripts, and the time they take on a phone. */
export const firstLoadFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, async (browser) => {
    const figures: Figure[] = [];
    for (const [path, goal] of pages) {
      // The server compresses scripts as well as it can at the third visit.
      for (let visit = 1; visit <= 3; visit += 1) await scriptOf(browser, site + path);
      const value = await scriptOf(browser, site + path);
      figures.push({ what: `script of ${path} within ${counted / 1000} s`, value, goal, unit: 'KB' });
    }
    for (const [path] of pages) {
      const { painted, blocked, quiet } = await medianOnPhone(browser, site + path);
      figures.push(
        { what: `largest paint of ${path} on a phone`, value: painted, goal: 1800, unit: 'ms' },
        { what: `thread blocked by ${path} on a phone`, value: blocked, goal: 300, unit: 'ms' },
        { what: `${path} quiet on a phone`, value: quiet, goal: 4000, unit: 'ms' },
      );
    }
    return figures;
  });
