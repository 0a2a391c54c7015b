import { encode } from 'uqr';

/** Side of the largest QR code on a card, quiet zone included, in mm. */
export const qrBox = 24;
/** The smallest module that a phone reads off a home printer's card, in mm. */
export const smallestModule = 0.35;
const preferredModule = 0.4;

/** White modules around a QR code, as its standard asks. */
export const quietZone = 4;

/** A QR code as one path in modules, its quiet zone not included. */
export interface QrPath {
  readonly d: string;
  /** Modules along a side. */
  readonly modules: number;
}

/** The same on paper. */
export interface QrCode extends QrPath {
  /** mm */
  readonly module: number;
}

/** The QR code of a link, or undefined when its modules would be smaller than 0.35 mm. */
export const qrCode = (link: string): QrCode | undefined => {
  // Version 10 is the largest that fits; uqr throws on a text that is too long for the version.
  const maxVersion = Math.floor((qrBox / smallestModule - 2 * quietZone - 17) / 4);
  const code = qrPath(link, maxVersion);
  if (!code) return undefined;
  return { ...code, module: Math.min(preferredModule, qrBox / (code.modules + 2 * quietZone)) };
};

/** The QR code of a text, for paper or a screen; undefined where it takes a larger one. @param maxVersion 1 to 40 */
export const qrPath = (text: string, maxVersion: number): QrPath | undefined => {
  const code = tryEncode(text, maxVersion);
  return code && { d: code.data.map((row, y) => rowPath(row, y)).join(''), modules: code.size };
};

const tryEncode = (link: string, maxVersion: number) => {
  try {
    return encode(link, { ecc: 'L', boostEcc: true, border: 0, maxVersion });
  } catch {
    return undefined;
  }
};

const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const width = x - start + 1;
    path += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return path;
};
