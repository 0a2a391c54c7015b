import { createHash } from 'node:crypto';
import { words } from '@/lib/messages/index';
import type { Result } from '@/lib/result';
import manifest from '@/package.json';
import type { PressOrder, Refusal } from './order';
import type { PoolProblem } from './pool';

/** s until a player may ask again. */
const patience = 5;

const sentence = (text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const problemAnswer = (problem: PoolProblem): Response => {
  const { api } = words;
  switch (problem) {
    case 'busy':
      return sentence(api.busy, 503, { 'retry-after': String(patience) });
    case 'too-slow':
      return sentence(api.tooSlow, 503, { 'retry-after': String(patience) });
    case 'too-large':
      return sentence(api.tooLarge, 413);
    case 'failed':
      return sentence(api.failed, 500);
  }
};

/** The same order drawn by the same Pipsmith gives the same bytes, so the order itself tells one answer from another. */
const tagOf = (order: PressOrder): string =>
  `"${createHash('sha256')
    .update(`${manifest.version} ${JSON.stringify(order)}`)
    .digest('base64url')
    .slice(0, 22)}"`;

const knows = (asked: string | null, tag: string): boolean =>
  (asked ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

/**
 * Answers an order: the file with headers that let it be kept for ever (the address is the content), 304 to who has
 * it, or a sentence. HEAD is answered without drawing.
 */
export const answerOrder = async (
  request: Request,
  order: Result<PressOrder, Refusal>,
  draw: (order: PressOrder) => Promise<Result<Uint8Array, PoolProblem>>,
): Promise<Response> => {
  if (!order.ok) return sentence(order.error.sentence, order.error.status);
  const tag = tagOf(order.value);
  const isSheet = order.value.draw === 'sheet';
  const headers = {
    'content-type': isSheet ? 'application/pdf' : 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
  };
  if (knows(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const drawn = await draw(order.value);
  return drawn.ok ? new Response(new Uint8Array(drawn.value), { headers }) : problemAnswer(drawn.error);
};
