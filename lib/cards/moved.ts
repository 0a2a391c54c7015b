import type { CardFace, Drawing } from './card';
import type { Place } from './paper/paper';

const moved = (drawing: Drawing, { x, y }: Place): Drawing =>
  drawing.draw === 'line'
    ? {
        ...drawing,
        from: [drawing.from[0] + x, drawing.from[1] + y],
        to: [drawing.to[0] + x, drawing.to[1] + y],
      }
    : { ...drawing, x: drawing.x + x, y: drawing.y + y };

/** A face with all that is on it somewhere else, by this many mm. */
export const movedBy = (face: CardFace, by: Place): CardFace =>
  by.x === 0 && by.y === 0
    ? face
    : {
        ...face,
        drawings: face.drawings.map((drawing) => moved(drawing, by)),
        ...(face.unseen && { unseen: face.unseen.map((drawing) => moved(drawing, by)) }),
      };
