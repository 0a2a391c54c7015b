import type { Page } from '@playwright/test';
import { printPageMessages } from '@/lib/messages/print-page';

/** Unfolds the pieces of the kit, one by one. */
export const openPieces = (page: Page): Promise<void> =>
  page.getByRole('button', { name: printPageMessages.kit.choose }).click();

/** Unfolds what is rarely changed about the cards. */
export const openCardChoices = (page: Page): Promise<void> =>
  page.getByRole('button', { name: printPageMessages.cardsFolded }).click();

/** "Everything for King of the Hill" */
export const wholeKit = (page: Page, scenario: string) =>
  page.getByRole('button', { name: printPageMessages.kit.everything(2, scenario), exact: true });

/** Chooses the scenario of the kit by its name. */
export const pickScenario = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: printPageMessages.kit.scenario }).selectOption(name);
};

/** Unfolds the samples to add to the heroes that are there. */
export const openSamples = (page: Page): Promise<void> =>
  page.getByText(printPageMessages.samples, { exact: true }).click();
