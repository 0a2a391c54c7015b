import { seriesMessages as say } from '@/lib/messages/en/series';
import { wilson } from '@/lib/simulation/statistics';

/** No colours of pips: those say what a die is painted with. */
const colours = ['var(--ink)', 'var(--line)', 'var(--gold)'] as const;

/** Who won how often: the verdict, a bar, and the same as a table with intervals. */
export function Wins({
  names,
  wins,
  matches,
}: {
  readonly names: readonly string[];
  readonly wins: readonly [number, number];
  readonly matches: number;
}) {
  const [own = '', foe = ''] = names;
  const draws = matches - wins[0] - wins[1];
  const rows = [
    { name: own, count: wins[0] },
    { name: say.draws, count: draws },
    { name: foe, count: wins[1] },
  ];
  const [first, second] = wins;
  const [winner, most] = first >= second ? [own, first] : [foe, second];
  const { low: least, high: greatest } = wilson(most, matches);
  return (
    <div>
      <p data-verdict className="mb-3 font-display text-2xl leading-tight font-bold text-balance">
        {first === second ? say.even(own, foe, matches) : say.verdict(winner, most, matches, least, greatest)}
      </p>
      <div
        role="img"
        aria-label={say.bar(own, foe, wins, draws)}
        className="flex h-7 w-full overflow-hidden rounded-lg border border-edge"
      >
        {rows.map(({ count }, at) => (
          <div key={at} style={{ width: `${(count / matches) * 100}%`, background: colours[at] }} />
        ))}
      </div>
      <table className="mt-3 w-full border-collapse tabular-nums">
        <caption className="sr-only">{say.wins}</caption>
        <tbody>
          {rows.map(({ name, count }, at) => {
            const { low, high } = wilson(count, matches);
            return (
              <tr key={at} className="align-baseline">
                <th scope="row" className="border-b border-line py-1.5 pr-2 text-left font-semibold">
                  <span
                    aria-hidden
                    className="mr-2 inline-block size-3 rounded-full border border-edge"
                    style={{ background: colours[at] }}
                  />
                  {name}
                </th>
                <td className="border-b border-line px-1 text-right">{count}</td>
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
