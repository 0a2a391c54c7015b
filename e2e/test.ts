import { expect, test as base, type Page } from '@playwright/test';

/** Parts that the server draws first, and that answer only once React has taken them over. */
const answering = 'h1, main :is(a, button, input, select, textarea, p)';

/** Waits until React has taken over every part of the page: what is pressed or chosen before is lost. */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (parts) =>
      document.querySelector('[data-waking]') === null &&
      [...document.querySelectorAll(parts)].every((part) =>
        Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
      ),
    answering,
    { timeout: 60_000 },
  );

/** Makes every way to a page of Pipsmith wait until that page answers. */
const waitForScripts = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const awake = async <Answer>(going: Promise<Answer>): Promise<Answer> => {
    const answer = await going;
    await takenOver(page);
    return answer;
  };
  page.goto = (...given) => awake(goto(...given));
  page.reload = (...given) => awake(reload(...given));
  page.goBack = (...given) => awake(goBack(...given));
};

/**
 * For journeys that only `npm run test:long` makes: they try a way again that another journey of `npm test` tries, with
 * another game, input or window, or a detail that unit tests hold.
 */
export const long = { tag: '@long' } as const;

/** Journeys of two people at one device hand nothing on, but for those about just that. */
const skipHandOver = (): void => {
  const key = 'pipsmith-hand-over';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, 'no');
};

/** Playwright's test with a browser whose pages answer once they were opened. */
export const test = base.extend<object, { readonly awake: undefined }>({
  awake: [
    async ({ browser }, use) => {
      browser.on('context', (context) => {
        void context.addInitScript(skipHandOver);
        context.on('page', waitForScripts);
      });
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});

export { expect };
