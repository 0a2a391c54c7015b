import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { playMessages } from '@/lib/messages/play';
import { samplesOf } from '@/lib/systems/document';
import { firstSystem } from '@/lib/systems/open';
import { inBrowser, onNewPage } from '../set-up/in-browser';
import { visit } from './browsing';
import { median, type Figure } from './figure';
import { threadTimes } from './tap-thread';

const say = playMessages;

/** Figures that are tapped, and steps of a drag. */
const taps = 8;
const steps = 90;

/** So many times slower is a phone. */
const slower = 4;

/** A match of eight in which a person is asked for a decision. */
const openMatch = async (page: Page, site: string): Promise<void> => {
  const heroes = samplesOf(firstSystem).map(({ id }) => `hero=sample-${id}`);
  await visit(page, `${site}/play?${heroes.slice(0, 8).join('&')}`);
  await page.getByRole('button', { name: say.setUp.begin }).click();
  await page.getByRole('radio', { name: say.table.speeds.fastest }).click();
  await page.locator('[data-match-board] .cursor-grab').waitFor({ timeout: 120_000 });
};

const slowed = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

const figuresOn = (page: Page): Promise<readonly Spot[]> =>
  page.locator('[data-match-board] g.cursor-pointer, [data-match-board] g.cursor-grab').evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

/** ms from a tap on a figure to the next frame. */
const tapTimes = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { tapTimes: times });
    document.addEventListener(
      'pointerdown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(undefined);
        });
      },
      true,
    );
    document.addEventListener(
      'click',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(undefined);
        });
      },
      true,
    );
  });
  for (const { x, y } of (await figuresOn(page)).slice(0, taps)) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(400);
  }
  return page.evaluate(() => (globalThis as unknown as { readonly tapTimes: readonly number[] }).tapTimes);
};

/** ms between frames while a figure is dragged. */
const dragFrames = async (page: Page): Promise<readonly number[]> => {
  const grabbed = page.locator('[data-match-board] .cursor-grab circle').last();
  const box = await grabbed.boundingBox();
  if (!box) throw new Error('There is nobody to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let step = 0; step < steps; step += 1) {
    const angle = step / 6;
    await page.mouse.move(x + Math.cos(angle) * (20 + step), y + Math.sin(angle) * (20 + step));
  }
  const frames = await page.evaluate(
    () => (globalThis as unknown as { readonly frames: readonly number[] }).frames,
  );
  await page.mouse.up();
  return frames.slice(1);
};

/** KB gz of the board’s scripts, which only the play table loads. */
const boardScript = async (page: Page): Promise<number> => {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  let bytes = 0;
  for (const address of addresses) {
    const text = await (await page.request.get(address)).text();
    if (text.includes('data-match-board')) bytes += gzipSync(text).length;
  }
  return bytes / 1000;
};

/** Response of the board in a match of eight. */
export const touchFigures = (site: string, executablePath: string): Promise<readonly Figure[]> =>
  inBrowser(executablePath, async (browser: Browser) => {
    const times = await onNewPage(browser, async (page) => {
      await openMatch(page, site);
      await slowed(page);
      return tapTimes(page);
    });
    const own = await onNewPage(browser, async (page) => {
      await openMatch(page, site);
      return threadTimes(browser, page, (await figuresOn(page)).slice(0, taps));
    });
    const [frames, script] = await onNewPage(browser, async (page) => {
      await openMatch(page, site);
      return [await dragFrames(page), await boardScript(page)] as const;
    });
    const fast = frames.filter((ms) => ms < 1000 / 30).length / Math.max(1, frames.length);
    return [
      { what: 'tap on a figure, median; at 1/4', value: median(times), goal: 50, unit: 'ms' },
      { what: 'tap on a figure, longest; at 1/4', value: Math.max(...times), goal: 50, unit: 'ms' },
      { what: 'of that, the page’s own work, median', value: slower * median(own), goal: 50, unit: 'ms' },
      {
        what: 'of that, the page’s own work, longest',
        value: slower * Math.max(...own),
        goal: 50,
        unit: 'ms',
      },
      { what: 'frame while a figure is dragged, median', value: median(frames), goal: 17, unit: 'ms' },
      { what: 'of 100 such frames, none left out', value: 100 * fast, goal: 95, unit: 'of' },
      { what: 'script with the board, gz', value: script, goal: 40, unit: 'KB' },
    ];
  });
