import { fileName } from '@/components/site/file-name';
import { teamColour } from '@/components/site/team-colours';
import { challengeMessages as say } from '#words/messages/challenge';
import { terms } from '#words/language/words';

/** Result of the matches. */
export interface Score {
  readonly names: { readonly own: string; readonly foe: string };
  readonly won: number;
  readonly lost: number;
  readonly matches: number;
}

/** px: what chats show of a link. */
const width = 1200;
const height = 630;
const margin = 80;

const colours = { paper: '#f6efdf', ink: '#2a2118', muted: '#6b5c46', gold: '#8a6d3b', line: '#dccfb3' };
const display = '"Alegreya SC", serif';
const text = '"Source Sans 3", sans-serif';

/** The words in lines that fit; a word that is too long gets a separate line. */
const linesOf = (context: CanvasRenderingContext2D, sentence: string): readonly string[] =>
  sentence.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    return last === undefined || context.measureText(longer).width <= width - 2 * margin
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);

const draw = (
  context: CanvasRenderingContext2D,
  { names, won, lost, matches }: Score,
  verdict: string,
): void => {
  const inner = width - 2 * margin;
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = colours.gold;
  context.lineWidth = 4;
  context.strokeRect(28, 28, width - 56, height - 56);
  context.fillStyle = colours.ink;
  context.font = `bold 68px ${display}`;
  linesOf(context, verdict)
    .slice(0, 4)
    .forEach((line, at) => context.fillText(line, margin, 150 + at * 76, inner));
  const top = 440;
  context.fillStyle = colours.line;
  context.fillRect(margin, top, inner, 56);
  context.fillStyle = teamColour(0);
  context.fillRect(margin, top, (inner * won) / matches, 56);
  context.fillStyle = teamColour(1);
  context.fillRect(margin + inner - (inner * lost) / matches, top, (inner * lost) / matches, 56);
  context.fillStyle = colours.ink;
  context.font = `600 34px ${text}`;
  context.fillText(names.own, margin, top + 104, inner / 2 - 20);
  context.textAlign = 'right';
  context.fillText(names.foe, margin + inner, top + 104, inner / 2 - 20);
  context.fillStyle = colours.muted;
  context.font = `26px ${text}`;
  context.fillText(terms.product, margin + inner, height - 48);
};

/** Saves the result as a picture. Rejects where the browser draws none. */
export const keepChallengePicture = async (score: Score, verdict: string): Promise<void> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  await Promise.all([`bold 68px ${display}`, `600 34px ${text}`].map((font) => document.fonts.load(font)));
  draw(context, score, verdict);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName(`${score.names.own} ${score.names.foe}`, '.png', say.fileName);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
