import { answerOrder } from '@/components/press/answer';
import { pressOrder } from '@/components/press/order';
import { press } from '@/components/press/press';
import { originSetting } from '@/components/site/own-origin';

interface Route {
  readonly params: Promise<{ readonly kind: string; readonly code: string; readonly picture: string }>;
}

/** The sheet, the card or the preview picture behind a share code; HEAD takes the same way without drawing. */
export const GET = async (request: Request, { params }: Route): Promise<Response> => {
  const paper = new URL(request.url).searchParams.get('paper');
  const order = pressOrder(await params, paper, originSetting());
  return answerOrder(request, order, (sound) => press.draw(sound));
};

export const HEAD = GET;
