import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PrintedPage {
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

const mm = (points: number): number => Math.round((points / 72) * 25.4 * 10) / 10;

/** Text of a saved PDF, page by page. */
export const readPdf = async (download: Download): Promise<readonly PrintedPage[]> => {
  const bytes = await readFile(await download.path());
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({
      width: mm(width),
      height: mm(height),
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll('\u00a0', ' '),
    });
  }
  await document.destroy();
  return pages;
};
