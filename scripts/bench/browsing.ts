import { chromium, type Browser, type Page } from '@playwright/test';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Works with a browser, which is closed in any case. */
export const inBrowser = async <T>(
  executablePath: string,
  work: (browser: Browser) => Promise<T>,
): Promise<T> => {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

/** Works with a page that no other has left anything to. */
export const onNewPage = async <T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    // What runs this file wraps functions in a call of this name, those that go to the page included.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Opens a page and waits until it is kept for offline use: to store all scripts takes a processor for a second or two. */
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
