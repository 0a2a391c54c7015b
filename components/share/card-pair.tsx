import { CardFaceView } from '@/components/card/card-face';
import type { Card, CardFace, CardSize } from '@/lib/cards/card';
import { Enlarge } from './enlarge';
import { messages } from '@/lib/messages/index';

function Face({
  face,
  size,
  label,
}: {
  readonly face: CardFace;
  readonly size: CardSize;
  readonly label: string;
}) {
  return (
    <div className="min-w-0 overflow-hidden rounded-[4.76%/3.41%] shadow-[0_1px_4px_rgb(20_14_8/0.25)]">
      <Enlarge label={messages.site.hero.enlarge(label)}>
        <CardFaceView face={face} size={size} label={label} />
      </Enlarge>
    </div>
  );
}

/** Front and back of a card side by side, as they stand on the sheet. */
export function CardPair({ card }: { readonly card: Card }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4">
      <Face face={card.front} size={card.size} label={messages.site.hero.front(card.name)} />
      <Face face={card.back} size={card.size} label={messages.site.hero.back(card.name)} />
    </div>
  );
}
