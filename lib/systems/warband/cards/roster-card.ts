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
import { roleIdOf } from '../skills/roles';
import { round, square, woundsOf } from './boxes';
import { iconPath } from './icons';
import { drawCredits, drawHouseRules, drawText } from '../../../cards/hero-card/text-side';

const left = panel.x;
const right = panel.x + panel.width;
/** Turns of a game; chapter "Turn Phases". */
const turns = 8;
/** mm */
const photoHeight = 17;
const foot = 82;
/** Fighters on a card, the rest on further ones. */
const most = { plain: 10, withPhoto: 8 } as const;

const drawTurns = (face: Sketch, y: number): void => {
  const side = 3.6;
  writeOne(
    face,
    say.turns,
    { typeface: 'text', size: smallestOnCards, fill: 'muted' },
    { x: left, y: y + 0.8, width: 8 },
  );
  for (let turn = 1; turn <= turns; turn += 1) {
    const x = right - side / 2 - (turns - turn) * (side + 1.1);
    face.draw(square(x, y, side));
    writeOne(
      face,
      String(turn),
      { typeface: 'text', size: smallestOnCards, fill: 'muted' },
      { x, y: y + 0.75, align: 'middle', width: side },
    );
  }
};

const drawPhoto = (face: Sketch, photo: string, y: number): void => {
  const box = { x: left, y, width: panel.width, height: photoHeight, radius: 1 };
  face.draw({ draw: 'image', photo, ...box }, { draw: 'rect', ...box, stroke: 'gold', strokeWidth: 0.3 });
  face.describe(say.photo);
};

const drawRow = (face: Sketch, fighter: Fighter, y: number, height: number): void => {
  const { name, rank, stat } = fighter;
  const role = terms.role(fighter);
  const middle = y + height / 2;
  const side = Math.min(3.9, height * 0.72);
  const gap = 1;
  const wounds = woundsOf[rank];
  const boxes = 2 * side + gap + side + 2;
  const words = { x: left + side + 1.4, width: panel.width - side - boxes - 2.4, least: smallestOnCards };
  face.draw(drawIcon(iconPath(roleIdOf(fighter) ?? 'warband'), left + side / 2, middle, side));
  const aloud = say.row(name, terms.ranks[rank], dieOf[rank], stat, role, wounds);
  writeShort(face, name, { typeface: 'strong', size: 8, fill: 'ink' }, { ...words, y: middle - 0.3, aloud });
  const figures = [`${say.stat} ${stat}`, String(stat)].map((value) =>
    [terms.die(dieOf[rank]), value, role].filter((word) => word !== '').join(' · '),
  );
  const line =
    figures.find((one) => measure('text', one, smallestOnCards) <= words.width) ?? figures[1] ?? '';
  const style = { typeface: 'text', size: smallestOnCards, fill: 'muted' } as const;
  writeShort(face, line, style, { ...words, y: middle + 2.3 });
  face.draw(round(right - boxes + side / 2, middle, side));
  for (let at = 0; at < wounds; at += 1)
    face.draw(square(right - side / 2 - (wounds - 1 - at) * (side + gap), middle, side));
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
  drawText(face, legend, 12.6, bottom - (qr ? side + quiet : 0));
  if (qr)
    face.draw({ draw: 'path', d: qr.d, x: right - side, y: bottom - side, scale: qr.module, fill: 'ink' });
  drawCredits(face, say.credits);
};

const card = (
  warband: Warband,
  fighters: readonly Fighter[],
  nth: number,
  { link, photo, houseRules }: CardOptions,
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
      drawTurns(face, top + 2.2);
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

/** The roster: everybody in a line with his boxes, on as many cards as that takes; the link's code on the back. */
export const rosterCards = (warband: Warband, options: CardOptions): readonly Card[] => {
  const perCard = options.photo === undefined ? most.plain : most.withPhoto;
  const cards = Math.max(1, Math.ceil(warband.fighters.length / perCard));
  return Array.from({ length: cards }, (_, at) =>
    card(warband, warband.fighters.slice(at * perCard, (at + 1) * perCard), at + 1, options),
  );
};
