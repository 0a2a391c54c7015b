import { cardSizeIds, cardSizes } from '@/lib/cards/card';
import type { PrintSheetOptions } from '@/lib/cards/paper/print-sheet';
import { inkLooks } from '@/lib/cards/ink-look';
import {
  mostOffset,
  offsetOf,
  paperIds,
  widestGutter,
  type Joining,
  type PaperId,
} from '@/lib/cards/paper/paper';
import { commandLineMessages } from '@/lib/messages/command-line';
import { err, ok, type Result } from '@/lib/result';
import type { Arguments } from './arguments';

/** The options that say how the sheets look. */
export const lookOptions = {
  paper: { type: 'string' },
  size: { type: 'string' },
  ink: { type: 'string' },
  gutter: { type: 'string' },
  duplex: { type: 'boolean' },
  sleeves: { type: 'boolean' },
  offset: { type: 'string' },
  borderless: { type: 'boolean' },
} as const;

export type PrintLook = Omit<PrintSheetOptions, 'labels'>;

const numberOf = (text: string): number => (/^[+-]?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN);

const joiningOf = ({ has, value }: Arguments): Result<Joining, string> => {
  const say = commandLineMessages;
  const gutter = value('gutter');
  const offset = value('offset');
  if (has('sleeves')) {
    return gutter !== undefined || offset !== undefined || has('duplex')
      ? err(say.sleevesAlone)
      : ok({ by: 'sleeve' });
  }
  if (has('duplex')) {
    if (gutter !== undefined) return err(say.gutterAndDuplex);
    const [x, y, ...more] = (offset ?? '0,0').split(',').map((part) => offsetOf(numberOf(part)));
    return x === undefined || y === undefined || more.length > 0
      ? err(say.badOffset(offset ?? '', mostOffset))
      : ok({ by: 'duplex', offset: { x, y } });
  }
  if (offset !== undefined) return err(say.offsetWithoutDuplex);
  const width = numberOf(gutter ?? '0');
  return width >= 0 && width <= widestGutter
    ? ok({ by: 'fold', gutter: width })
    : err(say.badGutter(gutter ?? '', widestGutter));
};

/** The paper by its name, a4 by default; an error is a sentence. */
export const paperOf = (given = 'a4'): Result<PaperId, string> => {
  const paper = paperIds.find((id) => id === given);
  return paper === undefined ? err(commandLineMessages.badPaper(given, paperIds)) : ok(paper);
};

/** Paper, size, ink and joining out of the arguments of `print`; an error is a sentence. */
export const lookOf = (args: Arguments): Result<PrintLook, string> => {
  const given = {
    size: args.value('size') ?? '63x88',
    ink: args.value('ink') ?? 'colour',
  };
  const paper = paperOf(args.value('paper'));
  if (!paper.ok) return paper;
  const size = cardSizeIds.find((id) => id === given.size);
  if (size === undefined) return err(commandLineMessages.badSize(given.size, cardSizeIds));
  const ink = inkLooks.find((look) => look === given.ink);
  if (ink === undefined) return err(commandLineMessages.badInk(given.ink, inkLooks));
  const joining = joiningOf(args);
  if (!joining.ok) return joining;
  const counterBacks = joining.value.by === 'duplex' ? joining.value.offset : undefined;
  return ok({
    paper: paper.value,
    size: cardSizes[size],
    ink,
    joining: joining.value,
    counterBacks,
    isBorderless: args.has('borderless'),
  });
};
