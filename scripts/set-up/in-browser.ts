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
    // The runner of this file wraps functions in a call with this name, including those sent to the page.
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped;');
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};
