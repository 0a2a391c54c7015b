import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { Encounter } from '@/lib/systems/match-part';
import { partOf } from '@/lib/systems/open';

const say = playMessages.missions;

/** What whoever plays a mission has to do; nothing for any other match. */
export function Mission({ encounter: { system, scenario } }: { readonly encounter: Encounter }) {
  const text = partOf(system, 'play')?.missionText?.(scenario);
  if (!text) return null;
  return (
    <Panel title={text.title}>
      <p className="font-semibold">{say.goal}</p>
      {text.goal.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <details className="mt-2">
        <summary className="font-semibold">{say.how}</summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
          {text.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
