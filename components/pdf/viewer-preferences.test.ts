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

/** The place that a file ends by naming: that of its last cross-reference section. */
const tableAt = (pdf: string): number => Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);

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

  it('is found without a search: every place that the update names is one', async () => {
    const plain = await fileOf(3);
    const [before, after] = [plain, atActualSize(plain)].map((pdf) => Buffer.from(pdf).toString('latin1'));
    if (before === undefined || after === undefined) throw new Error('no files');
    const section = /^xref\n(\d+) 1\n(\d{10}) 00000 n \ntrailer\n<<([\s\S]*)>>\nstartxref/.exec(
      after.slice(tableAt(after)),
    );
    const [, number, at, trailer] = section ?? [];
    expect(after.slice(Number(at))).toMatch(new RegExp(`^${number} 0 obj\\n<<`));
    expect(trailer).toContain(`/Prev ${tableAt(before)}\n`);
    for (const kept of ['Size', 'Root', 'Info', 'ID']) {
      const [said] = new RegExp(`/${kept} .*`).exec(before.slice(tableAt(before))) ?? [];
      expect(said).toBeDefined();
      expect(trailer).toContain(said);
    }
  });

  it('is not said of a file that it does not fit', async () => {
    const [plain, without] = [await fileOf(1), await fileOf(1, false)];
    for (const broken of [new Uint8Array(), plain.subarray(0, plain.length - 20), without])
      expect(() => atActualSize(broken)).toThrow('The PDF has no');
  });
});
