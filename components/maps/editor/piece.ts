import type { MapKind } from '@/lib/table/own-map/maps-part';
import { grain, grains, type Form, type OwnPiece } from '@/lib/table/own-map/own-map';

/** Quarters of a #: how wide and deep a piece is that nobody has drawn. */
const usual = 2 * grain;

/** A piece of a kind in the middle of the table, with the answers that are usual. */
export const pieceOf = ({ id, height, ...kind }: MapKind, form: Form): OwnPiece => ({
  kind: id,
  form,
  left: (grains - usual) / 2,
  top: (grains - usual) / 2,
  wide: usual,
  deep: usual,
  height,
  seeThrough: kind.seeThrough,
  walkThrough: kind.walkThrough,
  cover: kind.cover,
  climb: kind.climb,
});
