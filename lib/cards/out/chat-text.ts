import { isPiece, type Card, type CardFace } from '../card';

const saidOn = ({ spoken, text }: CardFace): readonly string[] => spoken ?? text;

/** A label that was said with its figure just before, and faces without pips, tell nothing new. */
const isNew = (line: string, before: string | undefined, name: string): boolean =>
  line !== name && before?.startsWith(`${line} `) !== true && !/^\d-face: no pips$/.test(line);

const withoutRepeats = (lines: readonly string[], name: string): readonly string[] =>
  lines.filter((line, index) => isNew(line, lines[index - 1], name));

/** Letters of a front that goes in one line; the front of a continuation is text. */
const longest = 160;
const isLong = (lines: readonly string[]): boolean => lines.join(' · ').length > longest;
const shortLine = (lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [lines.join(' · ')] : [];

/** The line that names the licence of the game. */
const isCredits = (line: string): boolean => line.includes('CC BY-NC');

/**
 * Cards as plain text for a chat, without any mark-up: the front in one line, the back line by line, and who made the game
 * once at the end.
 */
export const chatText = (cards: readonly Card[]): string => {
  const own = cards.filter((card) => !isPiece(card));
  const credits = own.flatMap(({ back }) => [...saidOn(back), ...back.text]).find(isCredits);
  const texts = own.map(({ name, front, back }) => {
    const [first = [], second = []] = [front, back].map((face) =>
      withoutRepeats(
        saidOn(face).filter((line) => line !== credits),
        name,
      ),
    );
    return [name, ...(isLong(first) ? first : shortLine(first)), ...second].join('\n');
  });
  return [...texts, ...(credits === undefined ? [] : [credits])].join('\n\n');
};
