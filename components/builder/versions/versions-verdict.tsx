import { teamColour } from '@/components/site/team-colours';
import { versionsMessages as say } from '#words/messages/versions';
import { verdictOf } from '@/lib/simulation/versions/difference';
import { versionIds } from '@/lib/simulation/versions/pairs';
import type { VersionsReport } from '@/lib/simulation/versions/report';

/** Points of which fewer, or of the rest of which more, leave no room for a difference. */
const little = 0.1;

const isOneSided = ({ a, b }: VersionsReport['versions']): boolean =>
  Math.max(a.score, b.score) < little || Math.min(a.score, b.score) > 1 - little;

/** Which version is better, and what each of them scores. */
export function VersionsVerdict({
  report: { difference, versions, opponents, isAlike },
  names,
}: {
  readonly report: VersionsReport;
  readonly names: { readonly a: string; readonly b: string };
}) {
  return (
    <div className="flex flex-col gap-3">
      <p data-verdict className="font-display text-2xl leading-tight font-bold text-balance">
        {say.verdict(difference)}
      </p>
      {verdictOf(difference) === 'none' && <p>{isAlike ? say.alike : say.possible(difference)}</p>}
      {isOneSided(versions) && <p>{say.oneSided(versions.a.score)}</p>}
      <ul className="flex flex-col gap-2">
        {versionIds.map((id, at) => (
          <li key={id}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{say.version(id, names[id])}</span>
              <span className="tabular-nums">{say.score(versions[id].score)}</span>
            </p>
            <div
              aria-hidden
              className="h-3 w-full overflow-hidden rounded-lg border border-edge bg-line forced-color-adjust-none"
            >
              <div
                className="h-full"
                style={{ width: `${versions[id].score * 100}%`, background: teamColour(at) }}
              />
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{say.note(difference.pairs, opponents.length)}</p>
    </div>
  );
}
