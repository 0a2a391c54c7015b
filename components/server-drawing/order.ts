import { messages } from '@/lib/messages/index';
import { type PaperId, paperIds } from '@/lib/cards/paper/paper';
import { err, ok, type Result } from '@/lib/result';
import { opening } from '@/lib/systems/open';
import { decode, type CodeProblem } from '@/lib/share/index';

/** Order for a drawing; plain data, so that it travels to a worker. The code has been read once and is sound. */
export type DrawingOrder =
  | {
      readonly draw: 'sheet';
      readonly code: string;
      readonly paper: PaperId;
      /** Where QR codes lead; absent: the cards carry none. */
      readonly origin?: string;
    }
  | { readonly draw: 'card'; readonly code: string }
  | { readonly draw: 'preview'; readonly code: string };

/** Why an address orders nothing: the status of the answer and its sentence. */
export interface Refusal {
  readonly status: 400 | 404 | 413;
  readonly sentence: string;
}

const kinds = ['hero', 'party'] as const;

const statusOf = ({ problem }: CodeProblem): Refusal['status'] => {
  switch (problem) {
    case 'empty':
    case 'not-a-code':
      return 400;
    case 'too-long-code':
      return 413;
    case 'truncated':
    case 'damaged':
    case 'newer':
      return 404;
  }
};

const paperOf = (asked: string | null): PaperId | undefined =>
  asked === null ? 'a4' : paperIds.find((id) => id === asked);

/**
 * Reads /api/KIND/CODE/PICTURE: `sheet.pdf` (`?paper=a4` or `letter`) and `preview.png` of heroes and parties,
 * `card.png` of a hero.
 *
 * @param paper the query's `paper`, null where it has none
 * @param origin the public address of this Pipsmith, where it has one
 */
export const readOrder = async (
  { kind, code, picture }: { readonly kind: string; readonly code: string; readonly picture: string },
  paper: string | null,
  origin: string | undefined,
): Promise<Result<DrawingOrder, Refusal>> => {
  const { api } = messages;
  const wanted = kinds.find((one) => one === kind);
  const known = wanted !== undefined && api.pictures[wanted].some((name) => name === picture);
  if (!known) return err({ status: 404, sentence: api.noSuchPicture });
  const found = await opening(() => decode(code));
  if (!found.ok) return err({ status: statusOf(found.error), sentence: messages.share.problem(found.error) });
  const kindOf = found.value.kind === 'sheet' ? 'hero' : 'party';
  if (kindOf !== wanted) return err({ status: 404, sentence: api.otherKind(kindOf) });
  if (picture === 'card.png') return ok({ draw: 'card', code });
  if (picture === 'preview.png') return ok({ draw: 'preview', code });
  if (found.value.kind === 'party' && found.value.party.heroes.length === 0)
    return err({ status: 404, sentence: messages.site.party.empty });
  const onPaper = paperOf(paper);
  if (onPaper === undefined) return err({ status: 400, sentence: api.badPaper(paper ?? '', paperIds) });
  return ok({ draw: 'sheet', code, paper: onPaper, ...(origin !== undefined && { origin }) });
};
