interface Found {
  readonly rawValue: string;
}

/** Source to scan: a camera's picture as it is now, or a picture out of a file. */
export type Seen = HTMLVideoElement | ImageBitmap;

/** Reader of QR codes. */
export interface Detector {
  readonly detect: (seen: Seen) => Promise<readonly Found[]>;
}

interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats?: () => Promise<readonly string[]>;
}

const isClass = (value: unknown): value is DetectorClass => typeof value === 'function';

/** The browser's own reader, where it has one that reads QR codes. */
const ownDetector = async (): Promise<Detector | undefined> => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isClass(found)) return undefined;
  try {
    const formats = await found.getSupportedFormats?.();
    return formats?.includes('qr_code') === false ? undefined : new found({ formats: ['qr_code'] });
  } catch {
    return undefined;
  }
};

/** px of the longer side at which a code is still read, and a phone reads several a second. */
const longSide = { video: 800, picture: 1600 } as const;

/** A reader for browsers without one, such as Safari and Firefox. */
const loadedDetector = async (): Promise<Detector> => {
  const { default: read } = await import('jsqr');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return {
    detect: (seen) => {
      const isVideo = seen instanceof HTMLVideoElement;
      const [width, height] = isVideo ? [seen.videoWidth, seen.videoHeight] : [seen.width, seen.height];
      const scale = Math.min(1, longSide[isVideo ? 'video' : 'picture'] / Math.max(width, height, 1));
      const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
      if (!context || across === 0 || down === 0) return Promise.resolve([]);
      context.canvas.width = across;
      context.canvas.height = down;
      context.drawImage(seen, 0, 0, across, down);
      const code = read(context.getImageData(0, 0, across, down).data, across, down);
      return Promise.resolve(code ? [{ rawValue: code.data }] : []);
    },
  };
};

/** A reader of QR codes: the browser's own, else one that is loaded now; rejects where that cannot be loaded. */
export const openDetector = async (): Promise<Detector> => (await ownDetector()) ?? loadedDetector();
