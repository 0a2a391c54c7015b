import { panel } from '../../../cards/hero-card/border';
import { drawTeamFrame } from '../../../cards/pieces/team-mark';
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

/** The frame of a fighter's picture in the colour of the side, dashed for one of the two, as on the figures. */
export const drawSide = (face: Sketch, place: CardOptions['place'], top: number): void => {
  const side = sideAt(place);
  if (!side) return;
  const mark = {
    livery: liveries[side],
    isDashed: side === 'green',
    spoken: say.side(partLabels.side[side]),
  };
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
