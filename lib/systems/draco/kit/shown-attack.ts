import { faceNumbers, type FaceNumber } from '../../../dice/face';
import type { PaintedPip } from '../../../cards/icons';
import type { ShownRoll } from '../../../cards/kit/leaflet';
import { drawFace, faceSide } from '../../../painted-die/cards/die';
import { dieOf } from '../../../painted-die/cards/painted-faces';
import { nameOfCard } from '../cards/dragon-cards';
import { dragonPips, slayerPips } from '../cards/painted-pips';
import { attackSymbols, shieldsOn, symbolsOn, type Symbols } from '../dice/symbols';
import { dragonDie } from '../sheet/pips';
import type { Draft } from '../sheet/sheet';
import { sunnyOwner, sunPips } from '../sheet/suns';
import type { LeafletWords, ShownAttack } from './leaflet-words';

/** The face with the most symbols: of equals the highest. */
const bestFace = (symbols: Symbols): FaceNumber =>
  faceNumbers.reduce((best, face) => (symbolsOn(symbols, face) >= symbolsOn(symbols, best) ? face : best));

type PipsOfFace = (face: FaceNumber) => readonly (PaintedPip | undefined)[];

/** Five dice in no order, this face in the middle. */
const five = (face: FaceNumber): readonly FaceNumber[] => {
  const others = faceNumbers.filter((other) => other !== face);
  return [1, 3, undefined, 0, 2].flatMap((at) => (at === undefined ? face : (others[at] ?? [])));
};

const rollOf = (
  faces: readonly FaceNumber[],
  picked: FaceNumber,
  pipsOf: PipsOfFace,
  spoken: LeafletWords['roll'],
): ShownRoll => ({
  dice: faces.map((face) => (x, y, side) => drawFace(face, pipsOf(face), x, y, side / faceSide)),
  picked: [faces.indexOf(picked)],
  spoken: spoken(faces, picked),
});

/** A dot of an ordinary die, black all over. */
const dot: PaintedPip = {
  ink: 'grey',
  shape: 'M12 -4A16 16 0 0 1 12 28A16 16 0 0 1 12 -4Z',
  shapeInk: 'ink',
};
const plainPips: PipsOfFace = (face) => Array.from({ length: face }, () => dot);

/** The dice are said as a roll, not face by face. */
const unsaid = () => '';

/** An attack for the leaflet: the first slayer's that hurts the dragon; undefined where no attack of these does. */
export const shownAttack = (
  drafts: readonly Draft[],
  spoken: LeafletWords['roll'],
): ShownAttack | undefined => {
  const cards = drafts.flatMap((draft) => (draft.kind === 'dragon' ? draft.cards : [])).slice(0, 5);
  const guards = cards.map((card, at) => {
    const shields = shieldsOn(card.faces);
    const face = bestFace(shields);
    return { name: nameOfCard(card, at + 1), card, face, dv: symbolsOn(shields, face) };
  });
  const [guard] = guards.toSorted((one, other) => other.dv - one.dv);
  // One that is face up in a first game, too.
  const struck = Math.max(
    0,
    cards.findIndex(({ claw }) => !claw),
  );
  const name = guards[struck]?.name;
  const nth = faceNumbers[struck];
  if (!guard || name === undefined || nth === undefined) return undefined;
  for (const draft of drafts) {
    if (draft.kind !== 'slayer' || draft.attack === 'magic') continue;
    const symbols = attackSymbols(draft.faces);
    const face = bestFace(symbols);
    const av = symbolsOn(symbols, face);
    if (av <= guard.dv) continue;
    const { attack } = draft;
    const { name: card, face: guardFace, dv } = guard;
    return {
      slayer: draft.name,
      attack,
      av,
      face,
      guard: card,
      guardFace,
      dv,
      struck: { nth, name },
      dice: {
        attack: rollOf(
          five(face),
          face,
          dieOf(sunnyOwner(draft), { pips: sunPips, painted: slayerPips(attack) }, unsaid).pipsOf,
          spoken,
        ),
        guard: rollOf(
          [guardFace],
          guardFace,
          dieOf(guard.card, { pips: dragonDie.pips, painted: dragonPips }, unsaid).pipsOf,
          spoken,
        ),
        struck: rollOf([nth], nth, plainPips, spoken),
      },
    };
  }
  return undefined;
};
