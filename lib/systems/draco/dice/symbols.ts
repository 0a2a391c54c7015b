import { faceNumbers, type FaceNumber } from '../../../dice/face';
import type { DragonFaces, SlayerFaces } from '../sheet/pips';

/** How many symbols of a kind each face of a card has, from the 1 to the 6. */
export type Symbols = readonly number[];

export const symbolsOn = (symbols: Symbols, face: FaceNumber): number => symbols[face - 1] ?? 0;

export const attackSymbols = (faces: SlayerFaces): Symbols => faceNumbers.map((face) => faces[face].attack);
export const daggersOn = (faces: DragonFaces): Symbols => faceNumbers.map((face) => faces[face].dagger);
export const shieldsOn = (faces: SlayerFaces | DragonFaces): Symbols =>
  faceNumbers.map((face) => faces[face].shield);

/** The most that any of several cards has on each face. */
export const mostOf = (cards: readonly Symbols[]): Symbols =>
  faceNumbers.map((face) => Math.max(0, ...cards.map((symbols) => symbolsOn(symbols, face))));

/** The die that is picked for most symbols: of equals the higher face. Undefined without dice. */
export const bestPick = (symbols: Symbols, rolled: readonly FaceNumber[]): FaceNumber | undefined => {
  let best: FaceNumber | undefined;
  for (const face of rolled) {
    const better = best === undefined ? 1 : symbolsOn(symbols, face) - symbolsOn(symbols, best);
    if (better > 0 || (better === 0 && best !== undefined && face > best)) best = face;
  }
  return best;
};
