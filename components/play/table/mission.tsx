import { playMessages } from '@/lib/messages/play';
import type { Encounter } from '@/lib/systems/match-part';
import { partOf } from '@/lib/systems/open';

const say = playMessages.missions;

/** Text of a mission and how to win it; undefined for any other match. */
export const missionTextOf = (encounter: Encounter) =>
  partOf(encounter.system, 'play')?.missionText?.(encounter);

/** How a mission goes, for whoever plays it; nothing for any other match. What wins stands in the question. */
export function Mission({ encounter }: { readonly encounter: Encounter }) {
  const text = missionTextOf(encounter);
  if (!text) return null;
  return (
    <details className="rounded-card border border-line bg-leaf p-4">
      <summary className="font-semibold">{say.how}</summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {[...text.lines, ...text.goal.slice(1)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
