import { panel } from '../../../cards/hero-card/border';
import { drawTeamFrame, drawTeamSign, type TeamMark } from '../../../cards/pieces/team-mark';
import { writeOne, type Sketch } from '../../../cards/sketch';
import { smallestOnCards } from '../../../cards/text/text';
import type { CardOptions } from '../../display';
import { liveries, sideAt } from '../kit/icons';
import { cards as say } from '#words/systems/warband/messages/cards';
import { partLabels } from '#words/systems/warband/messages/kit-parts';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf } from '../sheet/rank';
import type { Fighter } from '../sheet/warband';
import { movesOf } from '../skills/movement';

/** Colour and sign of a side of the match; undefined where only one warband is printed. */
const markOf = (place: CardOptions['place']): TeamMark | undefined => {
  const side = sideAt(place);
  return (
    side && {
      livery: liveries[side],
      isDashed: side === 'green',
      spoken: say.side(partLabels.side[side]),
    }
  );
};

/** mm: the sign of a side at the right of a row. */
const signRadius = 2.2;

/** The sign of a side, on cards without a picture. @param y mm: its middle */
export const drawSideSign = (face: Sketch, place: CardOptions['place'], y: number): void => {
  const mark = markOf(place);
  if (!mark) return;
  face.draw(...drawTeamSign(mark, panel.x + signRadius + 0.4, y, signRadius));
  face.describe(mark.spoken);
};

/** The frame of a fighter's picture in the colour of the side, dashed for one of the two, as on the figures. */
export const drawSide = (face: Sketch, place: CardOptions['place'], top: number): void => {
  const mark = markOf(place);
  if (!mark) return;
  const frame = { x: panel.x, y: top, width: panel.width, height: panel.bottom - top, radius: 1.8 };
  face.draw(...drawTeamFrame(mark, frame));
  face.describe(mark.spoken);
};

/** Die, stat and inches, each over its name. */
export const drawFigures = (face: Sketch, fighter: Fighter): void => {
  const { rank, stat } = fighter;
  const figures = [
    { label: say.die, value: terms.die(dieOf[rank]) },
    { label: say.stat, value: String(stat) },
    { label: say.moves, value: terms.inches(movesOf(fighter)) },
  ];
  figures.forEach(({ label, value }, at) => {
    const x = panel.x + (panel.width / 3) * (at + 0.5);
    const place = { x, align: 'middle', width: panel.width / 3 - 1 } as const;
    writeOne(
      face,
      value,
      { typeface: 'strong', size: 20, fill: 'ink' },
      { ...place, y: 71, aloud: `${label} ${value}` },
    );
    writeOne(face, label, { typeface: 'text', size: smallestOnCards, fill: 'muted' }, { ...place, y: 74 });
  });
};
