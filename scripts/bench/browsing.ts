import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until it is stored for offline use: storing all scripts takes a processor for a second or
 * two.
 */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
};

/** Has the PDF made: how long it took, and how long the page stood still at most meanwhile, in ms. */
export const makePdf = (page: Page): Promise<{ readonly took: number; readonly blocked: number }> =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.textContent === 'Make the PDF',
    );
    let longest = 0;
    let last = performance.now();
    let running = true;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      if (running) channel.port2.postMessage(undefined);
    };
    const start = performance.now();
    button?.click();
    last = performance.now();
    channel.port2.postMessage(undefined);
    while (!document.querySelector('a[download]')) await new Promise((resolve) => setTimeout(resolve, 2));
    const end = performance.now();
    running = false;
    return { took: end - start, blocked: longest };
  });
