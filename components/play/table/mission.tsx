import { playMessages } from '@/lib/messages/play';
import type { Encounter } from '@/lib/systems/match-part';
import { partOf } from '@/lib/systems/open';

const say = playMessages.missions;

/** Text of a mission and how to win it; undefined for any other match. */
export const missionTextOf = (encounter: Encounter) =>
  partOf(encounter.system, 'play')?.missionText?.(encounter);

/** Rules of a mission or a scenario in play; nothing for a game that says all of them with what wins. */
export function Mission({
  encounter,
  how = [],
}: {
  readonly encounter: Encounter;
  /** How a scenario is played. */
  readonly how?: readonly string[] | undefined;
}) {
  const text = missionTextOf(encounter);
  const lines = text ? [...text.lines, ...text.goal.slice(1)] : how;
  if (lines.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-leaf p-4">
      <summary className="font-semibold">{text ? say.how : say.howScenario}</summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
