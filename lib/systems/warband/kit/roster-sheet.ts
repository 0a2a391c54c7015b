import { drawIcon } from '../../../cards/icons';
import { pageArea, type DrawPages, type Page } from '../../../cards/paper/paper';
import { sketch, writeLines, writeOne, type Sketch } from '../../../cards/sketch';
import { point } from '../../../cards/text/text';
import { fit } from '../../../cards/text/typeset';
import { round, square, woundsOf } from '../cards/boxes';
import { emblemOf } from '../cards/icons';
import { commandText, roleTexts } from '#words/systems/warband/messages/roles';
import { mostTurns } from '../scenarios/scenario';
import { withMinions } from '../rules/bindings';
import { dieOf, type Rank } from '../sheet/rank';
import type { Fighter, ShooterClass, Warband } from '../sheet/warband';
import { movesOf } from '../skills/movement';
import { roleIdOf, roleOf } from '../skills/roles';

const columnIds = ['fighter', 'die', 'stat', 'skill', 'gear', 'activated', 'wounds'] as const;
type ColumnId = (typeof columnIds)[number];

/** The words of the roster sheet. */
export interface RosterWords {
  readonly note: string;
  readonly continued: (title: string, number: number, of: number) => string;
  readonly turn: string;
  readonly heads: Readonly<Record<ColumnId, string>>;
  /** How to roll, and what the boxes mean. */
  readonly legend: string;
  readonly rank: (rank: Rank) => string;
  readonly die: (sides: number) => string;
  readonly inches: (n: number) => string;
  readonly minion: string;
  readonly command: string;
  readonly unarmed: (fighter: Fighter) => string;
  readonly shield: string;
  readonly class: (kind: ShooterClass) => string;
  /** Description of the boxes for somebody who cannot see them. */
  readonly emptyBoxes: (fighter: string, wounds: number) => string;
}

/** Parts of the width of the page. */
const shares: Readonly<Record<ColumnId, number>> = {
  fighter: 20,
  die: 6,
  stat: 8,
  skill: 37,
  gear: 16,
  activated: 6,
  wounds: 7,
};

/** mm */
const headHeight = 12;
const columnHead = 6;
const legendHeight = 8;
const mostHeight = 20;
const gap = 1.5;
/** Fighters on a page. */
const perPage = 9;

interface Cell {
  readonly x: number;
  readonly width: number;
}

const cellsOf = ({ x, width }: ReturnType<typeof pageArea>): Readonly<Record<ColumnId, Cell>> => {
  const all = columnIds.reduce((sum, id) => sum + shares[id], 0);
  let at = x;
  const cells = columnIds.map((id) => {
    const cell = { x: at + gap / 2, width: (width * shares[id]) / all - gap };
    at += (width * shares[id]) / all;
    return [id, cell] as const;
  });
  return Object.fromEntries(cells) as Record<ColumnId, Cell>;
};

/** A text from the top of a cell, in the largest type in which it fits. */
const put = (
  face: Sketch,
  text: string,
  { x, width }: Cell,
  top: number,
  height: number,
  most: number,
): void => {
  for (let size = most; size >= 5; size -= 0.25) {
    const lines = Math.floor(height / (size * point * 1.15));
    const fitted = fit('text', text, { width, lines, most: size, least: size });
    if (!fitted) continue;
    face.say('text', text);
    writeLines(face, fitted, { typeface: 'text', fill: 'ink' }, { x, y: top + size * point * 0.9 }, 1.15);
    return;
  }
};

const skillText = (
  fighter: Fighter,
  words: RosterWords,
): { readonly name: string; readonly text: string } => {
  const role = roleIdOf(fighter);
  const name = role === undefined ? '' : roleOf(role).name;
  const text = role === undefined ? '' : roleTexts[role];
  return {
    name: [name, fighter.minion ? words.minion : ''].filter((word) => word !== '').join(' · '),
    text: fighter.rank === 'boss' ? `${text} ${words.command}: ${commandText}` : text,
  };
};

const gearOf = (fighter: Fighter, words: RosterWords): string => {
  const { melee, shooter, shield } = fighter;
  const things = [
    ...(melee === undefined ? [] : [melee]),
    ...(shooter ? [[shooter.name ?? '', words.class(shooter.class)].filter(Boolean).join(': ')] : []),
    ...(shield ? [words.shield] : []),
  ];
  return things.length === 0 ? words.unarmed(fighter) : things.join(' · ');
};

const drawRow = (
  face: Sketch,
  fighter: Fighter,
  cells: Readonly<Record<ColumnId, Cell>>,
  words: RosterWords,
  y: number,
  height: number,
): void => {
  const middle = y + height / 2;
  const icon = Math.min(8, height * 0.6);
  const { fighter: who, die, stat, skill, gear, activated, wounds } = cells;
  const name = { x: who.x + icon + 1.5, width: who.width - icon - 1.5 };
  face.draw(drawIcon(emblemOf(fighter), who.x + icon / 2, middle, icon));
  writeOne(face, fighter.name, { typeface: 'strong', size: 11, fill: 'ink' }, { ...name, y: middle });
  writeOne(
    face,
    words.rank(fighter.rank),
    { typeface: 'text', size: 8, fill: 'muted' },
    { ...name, y: middle + 4 },
  );
  const figure = { typeface: 'strong', size: 14, fill: 'ink' } as const;
  const dieText = words.die(dieOf[fighter.rank]);
  writeOne(face, dieText, figure, { ...die, x: die.x + die.width / 2, y: middle + 1.8, align: 'middle' });
  const stats = `${fighter.stat} · ${words.inches(movesOf(fighter))}`;
  writeOne(face, stats, figure, { ...stat, x: stat.x + stat.width / 2, y: middle + 1.8, align: 'middle' });
  const said = skillText(fighter, words);
  writeOne(face, said.name, { typeface: 'strong', size: 8.5, fill: 'ink' }, { ...skill, y: y + 3.6 });
  put(face, said.text, skill, y + 4.6, height - 5.2, 8.5);
  put(face, gearOf(fighter, words), gear, y + 1, height - 2, 8.5);
  const side = Math.min(5.5, height * 0.5, (wounds.width - 1) / 2);
  const count = woundsOf[fighter.rank];
  face.draw(round(activated.x + activated.width / 2, middle, side));
  for (let at = 0; at < count; at += 1)
    face.draw(square(wounds.x + wounds.width / 2 + (at - (count - 1) / 2) * (side + 1), middle, side));
  face.describe(words.emptyBoxes(fighter.name, count));
};

const drawTurns = (face: Sketch, words: RosterWords, right: number, y: number): void => {
  const side = 6;
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    const x = right - side / 2 - (mostTurns - turn) * (side + 1.5);
    face.draw(square(x, y, side));
    const style = { typeface: 'text', size: 8, fill: 'muted' } as const;
    writeOne(face, String(turn), style, { x, y: y + 1, align: 'middle', width: side - 1 });
  }
  const x = right - mostTurns * (side + 1.5) - 1;
  writeOne(
    face,
    words.turn,
    { typeface: 'text', size: 9, fill: 'ink' },
    { x, y: y + 1.1, align: 'right', width: 20 },
  );
};

const drawSheet = (
  paper: Parameters<DrawPages>[0],
  title: string,
  fighters: readonly Fighter[],
  words: RosterWords,
): Sketch => {
  const area = pageArea(paper);
  const cells = cellsOf(area);
  const right = area.x + area.width;
  const face = sketch(new Set());
  const line = (y: number, stroke: 'gold' | 'line', strokeWidth: number): void => {
    face.draw({ draw: 'line', from: [area.x, y], to: [right, y], stroke, strokeWidth });
  };
  const half = area.width / 2;
  writeOne(
    face,
    title,
    { typeface: 'display', size: 18, fill: 'ink' },
    { x: area.x, y: area.top + 6, width: half },
  );
  writeOne(
    face,
    words.note,
    { typeface: 'title', size: 9, fill: 'muted' },
    { x: area.x, y: area.top + 10.2, width: half },
  );
  drawTurns(face, words, right, area.top + 4.5);
  const first = area.top + headHeight + columnHead;
  for (const id of columnIds) {
    const { x, width } = cells[id];
    const isMiddle = id !== 'fighter' && id !== 'skill' && id !== 'gear';
    writeOne(
      face,
      words.heads[id],
      { typeface: 'text', size: 7.5, fill: 'muted' },
      {
        x: isMiddle ? x + width / 2 : x,
        width,
        y: first - 1.6,
        ...(isMiddle && { align: 'middle' }),
        least: 5,
      },
    );
  }
  line(first, 'gold', 0.35);
  const space = area.bottom - legendHeight - first;
  const height = Math.min(mostHeight, space / Math.max(1, fighters.length));
  fighters.forEach((fighter, at) => {
    drawRow(face, fighter, cells, words, first + at * height, height);
    line(first + (at + 1) * height, 'line', 0.2);
  });
  put(
    face,
    words.legend,
    { x: area.x, width: area.width },
    area.bottom - legendHeight + 1,
    legendHeight - 1,
    8,
  );
  return face;
};

/** A warband on a sheet: everybody in a row with their abilities, and boxes for activation, wounds and turns. */
export const rosterSheet =
  (warband: Warband, nth: number, words: RosterWords): DrawPages =>
  (paper) => {
    const { name, fighters } = withMinions(warband);
    const of = Math.max(1, Math.ceil(fighters.length / perPage));
    return Array.from({ length: of }, (_, at): Page => {
      const title = of === 1 ? name : words.continued(name, at + 1, of);
      const face = drawSheet(paper, title, fighters.slice(at * perPage, (at + 1) * perPage), words);
      const id = ['roster-sheet', ...(nth === 1 ? [] : [nth]), ...(at === 0 ? [] : [`page-${at + 1}`])];
      return { id: id.join('-'), name: title, face: face.finish() };
    });
  };
