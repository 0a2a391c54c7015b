import type { Page } from '@playwright/test';

/** Rows of the sheet, or of a menu over it, that are seen in part, or that something covers. */
export const cutRows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-rows]')].flatMap((sheet) => {
      const frame = sheet.getBoundingClientRect();
      const menu = document.querySelector('[data-match-board] section[data-rows]');
      // A menu lies over the sheet.
      if (menu && sheet !== menu) return [];
      return [...sheet.querySelectorAll('button, h2, select, summary')].flatMap((row) => {
        const box = row.getBoundingClientRect();
        const seen = Math.min(box.bottom, frame.bottom, window.innerHeight) - Math.max(box.top, frame.top);
        if (!row.checkVisibility() || box.height === 0 || box.width < 2 || seen <= 1) return [];
        const parts = [0.1, 0.9].map((part) =>
          // The frame's own edge covers nothing.
          document.elementFromPoint(
            box.left + box.width / 2,
            Math.min(box.top + box.height * part, frame.bottom - 3),
          ),
        );
        const free = parts.filter((hit) => hit && (row.contains(hit) || hit.contains(row))).length;
        return free === 0 || (free === 2 && seen >= box.height - 1) ? [] : [row.textContent];
      });
    }),
  );

/** How many answers, besides those that end a turn, are whole in the sheet, and whether any lies further down. */
export const wholeAnswers = (
  page: Page,
): Promise<{ readonly whole: number; readonly isMoreBelow: boolean }> =>
  page.evaluate(() => {
    const [body, ends] = ['[data-tray-body]', '[data-ends]'].map((what) =>
      document.querySelector(what)?.getBoundingClientRect(),
    );
    const question = document.querySelector('.asked > div:first-child')?.getBoundingClientRect();
    const answers = [...document.querySelectorAll('[data-answers] button')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect());
    const top = (question?.bottom ?? 0) - 1;
    const bottom = Math.min(ends?.top ?? 0, body?.bottom ?? 0) + 1;
    return {
      whole: answers.filter((box) => box.top >= top && box.bottom <= bottom).length,
      isMoreBelow: answers.some((box) => box.bottom > bottom),
    };
  });

/** Scrolls the sheet. @param top pixels from its top */
export const scrollSheet = (page: Page, top: number): Promise<void> =>
  page.locator('[data-tray-body]').evaluate((body, to) => body.scrollTo({ top: to }), top);
