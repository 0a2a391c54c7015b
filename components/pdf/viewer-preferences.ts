/** Where the trailer of a file begins at the latest, counted from its end. */
const tailLength = 2048;

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const find = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern.source}.`);
  return found;
};

/**
 * Asks viewers to print at actual size (PrintScaling None) on the tray of the page's size. react-pdf has no settings for
 * these, so they are appended as an incremental update (PDF 32000-1, 7.5.6): the object of the viewer preferences once
 * more, with a cross-reference section of its own.
 *
 * @param pdf a whole file with a plain cross-reference table and viewer preferences as an object of their own
 * @throws Error when the file is not built so
 */
export const atActualSize = (pdf: Uint8Array): Uint8Array<ArrayBuffer> => {
  const tail = latin1(pdf.subarray(-tailLength));
  const table = find(tail, /startxref\s+(\d+)\s+%%EOF\s*$/);
  const trailer = find(tail, /trailer\s+<<([\s\S]*)>>\s+startxref/);
  const root = Number(find(trailer, /\/Root (\d+) 0 R/));

  // "xref\n0 N\n", then 20 bytes an entry.
  const section = latin1(pdf.subarray(Number(table), Number(table) + 40));
  const entries = Number(table) + find(section, /^(xref\s+0 \d+\s)/).length;
  const entry = Number(latin1(pdf.subarray(entries + 20 * root, entries + 20 * root + 10)));
  const catalogue = latin1(pdf.subarray(entry, entry + tailLength));
  const preferences = find(catalogue, /^\d+ 0 obj\s+<<[\s\S]*?\/ViewerPreferences (\d+) 0 R/);

  const body = `${preferences} 0 obj
<<
/DisplayDocTitle true
/PrintScaling /None
/PickTrayByPDFSize true
>>
endobj
`;
  const update = new TextEncoder().encode(`${body}xref
${preferences} 1
${String(pdf.length).padStart(10, '0')} 00000 n 
trailer
<<${trailer.trimEnd()}
/Prev ${table}
>>
startxref
${pdf.length + body.length}
%%EOF
`);
  const whole = new Uint8Array(pdf.length + update.length);
  whole.set(pdf);
  whole.set(update, pdf.length);
  return whole;
};
