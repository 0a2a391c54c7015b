/** Width and height, in px of the picture. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture that is cut out, in its px; not rounded, always within the picture. */
export interface Crop extends Extent {
  readonly x: number;
  readonly y: number;
}

/** A place in the crop's frame: 0, 0 is its top left corner, 1, 1 its bottom right one. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** px: the largest photo that is kept, twice as fine as a good print of 49 mm. */
export const mostKept: Extent = { width: 750, height: 1050 };

/** px that the narrowest crop takes, where the picture has them. */
const narrowest = 120;

/** px across below which a print looks coarse: about 150 dots an inch. */
const coarse = 290;

/** Heads and weapons stand above the middle of a photo: of the height to spare, this share is cut off at the top. */
const cutAtTop = 0.3;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The widest crop of an aspect (width by height) that a picture has. */
const widest = (picture: Extent, aspect: number): number => Math.min(picture.width, picture.height * aspect);

const within = (picture: Extent, crop: Crop): Crop => ({
  ...crop,
  x: between(0, crop.x, picture.width - crop.width),
  y: between(0, crop.y, picture.height - crop.height),
});

/** The first crop: as much of the picture as the aspect takes, from the middle and a little above it. */
export const firstCrop = (picture: Extent, aspect: number): Crop => {
  const width = widest(picture, aspect);
  const height = width / aspect;
  return { x: (picture.width - width) / 2, y: (picture.height - height) * cutAtTop, width, height };
};

/** The crop moved over the picture by px, as far as the picture goes. */
export const moved = (picture: Extent, crop: Crop, x: number, y: number): Crop =>
  within(picture, { ...crop, x: crop.x + x, y: crop.y + y });

/** How often the widest crop's width holds the crop's: 1 shows as much as possible. */
export const zoomOf = (picture: Extent, crop: Crop): number =>
  widest(picture, crop.width / crop.height) / crop.width;

/** How far a picture can be zoomed, at least 1. */
export const mostZoom = (picture: Extent, aspect: number): number =>
  Math.max(1, widest(picture, aspect) / narrowest);

/** The crop at another zoom; the point at `about` stays in place, as far as the picture allows. */
export const zoomed = (picture: Extent, crop: Crop, zoom: number, about: Spot = { x: 0.5, y: 0.5 }): Crop => {
  const aspect = crop.width / crop.height;
  const width = widest(picture, aspect) / between(1, zoom, mostZoom(picture, aspect));
  const height = width / aspect;
  return within(picture, {
    x: crop.x + (crop.width - width) * about.x,
    y: crop.y + (crop.height - height) * about.y,
    width,
    height,
  });
};

/** px of the photo that a crop becomes: never larger than what is cut out, nor than what is kept. */
export const keptSize = ({ width, height }: Extent): Extent => {
  const scale = Math.min(1, mostKept.width / width, mostKept.height / height);
  const px = (length: number, most: number): number => between(1, Math.round(length * scale), most);
  return { width: px(width, mostKept.width), height: px(height, mostKept.height) };
};

/** True when the print of a crop would show its pixels. */
export const isCoarse = (crop: Extent): boolean => crop.width < coarse;
