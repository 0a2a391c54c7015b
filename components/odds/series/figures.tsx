import { FiguresTable } from '@/components/series/figures-table';
import { capital } from '#words/language/words';
import { seriesMessages as say } from '#words/messages/series';
import type { Summary } from '@/components/series/series-worker';

/** Average results per match of the heroes and their skills. */
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
      <FiguresTable
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
        const used = Object.entries(report.heroes[at]?.skills ?? {}).flatMap(([id, did]) => {
          const called = summary.skills[id];
          return called === undefined ? [] : [{ called, did }];
        });
        if (used.length === 0) return null;
        return (
          <FiguresTable
            key={at}
            caption={skills.caption(name)}
            heads={[skills.uses, skills.worked, ...summary.columns.map(([, head]) => head)]}
            rows={used.map(({ called, did }) => ({
              name: called,
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
