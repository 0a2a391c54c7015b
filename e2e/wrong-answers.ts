import type { Page } from '@playwright/test';

/** A field of a form that takes an answer now. */
interface FieldOnPage {
  /** Its label without the numbers and names in it, so that similar fields have the same. */
  readonly kind: string;
  readonly takes: 'text' | 'number' | 'choice' | 'file';
}

const mark = 'data-next-field';

/** A file as a player might pick it by mistake; its name has no letters, as no language has it. */
const fileOf = (text: string, mimeType = 'application/json') => ({
  name: '7',
  mimeType,
  buffer: Buffer.from(text),
});

const head = '"format":"pipsmith/hero","version":1,"system":"living"';

/** Files that cannot be opened: no JSON, not a hero's, of a newer Pipsmith, with wrong values, and a broken picture. */
const badFiles = [
  fileOf('{'),
  fileOf('[7]'),
  fileOf('{"format":"pipsmith/hero","version":99,"system":"living","name":"7"}'),
  fileOf(`{${head},"name":7,"faces":[]}`),
  fileOf(`{${head},"name":"7","equipment":{"armour":"7"}}`),
  fileOf('7', 'image/png'),
];

/** Answers that most fields refuse; none has letters, which would be words of no language. */
const answers: Readonly<Record<'text' | 'number', readonly string[]>> = {
  text: ['', '7 7 7'],
  number: ['-1', '99999'],
};

/** Marks the next field of the page, or of the dialog on top, that is of a new kind; undefined if there is none. */
const nextField = (page: Page, known: readonly string[]): Promise<FieldOnPage | undefined> =>
  page.evaluate(
    ({ known: seen, mark: name }) => {
      for (const field of document.querySelectorAll(`[${name}]`)) field.removeAttribute(name);
      const opened = document.querySelectorAll('[role=dialog], dialog[open]');
      const within = opened[opened.length - 1] ?? document.body;
      const fields = within.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
        'input, textarea, select',
      );
      for (const field of fields) {
        if (/^(checkbox|radio|range|button|submit|hidden|color)$/.test(field.type)) continue;
        const isFile = field.type === 'file';
        const isSeen = isFile || field.checkVisibility({ visibilityProperty: true });
        if (!isSeen || field.matches(':disabled, [readonly]')) continue;
        const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
        const kind = `${field.type} ${label.replace(/(?<=«[^«»]*)«[^»]*»|[\dø]/g, '')}`;
        if (seen.includes(kind)) continue;
        field.setAttribute(name, '');
        const isNumber = field.type === 'number' || field.getAttribute('inputmode') === 'numeric';
        const typed = isNumber ? 'number' : 'text';
        return { kind, takes: isFile ? 'file' : field instanceof HTMLSelectElement ? 'choice' : typed };
      }
      return undefined;
    },
    { known, mark },
  );

/** The page has answered once it is idle, or after half a second. */
const answered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => done(), { timeout: 500 });
      }),
  );

/**
 * Gives wrong answers to the fields of the page, or of the dialog on top, one after the other.
 * @param known kinds of fields that had theirs; receives those of this call
 * @param read after each answer, and after Enter where that sends a form
 */
export const answerWrongly = async (
  page: Page,
  known: Set<string>,
  read: (field: string) => Promise<void>,
): Promise<void> => {
  const look = async (field: string): Promise<void> => {
    // The answer may have led to another page.
    await answered(page).catch(() => page.waitForLoadState());
    await read(field);
  };
  for (let field = await nextField(page, [...known]); field; field = await nextField(page, [...known])) {
    known.add(field.kind);
    const marked = page.locator(`[${mark}]`);
    if (field.takes === 'file')
      for (const file of badFiles) {
        // An earlier file may have put something else in its place.
        await marked.setInputFiles(file, { timeout: 2000 }).catch(() => undefined);
        await look(field.kind);
      }
    else if (field.takes === 'choice') {
      const last = (await marked.locator('option').count()) - 1;
      await marked.selectOption({ index: last }, { timeout: 2000 }).catch(() => undefined);
      await look(field.kind);
    } else
      for (const answer of answers[field.takes]) {
        await marked.fill(answer, { timeout: 2000 }).catch(() => undefined);
        await marked.press('Enter', { timeout: 2000 }).catch(() => undefined);
        await look(`${field.kind}: ${answer}`);
      }
  }
};
