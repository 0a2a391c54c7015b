import { CardFaceView } from '@/components/card/card-face';
import type { PlanPicture } from '@/lib/cards/pieces/map-plan';

/** The set-up of a scenario from above, as the kit prints it, and a key to its numbers. */
export function ScenarioPlanView({
  plan: { title, face, size, legend, notes },
}: {
  readonly plan: PlanPicture;
}) {
  const numbered = legend.flatMap((entry) => ('number' in entry ? [entry] : []));
  return (
    <figure className="mt-4 grid max-w-prose items-start gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="overflow-hidden rounded-card border border-line">
        <CardFaceView face={face} size={size} label={title} className="w-full" />
      </div>
      <figcaption className="flex flex-col gap-2">
        <p className="font-semibold">{title}</p>
        {numbered.length > 0 && (
          <ol className="flex flex-col gap-1">
            {numbered.map(({ number, text, place }) => (
              <li key={number} value={number}>
                <span className="font-semibold">
                  {number} {text}
                </span>
                <span className="block text-sm text-muted">{place}</span>
              </li>
            ))}
          </ol>
        )}
        {notes.map((note) => (
          <p key={note} className="text-sm text-muted">
            {note}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}
