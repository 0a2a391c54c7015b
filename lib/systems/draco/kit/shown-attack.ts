import { faceNumbers, type FaceNumber } from '../../../dice/face';
import { nameOfCard } from '../cards/dragon-cards';
import { attackSymbols, shieldsOn, symbolsOn, type Symbols } from '../dice/symbols';
import type { Draft } from '../sheet/sheet';
import type { ShownAttack } from './leaflet-words';

/** The face with the most symbols: of equals the highest. */
const bestFace = (symbols: Symbols): FaceNumber =>
  faceNumbers.reduce((best, face) => (symbolsOn(symbols, face) >= symbolsOn(symbols, best) ? face : best));

/** An attack for the leaflet: the first slayer's that hurts the dragon; undefined where no attack of these does. */
export const shownAttack = (drafts: readonly Draft[]): ShownAttack | undefined => {
  const cards = drafts.flatMap((draft) => (draft.kind === 'dragon' ? draft.cards : [])).slice(0, 5);
  const guards = cards.map((card, at) => {
    const shields = shieldsOn(card.faces);
    const face = bestFace(shields);
    return { name: nameOfCard(card, at + 1), face, dv: symbolsOn(shields, face) };
  });
  const [guard] = guards.toSorted((one, other) => other.dv - one.dv);
  // One that is face up in a first game, too.
  const struck = Math.max(
    0,
    cards.findIndex(({ claw }) => !claw),
  );
  const name = guards[struck]?.name;
  if (!guard || name === undefined) return undefined;
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
      struck: { nth: struck + 1, name },
    };
  }
  return undefined;
};
