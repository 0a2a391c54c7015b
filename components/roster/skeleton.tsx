import { Waiting } from '@/components/site/waiting';
import { siteMessages } from '@/lib/messages/site';
import { HandSpace } from './heroes/hand-space';

/** Leaves that the server draws; those beyond the number of heroes are hidden before anybody sees them. */
const leaves = 12;

/** Room for the heroes while they come: as many leaves as there were last time, each as large as a hero's. */
export function Skeleton({
  heading,
  label,
  heroes,
}: {
  readonly heading: string;
  readonly label: string;
  /** How many heroes to make room for; undefined while only the page's own script knows. */
  readonly heroes: number | undefined;
}) {
  return (
    <section aria-label={heading} aria-busy className="flex flex-col gap-5">
      <div className="flex min-h-26 items-start sm:min-h-14">
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
      </div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <HandSpace />
      <div aria-hidden className="h-[9.25rem] sm:h-[4.5rem]" />
      <div aria-hidden className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: leaves }, (_, index) => (
          <div
            key={index}
            data-leaf
            hidden={heroes !== undefined && index >= heroes}
            suppressHydrationWarning
            className="min-h-44 rounded-card border border-line bg-leaf/60"
          />
        ))}
      </div>
    </section>
  );
}

/** The parties on their way. */
export function PartiesOpening() {
  return (
    <div role="status" className="min-h-[60dvh] text-muted">
      <Waiting first={siteMessages.offline.opening} />
    </div>
  );
}
