import { capital } from '@/lib/language/en';
import { seriesMessages as say } from '@/lib/messages/en/series';
import type { Summary } from '@/components/series/series-worker';

const cell = 'border-b border-line px-1 py-1 text-right whitespace-nowrap';
const head = 'border-b border-line px-1 py-1 text-right align-bottom text-xs font-semibold sm:text-sm';

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

function Figures({
  caption,
  heads,
  rows,
}: {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm wrap-normal tabular-nums sm:text-base">
        <caption className="pb-1 text-left text-base font-semibold">{caption}</caption>
        <thead>
          <tr>
            <td className="border-b border-line" />
            {heads.map((name) => (
              <th key={name} scope="col" className={head}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }, at) => (
            <tr key={at}>
              <th scope="row" className="border-b border-line py-1 pr-2 text-left font-normal">
                {name}
              </th>
              {cells.map((text, column) => (
                <td key={column} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the heroes and their skills did, each match on average. */
export function SeriesFigures({
  names,
  summary,
}: {
  readonly names: readonly string[];
  readonly summary: Summary;
}) {
  const { report, falls, rounds, harms } = summary;
  const per = (sum: number): string => say.figures.value(sum / report.matches);
  const { figures, skills } = say;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
      <Figures
        caption={figures.caption}
        heads={
          harms
            ? [harms.dealt, harms.lost, harms.healed].map(capital)
            : [figures.dealt, figures.lost, figures.healed]
        }
        rows={names.map((name, at) => {
          const hero = report.heroes[at];
          return { name, cells: [hero?.dealt ?? 0, hero?.lost ?? 0, hero?.healed ?? 0].map(per) };
        })}
      />
      <p className="max-w-prose lg:pt-7">
        {say.length(report.phases.mean, report.phases.most, rounds)}{' '}
        {names.map((name, at) => say.falls(name, falls[at] ?? '')).join(' ')}
      </p>
      {names.map((name, at) => {
        const used = Object.entries(report.heroes[at]?.skills ?? {});
        if (used.length === 0) return null;
        return (
          <Figures
            key={at}
            caption={skills.caption(name)}
            heads={[skills.uses, skills.worked, ...summary.columns.map(([, head]) => head)]}
            rows={used.map(([id, did]) => ({
              name: summary.skills[id] ?? id,
              cells: [
                per(did.uses),
                did.uses === 0 ? '–' : say.share(did.worked / did.uses),
                ...summary.columns.map(([key]) => per(did[key] ?? 0)),
              ],
            }))}
          />
        );
      })}
    </div>
  );
}
