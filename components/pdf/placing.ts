/**
 * Stands in the browser for `@react-pdf/layout`. Everything on our pages says where it lies and how large it is, so
 * nothing is left to lay out, and a first sheet need not wait for the engine of flexible boxes and for that of
 * paragraphs. Node keeps the library's own; a test holds both to the same bytes.
 */
import { readHeader } from '@/lib/photo/header';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page as the library's elements become it; lengths in points. */
interface Part {
  readonly type: string;
  readonly style: Partial<Box> & { readonly borderRadius?: number };
  readonly props: { readonly size?: readonly [width: number, height: number]; readonly src?: string };
  readonly children: readonly Part[];
}

interface Picture {
  /** One for all places of a picture, which is then embedded once. */
  readonly key: string;
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface PlacedPart extends Part {
  readonly box: Box;
  readonly image?: Picture;
}

interface PlacedDocument extends Omit<Part, 'children'> {
  readonly children: readonly PlacedPart[];
}

/** The library's layout counts in 32 bits, and what it says stands in the file. */
const boxOf = ({ left = 0, top = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  left: Math.fround(left),
  top: Math.fround(top),
  width: Math.fround(width),
  height: Math.fround(height),
});

/** The picture of a data URL; none where it is no picture, as the library leaves such a one out. */
const pictureOf = (address: string): Picture | undefined => {
  const data = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) =>
    letter.charCodeAt(0),
  );
  const header = readHeader(data);
  if (!header.ok) return undefined;
  const { width, height } = header.value;
  return { key: address, data, width, height };
};

const cornersOf = (radius: number) => ({
  borderTopLeftRadius: radius,
  borderTopRightRadius: radius,
  borderBottomRightRadius: radius,
  borderBottomLeftRadius: radius,
});

/** Gives every page and everything on it its box, and every picture its bytes. */
const place = (file: Part): Promise<PlacedDocument> => {
  const pictures = new Map<string, Picture | undefined>();
  const pictureAt = (address: string): Picture | undefined => {
    if (!pictures.has(address)) pictures.set(address, pictureOf(address));
    return pictures.get(address);
  };
  const placed = (part: Part): PlacedPart => {
    const { style, props } = part;
    const image = props.src === undefined ? undefined : pictureAt(props.src);
    return {
      ...part,
      box: boxOf(style),
      style: { ...style, ...(style.borderRadius !== undefined && cornersOf(style.borderRadius)) },
      ...(image && { image }),
    };
  };
  const pages = file.children.map((page): PlacedPart => {
    const [width = 0, height = 0] = page.props.size ?? [];
    return { ...page, box: boxOf({ width, height }), children: page.children.map(placed) };
  });
  return Promise.resolve({ ...file, children: pages });
};

export default place;
