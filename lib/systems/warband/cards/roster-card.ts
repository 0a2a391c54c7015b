import { defaultCardSize, type Card, type CardNotice } from '../../../cards/card';
import type { Block } from '../../../cards/text/flow';
import { drawBorder, panel } from '../../../cards/hero-card/border';
import { drawIcon } from '../../../cards/icons';
import { drawName } from '../../../cards/hero-card/name-ribbon';
import { part } from '../../../cards/pieces/part';
import { qrCode, quietZone } from '../../../cards/qr';
import { writeOne, writeShort, type Sketch } from '../../../cards/sketch';
import { measure, smallestOnCards } from '../../../cards/text/text';
import type { CardOptions } from '../../display';
import { cards as say } from '#words/systems/warband/messages/cards';
import { terms } from '#words/systems/warband/messages/terms';
import { dieOf } from '../sheet/rank';
import type { Fighter, Warband } from '../sheet/warband';
import { movesOf } from '../skills/movement';
import { drawSideSign } from './fighter-front';
import { emblemOf } from './icons';
import { drawCredits, drawHouseRules, drawText } from '../../../cards/hero-card/text-side';

const left = panel.x;
const right = panel.x + panel.width;
/** mm */
const photoHeight = 17;
const foot = 82;
/** Fighters on a card, the rest on further ones. */
const most = { plain: 10, withPhoto: 8 } as const;

/** mm: middles of the columns at the right, and how wide each is. */
const columns = { stat: right - 15.5, moves: right - 5, width: 10 } as const;

/** Names of the columns at the right. */
const drawHeads = (face: Sketch, y: number): void => {
  const style = { typeface: 'text', size: smallestOnCards, fill: 'muted' } as const;
  const place = { y, width: columns.width, align: 'middle' } as const;
  writeOne(face, say.stat, style, { ...place, x: columns.stat });
  writeOne(face, say.moves, style, { ...place, x: columns.moves });
};

const drawPhoto = (face: Sketch, photo: string, y: number): void => {
  const box = { x: left, y, width: panel.width, height: photoHeight, radius: 1 };
  face.draw({ draw: 'image', photo, ...box }, { draw: 'rect', ...box, stroke: 'gold', strokeWidth: 0.3 });
  face.describe(say.photo);
};

/** Gear by its names: "Sword, Bow, Shield". */
const gearOf = ({ melee, shooter, shield }: Fighter): string =>
  [melee ?? '', shooter ? (shooter.name ?? terms.classes[shooter.class]) : '', shield ? terms.shield : '']
    .filter((word) => word !== '')
    .join(', ');

const drawRow = (face: Sketch, fighter: Fighter, y: number, height: number): void => {
  const { name, rank, stat } = fighter;
  const role = terms.role(fighter);
  const middle = y + height / 2;
  const side = Math.min(5.4, height * 0.72);
  const taken = 2 * columns.width + 1;
  const words = { x: left + side + 1.4, width: panel.width - side - taken - 1.4, least: smallestOnCards };
  face.draw(drawIcon(emblemOf(fighter), left + side / 2, middle, side));
  const moves = terms.inches(movesOf(fighter));
  const aloud = say.row(name, terms.ranks[rank], dieOf[rank], stat, role, moves);
  writeShort(face, name, { typeface: 'strong', size: 8, fill: 'ink' }, { ...words, y: middle - 0.3, aloud });
  const lines = [role, gearOf(fighter)].map((text) =>
    [terms.die(dieOf[rank]), role === text ? '' : role, text].filter((word) => word !== '').join(' · '),
  );
  const line =
    lines.toReversed().find((one) => measure('text', one, smallestOnCards) <= words.width) ?? lines[0] ?? '';
  const style = { typeface: 'text', size: smallestOnCards, fill: 'muted' } as const;
  writeShort(face, line, style, { ...words, y: middle + 2.5 });
  const figure = { typeface: 'strong', size: 11, fill: 'ink' } as const;
  const place = { y: middle + 1.4, width: columns.width, align: 'middle' } as const;
  writeOne(face, String(stat), figure, { ...place, x: columns.stat });
  writeOne(face, moves, figure, { ...place, x: columns.moves });
  face.draw({
    draw: 'line',
    from: [left, y + height],
    to: [right, y + height],
    stroke: 'line',
    strokeWidth: 0.12,
  });
};

const legend: readonly Block[] = [say.rolls, say.legend].flatMap(({ title, lines }) => [
  { block: 'section', text: title } as const,
  ...lines.map((text) => ({ block: 'paragraph', text }) as const),
]);

const drawBack = (face: Sketch, name: string, qr: ReturnType<typeof qrCode>): void => {
  const place = { x: left, y: 9.4, width: panel.width, least: smallestOnCards };
  writeShort(face, name, { typeface: 'display', size: 13, fill: 'ink' }, place);
  face.draw({ draw: 'line', from: [left, 11.2], to: [right, 11.2], stroke: 'gold', strokeWidth: 0.15 });
  const side = qr ? qr.modules * qr.module : 0;
  const quiet = qr ? quietZone * qr.module : 0;
  const bottom = 80.4;
  drawText(face, legend, 12.6, bottom - (qr ? side + quiet : 0), true, 9.5);
  if (qr)
    face.draw({ draw: 'path', d: qr.d, x: right - side, y: bottom - side, scale: qr.module, fill: 'ink' });
  drawCredits(face, say.credits);
};

const card = (
  warband: Warband,
  fighters: readonly Fighter[],
  nth: number,
  { link, photo, houseRules, place }: CardOptions,
): Card => {
  const name = say.rosterOf(warband.name, nth);
  const id = nth === 1 ? 'roster' : `roster-${nth}`;
  const own = nth === 1 ? photo : undefined;
  const qr = link === undefined ? undefined : qrCode(link);
  const laid = part(
    { id, kind: 'roster', name, size: defaultCardSize },
    (face) => {
      face.draw(...drawBorder());
      const under = drawName(face, name, 9);
      if (own !== undefined) drawPhoto(face, own, under + 1.6);
      const top = under + 1.6 + (own === undefined ? 0 : photoHeight + 1.2);
      drawHeads(face, top + 3);
      drawSideSign(face, place, top + 2.2);
      const first = top + 5;
      const height = Math.min(8.4, (foot - first) / Math.max(1, fighters.length));
      fighters.forEach((fighter, at) => drawRow(face, fighter, first + at * height, height));
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
    (face) => {
      face.draw(...drawBorder());
      drawBack(face, name, qr);
      if (houseRules) drawHouseRules(face, say.houseRules);
    },
  );
  const noCode: readonly CardNotice[] =
    link !== undefined && !qr ? [{ notice: 'no-qr-code-too-long', card: id }] : [];
  return { ...laid, notices: [...laid.notices, ...noCode] };
};

/** The roster: everybody in a line with his figures, on as many cards as that takes; the link's code on the back. */
export const rosterCards = (warband: Warband, options: CardOptions): readonly Card[] => {
  const perCard = options.photo === undefined ? most.plain : most.withPhoto;
  const cards = Math.max(1, Math.ceil(warband.fighters.length / perCard));
  return Array.from({ length: cards }, (_, at) =>
    card(warband, warband.fighters.slice(at * perCard, (at + 1) * perCard), at + 1, options),
  );
};
