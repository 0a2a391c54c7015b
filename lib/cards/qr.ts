import { encode } from 'uqr';

/** Side of the largest QR code on a card, quiet zone included, in mm. */
export const qrBox = 24;
/** The smallest module that a phone reads off a home printer's card, in mm. */
export const smallestModule = 0.35;
const preferredModule = 0.4;

/** White modules around a QR code, as its standard asks. */
export const quietZone = 4;

/** A QR code as one path in modules, its quiet zone not included. */
export interface QrCode {
  readonly d: string;
  /** Modules along a side. */
  readonly modules: number;
  /** mm */
  readonly module: number;
}

/** The QR code of a link, or undefined when its modules would be smaller than 0.35 mm. */
export const qrCode = (link: string): QrCode | undefined => {
  // Version 10 is the largest that fits; uqr throws on a text that is too long for the version.
  const maxVersion = Math.floor((qrBox / smallestModule - 2 * quietZone - 17) / 4);
  const code = tryEncode(link, maxVersion);
  if (!code) return undefined;
  const module = Math.min(preferredModule, qrBox / (code.size + 2 * quietZone));
  return { d: pathOf(code.data), modules: code.size, module };
};

/** The largest version that a phone reads off the screen of another: 145 modules, 1,952 characters. */
const mostOnScreen = 32;

/** The QR code of a link on a screen, as large as the screen has room; undefined for a text that is too long. */
export const screenQrCode = (link: string): Pick<QrCode, 'd' | 'modules'> | undefined => {
  const code = tryEncode(link, mostOnScreen);
  return code && { d: pathOf(code.data), modules: code.size };
};

const tryEncode = (link: string, maxVersion: number) => {
  try {
    return encode(link, { ecc: 'L', boostEcc: true, border: 0, maxVersion });
  } catch {
    return undefined;
  }
};

const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => rowPath(row, y)).join('');

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
