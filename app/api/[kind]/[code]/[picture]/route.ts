import { answerOrder } from '@/components/server-drawing/answer';
import { readOrder } from '@/components/server-drawing/order';
import { serverDrawings } from '@/components/server-drawing/server-drawings';
import { buildId } from '@/components/site/build-id';
import { originSetting } from '@/components/site/request-headers';

interface Route {
  readonly params: Promise<{ readonly kind: string; readonly code: string; readonly picture: string }>;
}

/** The sheet, the card or the preview picture behind a share code; HEAD takes the same way without drawing. */
export const GET = async (request: Request, { params }: Route): Promise<Response> => {
  const paper = new URL(request.url).searchParams.get('paper');
  const order = await readOrder(await params, paper, originSetting());
  const options = { signal: request.signal, client: request.headers.get('x-pipsmith-client') ?? '' };
  return answerOrder(request, order, await buildId(), (sound) => serverDrawings.draw(sound, options));
};

export const HEAD = GET;
