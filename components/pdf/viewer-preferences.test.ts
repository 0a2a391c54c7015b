import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openPdf } from './testing/read-back';
import { atActualSize } from './viewer-preferences';

const fileOf = (pages: number, displayTitle = true): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const file = new PDFDocument({ displayTitle, autoFirstPage: false });
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
    for (let page = 0; page < pages; page += 1) file.addPage({ size: [100 + page, 200] }).rect(1, 2, 3, 4);
    file.end();
  });

describe('what a file asks of viewers', () => {
  it.each([1, 2, 60])('is actual size and a tray of the page’s size, for %i pages', async (pages) => {
    const plain = await fileOf(pages);
    const whole = atActualSize(plain);
    expect(Buffer.compare(whole.subarray(0, plain.length), plain)).toBe(0);
    const file = await openPdf(whole);
    expect(await file.getViewerPreferences()).toEqual({
      DisplayDocTitle: true,
      PickTrayByPDFSize: true,
      PrintScaling: 'None',
    });
    expect(file.numPages).toBe(pages);
    expect((await file.getPage(pages)).view).toEqual([0, 0, 99 + pages, 200]);
    await file.loadingTask.destroy();
  });

  it('is not said of a file that it does not fit', async () => {
    const [plain, without] = [await fileOf(1), await fileOf(1, false)];
    for (const broken of [new Uint8Array(), plain.subarray(0, plain.length - 20), without])
      expect(() => atActualSize(broken)).toThrow('The PDF has no');
  });
});
