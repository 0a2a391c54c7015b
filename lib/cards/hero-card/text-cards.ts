import { defaultCardSize, type Card } from '../card';
import { blindSketch, sketch, writeOne, type Sketch } from '../sketch';
import type { Block, Region } from '../text/flow';
import { smallestOnCards } from '../text/text';
import { drawBorder, textArea } from './border';
import { flowGroups, type Groups } from './groups';

/** A player's notes as text, a paragraph a line; empty if there are none. */
export const notesLines = (notes: string): readonly Block[] =>
  notes
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((text): Block => ({ block: 'paragraph', text }));

/** points */
const sizes: readonly number[] = [8.5, 8, 7.5, smallestOnCards];

/** mm: the baseline of the title and the rule below it. */
const titleBaseline = 9.4;
const rule = 11.2;

/**
 * The largest type in which these groups fit on the two sides of one card; the comfortable size if none does.
 */
const sizeFor = (groups: Groups, region: Region): number | undefined =>
  sizes.find((size) => {
    let faces = 0;
    flowGroups(
      groups,
      () => {
        faces += 1;
        return { face: blindSketch, region };
      },
      size,
    );
    return faces <= 2;
  });

/** Texts on separate cards; a text too long for one card in small type continues on others in comfortable type. */
export const textCards = (
  card: { readonly id: string; readonly kind: string; readonly name: string },
  groups: Groups,
): readonly Card[] => {
  const missing = new Set<string>();
  const faces: Sketch[] = [];
  const next = (): Sketch => {
    const face = sketch(missing);
    const { x, right, width } = textArea;
    face.draw(...drawBorder());
    writeOne(
      face,
      card.name,
      { typeface: 'display', size: 13, fill: 'ink' },
      { x, y: titleBaseline, width, least: smallestOnCards },
    );
    face.draw({ draw: 'line', from: [x, rule], to: [right, rule], stroke: 'gold', strokeWidth: 0.15 });
    faces.push(face);
    return face;
  };
  const region = { x: textArea.x, width: textArea.width, top: rule + 1.4, bottom: textArea.bottom };
  flowGroups(groups, () => ({ face: next(), region }), sizeFor(groups, region));
  return Array.from({ length: Math.ceil(faces.length / 2) }, (_, index): Card => {
    const [front, back] = faces.slice(2 * index, 2 * index + 2).map((face) => face.finish());
    const empty = { drawings: drawBorder(), text: [] };
    return {
      ...card,
      id: index === 0 ? card.id : `${card.id}-${index + 1}`,
      size: defaultCardSize,
      front: front ?? empty,
      back: back ?? empty,
      ...(!back && { oneSided: true }),
      notices:
        index === 0 && missing.size > 0
          ? [{ notice: 'missing-characters', card: card.name, characters: [...missing] }]
          : [],
    };
  });
};

/** A player's notes on separate cards; no cards if there are none. */
export const notesCards = (
  card: { readonly id: string; readonly kind: string; readonly name: string },
  notes: string,
): readonly Card[] => {
  const lines = notesLines(notes);
  return textCards(card, lines.length === 0 ? [] : [lines]);
};
