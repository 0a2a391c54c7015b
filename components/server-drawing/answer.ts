import { createHash } from 'node:crypto';
import { messages } from '@/lib/messages/index';
import type { Result } from '@/lib/result';
import type { DrawingProblem } from './drawings';
import type { DrawingOrder, Refusal } from './order';

/** s until a player may ask again. */
const patience = 5;

/** s for which a drawing is taken as it is; from then on its tag is asked for. */
const fresh = 24 * 60 * 60;

const sentence = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const problemAnswer = (problem: DrawingProblem): Response => {
  const { api } = messages;
  const later = { 'retry-after': String(patience) };
  switch (problem) {
    case 'busy':
    // Nobody hears this but those who wait while the server ends.
    case 'aborted':
      return sentence(api.busy, 503, later);
    case 'too-slow':
      return sentence(api.tooSlow, 503, later);
    case 'too-large':
      return sentence(api.tooLarge, 413);
    case 'failed':
    case 'lost':
      return sentence(api.failed, 500);
  }
};

/** The same order drawn by the same build gives the same bytes, so the two together tell one answer from another. */
const tagOf = (order: DrawingOrder, build: string): string =>
  `"${createHash('sha256')
    .update(`${build} ${JSON.stringify(order)}`)
    .digest('base64url')
    .slice(0, 22)}"`;

const knows = (asked: string | null, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/**
 * Answers an order: the file with headers that let it be kept, 304 to who has it as this build draws it, or a sentence.
 * HEAD is answered without drawing.
 *
 * @param build names the content of the build that draws
 */
export const answerOrder = async (
  request: Request,
  order: Result<DrawingOrder, Refusal>,
  build: string,
  draw: (order: DrawingOrder) => Promise<Result<Uint8Array, DrawingProblem>>,
): Promise<Response> => {
  if (!order.ok) return sentence(order.error.sentence, order.error.status);
  const tag = tagOf(order.value, build);
  const isSheet = order.value.draw === 'sheet';
  const headers = {
    'content-type': isSheet ? 'application/pdf' : 'image/png',
    'cache-control': `public, max-age=${fresh}, immutable`,
    etag: tag,
  };
  if (knows(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const drawn = await draw(order.value);
  return drawn.ok ? new Response(new Uint8Array(drawn.value), { headers }) : problemAnswer(drawn.error);
};
