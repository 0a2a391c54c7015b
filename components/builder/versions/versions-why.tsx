import type { ReactNode } from 'react';
import { FiguresTable, type FiguresRow } from '@/components/series/figures-table';
import type { VersionWords } from '@/components/series/series-worker';
import { capital } from '#words/language/words';
import { versionsMessages as say } from '#words/messages/versions';
import { noSkill } from '@/lib/match/tally';
import { versionIds, type VersionId } from '@/lib/simulation/versions/pairs';
import type { VersionFigures, VersionsReport } from '@/lib/simulation/versions/report';

type PerMatch = (sum: number) => number;

/** A smaller average would read as 0.0. */
const least = 0.05;

/** Results of the skills that only one version has, and its other extras. */
const sentencesOf = (
  id: VersionId,
  { only, skills, columns }: VersionWords,
  { tally }: VersionFigures,
  per: PerMatch,
): readonly string[] => {
  const others = only[id].filter(({ kind }) => kind !== 'skill');
  const told = only[id].flatMap(({ kind, name }): readonly string[] => {
    if (kind !== 'skill') return [];
    const found = Object.entries(skills).find(([skill, called]) => called === name && tally.skills[skill]);
    const did = found && tally.skills[found[0]];
    if (!did || did.uses === 0) return [say.unused(id, name)];
    const counted = columns.flatMap(([key, called]) => {
      const value = per(did[key] ?? 0);
      return value >= least ? [[called, value] as const] : [];
    });
    return [say.used(id, name, per(did.uses), did.worked / did.uses, counted)];
  });
  return others.length === 0
    ? told
    : [
        ...told,
        say.only(
          id,
          others.map((one) => say.having(one)),
        ),
      ];
};

const figureRows = (
  versions: VersionsReport['versions'],
  { harms, rounds }: VersionWords,
  per: PerMatch,
): readonly FiguresRow[] => {
  const { figures } = say;
  const row = (name: string, of: (figures: VersionFigures) => string): FiguresRow => ({
    name,
    cells: versionIds.map((id) => of(versions[id])),
  });
  const sum = (name: string, key: 'dealt' | 'taken' | 'lost' | 'healed'): FiguresRow =>
    row(name, ({ tally }) => say.figure(per(tally[key])));
  return [
    sum(harms ? capital(harms.dealt) : figures.dealt, 'dealt'),
    sum(harms ? capital(harms.taken) : figures.taken, 'taken'),
    sum(harms ? capital(harms.lost) : figures.lost, 'lost'),
    sum(harms ? capital(harms.healed) : figures.healed, 'healed'),
    row(harms?.fell ?? figures.fell, ({ fell }) => say.share(fell)),
    row(figures.length(rounds.many), ({ phases }) => say.figure(phases)),
  ];
};

const skillRows = (
  versions: VersionsReport['versions'],
  skills: VersionWords['skills'],
  per: PerMatch,
): readonly FiguresRow[] =>
  Object.entries(skills).map(([skill, name]) => ({
    name,
    cells: versionIds.map((id) => {
      const { uses, worked } = versions[id].tally.skills[skill] ?? noSkill;
      return uses === 0 ? '–' : `${say.figure(per(uses))} (${say.share(worked / uses)})`;
    }),
  }));

function Details({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 content-center font-semibold">{title}</summary>
      <div className="pb-2">{children}</div>
    </details>
  );
}

/** Figures of both versions, differences in skills and gear, and the opponents that mattered. */
export function VersionsWhy({
  report: { versions, difference, opponents: met },
  words,
  opponents,
}: {
  readonly report: VersionsReport;
  readonly words: VersionWords;
  readonly opponents: readonly string[];
}) {
  const per: PerMatch = (sum) => sum / Math.max(1, difference.pairs);
  const heads = versionIds.map((id) => id.toUpperCase());
  const skills = skillRows(versions, words.skills, per);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-sans text-base font-semibold">{say.why}</h3>
      {versionIds.flatMap((id) =>
        sentencesOf(id, words, versions[id], per).map((sentence) => <p key={sentence}>{sentence}</p>),
      )}
      <FiguresTable caption={say.average} heads={heads} rows={figureRows(versions, words, per)} />
      {skills.length > 0 && <FiguresTable caption={say.skills} heads={heads} rows={skills} />}
      {met.length > 1 && (
        <Details title={say.opponents}>
          <p className="pb-2 text-sm text-muted">{say.opponentsNote}</p>
          <FiguresTable
            caption={say.opponent}
            heads={[say.above]}
            rows={met.map(({ opponent, difference: own }) => ({
              name: opponents[opponent] ?? '',
              cells: [say.signed(own.mean)],
            }))}
          />
        </Details>
      )}
    </div>
  );
}
