import { pictureSize } from '@/components/site/picture-size';
import type { Drawing, Ink, Typeface } from '@/lib/cards/card';
import { point, shown } from '@/lib/cards/text/text';
import { drawLine, fit } from '@/lib/cards/text/typeset';
import { messages } from '@/lib/messages/index';
import { nameOf, pointsOf, samplesOf, textsOf, verdictOn } from '@/lib/systems/document';
import { documentsOf, type SheetFile } from '@/lib/systems/file';
import { firstSystem, partOf } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import type { Picture } from './canvas';

/** px a mm, and the picture in mm. */
export const previewScale = 10;
const size = { width: pictureSize.width / previewScale, height: pictureSize.height / previewScale };

/** mm: the texts' column, the die's corner, and the air between texts. */
const left = 7.5;
const column = 47;
const die = { x: 62.5, y: 15.2 };
const air = 2;

/** Characters of a line that stay on the picture; the page has the rest. */
const lineLimit = 90;
const shortened = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > lineLimit ? `${characters.slice(0, lineLimit).join('')}…` : text;
};

interface Paragraph {
  readonly typeface: Typeface;
  readonly text: string;
  readonly fill: Ink;
  readonly lines: number;
  /** points; an endless word goes down to 4. */
  readonly most: number;
}

interface Block {
  /** mm */
  readonly height: number;
  readonly at: (y: number) => readonly Drawing[];
}

const paragraph = ({ typeface, text, fill, lines, most }: Paragraph): readonly Block[] => {
  const fitted = fit(typeface, shown(typeface, text), { width: column, lines, most, least: 4 });
  if (!fitted || fitted.lines.length === 0) return [];
  const leading = fitted.size * point * 1.15;
  return [
    {
      height: leading * fitted.lines.length,
      at: (y) =>
        fitted.lines.flatMap((line, index) =>
          drawLine(line, { typeface, size: fitted.size, fill }, left, y + leading * (index + 0.8)),
        ),
    },
  ];
};

const rule: Block = {
  height: 0.3,
  at: (y) => [{ draw: 'rect', x: left, y, width: 9.6, height: 0.3, fill: 'gold' }],
};

const border = (inset: number, radius: number, strokeWidth: number): Drawing => ({
  draw: 'rect',
  x: inset,
  y: inset,
  width: size.width - 2 * inset,
  height: size.height - 2 * inset,
  radius,
  stroke: 'gold',
  strokeWidth,
});

const stacked = (blocks: readonly Block[]): readonly Drawing[] => {
  const height = blocks.reduce((sum, block) => sum + block.height, air * (blocks.length - 1));
  let y = (size.height - height) / 2;
  return blocks.flatMap((block) => {
    const drawings = block.at(y);
    y += block.height + air;
    return drawings;
  });
};

interface Texts {
  readonly name: string;
  readonly title: string;
  readonly line: string;
}

const linesOf = (file: SheetFile): Texts => {
  if (file.kind === 'sheet') {
    const { name, title } = textsOf(file.document);
    const { spent, budget } = pointsOf(file.document);
    return {
      name,
      title: shortened(title),
      line: messages.site.hero.line(verdictOn(file.document).isLegal, spent, budget),
    };
  }
  const { name, heroes } = file.party;
  return {
    name: messages.site.titles.party(name),
    title: messages.site.party.heroes(heroes.length),
    line: shortened(messages.site.party.line(heroes.map(nameOf))),
  };
};

/** Picture of a hero, such as its die. Drawn from its own corner. */
const pictureOf = (document: SheetDocument | undefined): readonly Picture['parts'][number][] => {
  const shown = document && partOf(document.system, 'cards')?.picture(document.sheet);
  return shown ? [{ drawings: shown.drawings, x: die.x, y: die.y }] : [];
};

const picture = ({ name, title, line }: Texts, shown: SheetDocument | undefined): Picture => {
  const drawings: readonly Drawing[] = [
    { draw: 'rect', x: 0, y: 0, ...size, fill: 'paper' },
    border(3, 3.2, 0.5),
    border(4.2, 2.4, 0.2),
    ...stacked([
      ...paragraph({ typeface: 'display', text: name, fill: 'ink', lines: 3, most: 22 }),
      ...paragraph({ typeface: 'title', text: title, fill: 'muted', lines: 2, most: 11 }),
      rule,
      ...paragraph({ typeface: 'strong', text: line, fill: 'ink', lines: 3, most: 9 }),
    ]),
  ];
  return { ...size, parts: [{ drawings, x: 0, y: 0 }, ...pictureOf(shown)] };
};

/** Preview of a shared link in chat programs: name, title, points and die of the hero, or of a party's first. */
export const previewOf = (file: SheetFile): Picture => picture(linesOf(file), documentsOf(file)[0]);

/** The picture of Pipsmith itself, with the die of the first sample hero. */
export const productPreview = (): Picture =>
  picture(
    { name: messages.terms.product, title: messages.terms.game, line: messages.site.description },
    samplesOf(firstSystem)[0]?.document,
  );
