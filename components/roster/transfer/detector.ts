/** What reads QR codes, where the browser has it. */
interface Detector {
  readonly detect: (picture: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}

type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

const isClass = (value: unknown): value is DetectorClass => typeof value === 'function';

/** A reader of QR codes; undefined where the browser has none. */
export const openDetector = (): Detector | undefined => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isClass(found)) return undefined;
  try {
    return new found({ formats: ['qr_code'] });
  } catch {
    return undefined;
  }
};
