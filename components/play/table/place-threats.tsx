import { WarningIcon } from '@/components/ui/icons';
import { playMessages } from '@/lib/messages/play';
import type { PlaceMeaning } from '@/lib/session/places';

/** Opponents who could attack at a place next turn, with their sign on the board; draws nothing if there are none. */
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
