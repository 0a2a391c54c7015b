import type { Page } from '@playwright/test';

/** Seeds that the page draws are the same in every run, so that no journey hangs on how dice fall. */
export const fixSeeds = async ({ page }: { readonly page: Page }): Promise<void> => {
  await page.addInitScript(() => {
    let drawn = 0;
    crypto.getRandomValues = new Proxy(crypto.getRandomValues.bind(crypto), {
      apply: (draw, _, [array]: [Uint32Array<ArrayBuffer>]) => {
        if (array.length !== 1) return draw(array);
        drawn += 1;
        return array.fill(20_260 + drawn);
      },
    });
  });
};
