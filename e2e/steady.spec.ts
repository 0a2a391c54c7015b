import type { Page } from '@playwright/test';
import { corpus } from '@/lib/share/corpus.v1';
import { expect, long, test } from './test';

/** px: what moves less is taken for what it was. */
const felt = 8;

/** Notes what can be touched and is moved up or down after it was shown. */
const noteMoves = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const controls = 'button, a, input, select, textarea, summary';
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        for (const { node, previousRect: before, currentRect: now } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const isSeen = before.width * before.height * now.width * now.height > 0;
          const isControl = element?.matches(controls) ?? false;
          if (!element?.closest('main') || !isSeen || !(isControl || element.querySelector(controls)))
            continue;
          if (Math.abs(now.y - before.y) >= least)
            moved.push(`${element.tagName} ${element.textContent.slice(0, 60)}: ${before.y} to ${now.y}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  }, felt);

const hero = encodeURIComponent(corpus.find(({ about }) => about === 'sample: bito')?.code ?? '');

for (const width of [390, 1440])
  test(
    `controls stay where they are while a page comes, at ${width} px`,
    width === 390 ? {} : long,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await noteMoves(page);
      for (const path of [
        '/',
        '/build',
        `/print?hero=${hero}`,
        '/rules',
        '/play',
        `/play?hero=${hero}`,
        '/table',
        '/odds',
        '/parties',
        '/maps',
      ]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved), path).toEqual([]);
      }
    },
  );
