import { WarningIcon } from '@/components/ui/icons';
import { playMessages } from '@/lib/messages/play';
import type { PlaceMeaning } from '@/lib/session/places';

/** Who could attack at a place next turn, with the sign that marks them on the board; nothing for nobody. */
export function PlaceThreats({ means }: { readonly means: PlaceMeaning }) {
  const text = playMessages.placeThreats(means);
  if (text === '') return null;
  return (
    <p data-threats className="flex items-start gap-1.5 text-sm leading-snug font-semibold text-error">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
