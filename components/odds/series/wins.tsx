import { teamColour } from '@/components/site/team-colours';
import { seriesMessages as say } from '#words/messages/series';
import { wilson } from '@/lib/simulation/statistics';

interface TeamWins {
  readonly members: readonly string[];
  readonly count: number;
}

interface Row {
  readonly name: string;
  readonly count: number;
  readonly colour: string;
}

/** The best of all, or all teams with the most wins. */
function Verdict({ teams, matches }: { readonly teams: readonly TeamWins[]; readonly matches: number }) {
  const most = Math.max(...teams.map(({ count }) => count));
  const best = teams.filter(({ count }) => count === most);
  const [winner] = best;
  if (!winner) return null;
  const { low, high } = wilson(most, matches);
  return (
    <p data-verdict className="mb-3 font-display text-2xl leading-tight font-bold text-balance">
      {best.length > 1
        ? say.even(
            best.map(({ members }) => members),
            matches,
          )
        : say.verdict(winner.members, most, matches, low, high)}
    </p>
  );
}

/** Win rates: the verdict, a bar, and the same as a table with intervals. */
export function Wins({ teams, matches }: { readonly teams: readonly TeamWins[]; readonly matches: number }) {
  const draws = teams.reduce((left, { count }) => left - count, matches);
  const [first, ...others] = teams.map(({ members, count }, team): Row => ({
    name: say.team(members),
    count,
    colour: teamColour(team),
  }));
  // Draws lie between the two, as in a tug of war.
  const drawn: Row = { name: say.draws, count: draws, colour: 'var(--line)' };
  const rows = [...(first ? [first] : []), drawn, ...others];
  return (
    <div>
      <Verdict teams={teams} matches={matches} />
      <div
        role="img"
        aria-label={say.bar(rows)}
        className="flex h-7 w-full overflow-hidden rounded-lg border border-edge forced-color-adjust-none"
      >
        {rows.map(({ count, colour }, at) => (
          <div key={at} style={{ width: `${(count / matches) * 100}%`, background: colour }} />
        ))}
      </div>
      <table className="mt-3 w-full border-collapse tabular-nums">
        <caption className="sr-only">{say.wins}</caption>
        <tbody>
          {rows.map(({ name, count, colour }, at) => {
            const { low, high } = wilson(count, matches);
            return (
              <tr key={at} className="align-baseline">
                <th scope="row" className="border-b border-line py-1.5 pr-2 text-left font-semibold">
                  <span
                    aria-hidden
                    className="mr-2 inline-block size-3 rounded-full border border-edge"
                    style={{ background: colour }}
                  />
                  {name}
                </th>
                <td className="border-b border-line px-1 text-right whitespace-nowrap">{count}</td>
                <td className="border-b border-line pl-1 text-right">
                  <span className="font-semibold whitespace-nowrap">{say.share(count / matches)}</span>{' '}
                  <span className="text-sm whitespace-nowrap text-muted sm:ml-2">
                    ({say.interval(low, high)})
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{say.intervalNote}</p>
    </div>
  );
}
