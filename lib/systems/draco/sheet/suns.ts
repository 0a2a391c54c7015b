import type { FacesOf } from '../../../painted-die/die';
import { withFaces, type DieOwner, type PutPip } from '../../../painted-die/pip-places';
import type { SlayerFaces, SlayerPip } from './pips';
import type { Slayer } from './sheet';

export type SunPip = 'sun' | SlayerPip;

/** The symbols of a slayer's faces in the order in which they are laid: the sun first, so that it stays in its place. */
export const sunPips = ['sun', 'attack', 'shield'] as const satisfies readonly SunPip[];

const known = new WeakMap<SlayerFaces, FacesOf<SunPip>>();

/** The faces with the sun on the 6, which no file needs to say; the same for the same faces. */
export const withSun = (faces: SlayerFaces): FacesOf<SunPip> => {
  const found = known.get(faces);
  if (found) return found;
  const all: FacesOf<SunPip> = {
    1: { sun: 0, ...faces[1] },
    2: { sun: 0, ...faces[2] },
    3: { sun: 0, ...faces[3] },
    4: { sun: 0, ...faces[4] },
    5: { sun: 0, ...faces[5] },
    6: { sun: 1, ...faces[6] },
  };
  known.set(faces, all);
  return all;
};

/** A slayer for the die editor and cards. */
export const sunnyOwner = (slayer: Slayer): DieOwner<SunPip> => ({
  ...slayer,
  faces: withSun(slayer.faces),
});

/** The slayer with these faces; symbols whose place was noted stay there. */
export const withSlayerFaces = (slayer: Slayer, faces: SlayerFaces, put?: PutPip): Slayer => {
  if (faces === slayer.faces) return slayer;
  const { faces: laid, ...rest } = withFaces<DieOwner<SunPip>, SunPip>(
    sunPips,
    sunnyOwner(slayer),
    withSun(faces),
    put,
  );
  return laid === withSun(slayer.faces) ? slayer : ({ ...rest, faces } as Slayer);
};
