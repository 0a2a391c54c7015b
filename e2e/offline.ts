import type { Page } from '@playwright/test';

/** One visit, until the device has everything. */
export const visitOnce = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
};
