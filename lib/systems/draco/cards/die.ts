import { faceNumbersOnCard } from '../../../dice/face';
import type { PaintedPip } from '../../../cards/icons';
import type { Sketch } from '../../../cards/sketch';
import { drawDie, sayDie, wholeDie } from '../../../painted-die/cards/die';
import { dieOf } from '../../../painted-die/cards/painted-faces';
import type { DieOwner } from '../../../painted-die/pip-places';
import { textArea } from '../../../cards/hero-card/border';
import { cards as say } from '#words/systems/draco/messages/cards';

/** Draws a die under `top` mm and says it face by face. @param names what each symbol is called */
export const drawPainted = <Pip extends string>(
  face: Sketch,
  owner: DieOwner<Pip>,
  pips: readonly Pip[],
  painted: Readonly<Record<Pip, PaintedPip>>,
  names: Readonly<Record<Pip, string>>,
  top: number,
): void => {
  const { pipsOf, die } = dieOf(owner, { pips, painted }, (number, symbols) =>
    say.face(
      number,
      symbols.map(([pip, n]) => say.symbol(names[pip], n)),
    ),
  );
  face.draw(...drawDie(pipsOf, textArea.x, top));
  sayDie(face, die, { x: textArea.x, y: top, scale: wholeDie.scale });
};

/** Faces of a die with only one kind of symbol. */
export const onlyPip = <Pip extends string>({ faces }: DieOwner<Pip>, pip: NoInfer<Pip>): DieOwner<Pip> => ({
  faces: Object.fromEntries(
    faceNumbersOnCard.map((number) => [
      number,
      Object.fromEntries(Object.entries(faces[number]).map(([key, n]) => [key, key === pip ? n : 0])),
    ]),
  ) as DieOwner<Pip>['faces'],
});
