import type { Standing } from '../tournament/table';
import { scoreOf } from '../tournament/table';
import type { Analysis, ScenarioFigures } from './analysis';
import type { Worth } from './worth';

/** A match to look at again. */
export interface ShownMatch {
  readonly title: string;
  readonly text: string;
  /** Undefined where it cannot be played again. */
  readonly link: string | undefined;
}

/** Every word of the page. */
export interface PageTexts {
  readonly language: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly headings: Readonly<Record<'table' | 'matrix' | 'worth' | 'scenarios' | 'matches', string>>;
  readonly notes: Readonly<Record<'table' | 'matrix' | 'worth' | 'scenarios', string>>;
  readonly columns: {
    readonly table: readonly string[];
    readonly worth: readonly string[];
    readonly scenarios: readonly string[];
  };
  readonly sortBy: (column: string) => string;
  readonly name: (key: string) => string;
  readonly percent: (share: number) => string;
  readonly points: (worth: number) => string;
  readonly interval: (low: number, high: number) => string;
  readonly kind: (worth: Worth) => string;
  readonly scenario: (figures: ScenarioFigures) => string;
  readonly figure: (value: number) => string;
  readonly watch: string;
  readonly noReplay: string;
  readonly nothing: string;
  readonly footer: string;
}

const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A cell: its text, and its value for sorting if that is different. */
interface Cell {
  readonly html: string;
  readonly sort?: number | string;
  readonly isFigure?: boolean;
}

const text = (words: string): Cell => ({ html: escaped(words), sort: words });
const number = (value: number, shown: string): Cell => ({
  html: escaped(shown),
  sort: value,
  isFigure: true,
});

const cellHtml = ({ html, sort, isFigure = false }: Cell, tag: 'td' | 'th'): string =>
  `<${tag}${tag === 'th' ? ' scope="row"' : ''}${isFigure ? ' class="n"' : ''}${
    sort === undefined ? '' : ` data-sort="${escaped(String(sort))}"`
  }>${html}</${tag}>`;

/** A table whose columns sort when their headings are pressed; the column `names` is the head of its row. */
const table = (
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  say: Pick<PageTexts, 'sortBy'>,
  names: number,
  heading: string,
): string => {
  const head = heads
    .map(
      (name, at) =>
        `<th scope="col"${rows[0]?.[at]?.isFigure === true ? ' class="n"' : ''}><button type="button" title="${escaped(say.sortBy(name))}">${escaped(name)}</button></th>`,
    )
    .join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell, at) => cellHtml(cell, at === names ? 'th' : 'td')).join('')}</tr>`)
    .join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(heading)}"><table class="sortable"><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>`;
};

/** A bar from 0 to 100 % with its interval. */
const shareBar = ({ score, interval }: Standing): string => {
  const at = (share: number): string => (share * 100).toFixed(1);
  return `<span class="bar" aria-hidden="true"><i style="width:${at(score)}%"></i><b style="left:${at(interval.low)}%;width:${at(interval.high - interval.low)}%"></b></span>`;
};

/** A bar to either side of none; `most` is its longest. */
const worthBar = ({ worth, error }: Worth, most: number): string => {
  const at = (value: number): number => 50 + (Math.max(-most, Math.min(most, value)) / most) * 50;
  const [low, high] = [at(worth - 1.96 * error), at(worth + 1.96 * error)];
  const [from, to] = worth < 0 ? [at(worth), 50] : [50, at(worth)];
  return `<span class="bar both" aria-hidden="true"><i class="${worth < 0 ? 'less' : 'more'}" style="left:${from.toFixed(1)}%;width:${(to - from).toFixed(1)}%"></i><b style="left:${low.toFixed(1)}%;width:${(high - low).toFixed(1)}%"></b></span>`;
};

const tableSection = ({ standings }: Analysis, say: PageTexts): string =>
  table(
    say.columns.table,
    standings.map((row) => [
      number(row.place, String(row.place)),
      text(say.name(row.key)),
      number(row.score, say.percent(row.score)),
      { html: shareBar(row), sort: row.score },
      number(row.interval.low, say.interval(row.interval.low, row.interval.high)),
      ...[row.wins, row.draws, row.losses, row.matches].map((value) => number(value, String(value))),
    ]),
    say,
    1,
    say.headings.table,
  );

const matrixSection = ({ standings, between }: Analysis, say: PageTexts): string => {
  const head = standings
    .map(({ key, place }) => `<th scope="col" title="${escaped(say.name(key))}">${place}</th>`)
    .join('');
  const rows = standings.map(({ key, place }) => {
    const cells = standings.map(({ key: other }) => {
      const share = other === key ? undefined : scoreOf(between(key, other));
      if (share === undefined) return '<td class="none"></td>';
      const tint =
        share < 0.5
          ? `--bad:${Math.round((0.5 - share) * 160)}%`
          : `--good:${Math.round((share - 0.5) * 160)}%`;
      const title = `${say.name(key)} – ${say.name(other)}: ${say.percent(share)}`;
      return `<td class="${share < 0.5 ? 'bad' : 'good'}" style="${tint}" title="${escaped(title)}">${Math.round(share * 100)}</td>`;
    });
    return `<tr><th scope="row"><span class="n">${place}</span> ${escaped(say.name(key))}</th>${cells.join('')}</tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(say.headings.matrix)}"><table class="matrix"><thead><tr><td></td>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
};

const worthSection = ({ worths }: Analysis, say: PageTexts): string => {
  if (worths.length === 0) return `<p>${escaped(say.nothing)}</p>`;
  const most = Math.max(...worths.map(({ worth, error }) => Math.abs(worth) + 1.96 * error), 0.01);
  return table(
    say.columns.worth,
    [...worths]
      .sort((a, b) => b.worth - a.worth)
      .map((each) => [
        text(each.name),
        number(each.worth, say.points(each.worth)),
        { html: worthBar(each, most), sort: each.worth },
        number(
          each.worth - 1.96 * each.error,
          say.interval(each.worth - 1.96 * each.error, each.worth + 1.96 * each.error),
        ),
        number(each.carriers, String(each.carriers)),
        text(say.kind(each)),
      ]),
    say,
    0,
    say.headings.worth,
  );
};

const scenarioSection = ({ scenarios }: Analysis, say: PageTexts): string =>
  table(
    say.columns.scenarios,
    scenarios.map((each) => [
      text(say.scenario(each)),
      number(each.matches, String(each.matches)),
      number(each.draws / Math.max(1, each.matches), say.percent(each.draws / Math.max(1, each.matches))),
      number(each.drawn.low, say.interval(each.drawn.low, each.drawn.high)),
      number(each.phases.mean, say.figure(each.phases.mean)),
      number(each.phases.middle, String(each.phases.middle)),
      number(each.phases.most, String(each.phases.most)),
      number(each.decisions, say.figure(each.decisions)),
    ]),
    say,
    0,
    say.headings.scenarios,
  );

const matchSection = (matches: readonly ShownMatch[], say: PageTexts): string =>
  matches
    .map(
      ({ title, text: words, link }) =>
        `<article><h3>${escaped(title)}</h3><p>${escaped(words)}</p>${
          link === undefined
            ? `<p class="note">${escaped(say.noReplay)}</p>`
            : `<p><a href="${escaped(link)}">${escaped(say.watch)}</a></p>`
        }</article>`,
    )
    .join('\n');

const style = `
:root{color-scheme:light dark;--paper:#fffdf7;--ink:#2a2118;--muted:#6b5c46;--line:#dccfb3;--soft:#f5eedd;--link:#7a2e12;--red:179 38 30;--green:46 125 50;--tint:1}
@media(prefers-color-scheme:dark){:root{--paper:#1b1713;--ink:#efe6d6;--muted:#b5a48a;--line:#463b2e;--soft:#26201a;--link:#f0a37f;--red:220 96 84;--green:92 170 98;--tint:.5}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 "Source Sans 3","Segoe UI","Noto Sans",sans-serif}
main{max-width:76rem;margin:0 auto;padding:1.5rem clamp(.75rem,3vw,2rem) 3rem}
h1{font-size:1.9rem;line-height:1.2;margin:.2em 0}h2{margin:2.2rem 0 .4rem;font-size:1.35rem}h3{margin:0;font-size:1.05rem}
p{max-width:48rem;margin:.4rem 0}.note,footer{color:var(--muted)}a{color:var(--link)}
.wide{overflow-x:auto;margin:.6rem 0;border:1px solid var(--line);border-radius:.4rem}
.wide:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap;font-weight:400}
tbody tr:last-child>*{border-bottom:0}thead th{background:var(--soft);font-weight:600}.n{text-align:right}.lines th[scope=row]{white-space:normal;min-width:11rem}
th[scope=row]{font-weight:600;position:sticky;left:0;background:var(--paper);z-index:1}.sortable thead th{padding:0}
.sortable button{font:inherit;color:inherit;background:none;border:0;padding:.6rem;width:100%;text-align:inherit;cursor:pointer;min-height:2.75rem}
[aria-sort=ascending] button::after{content:" \\2191"}[aria-sort=descending] button::after{content:" \\2193"}
.bar{display:block;position:relative;width:9rem;height:1rem;background:var(--soft);border-radius:.2rem}
.bar i{position:absolute;left:0;top:0;bottom:0;background:rgb(var(--green));border-radius:.2rem}
.bar i.less{background:rgb(var(--red))}.bar b{position:absolute;top:calc(50% - 1px);height:2px;background:var(--ink)}
.bar.both::before{content:"";position:absolute;left:50%;top:-.2rem;bottom:-.2rem;border-left:1px solid var(--muted)}
.matrix td{text-align:center;min-width:2.6rem;padding:.35rem .2rem}.matrix th[scope=col]{text-align:center}
.matrix th[scope=row]{max-width:12rem;overflow:hidden;text-overflow:ellipsis}
.matrix .none{background:var(--soft)}
.good{background:rgb(var(--green)/calc(var(--good)*var(--tint)))}.bad{background:rgb(var(--red)/calc(var(--bad)*var(--tint)))}
article{border:1px solid var(--line);border-radius:.4rem;padding:.8rem 1rem;margin:.6rem 0;max-width:48rem}
@media print{.wide{overflow:visible}button{padding:.2rem}}
`;

/** Sorts a table by the column whose heading is pressed: the other way round the second time. */
const script = `
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.firstChild.addEventListener('click', () => {
    const isDown = head.getAttribute('aria-sort') !== 'descending';
    heads.forEach((other) => other.removeAttribute('aria-sort'));
    head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
    const value = (row) => { const { sort } = row.cells[column].dataset; return sort !== '' && !isNaN(sort) ? Number(sort) : sort; };
    const order = (a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)));
    const rows = [...table.tBodies[0].rows].sort((a, b) => order(value(a), value(b)) * (isDown ? -1 : 1));
    table.tBodies[0].append(...rows);
  }));
}
`;

/** A tournament as a page of HTML that needs nothing else: no network, no other file. */
export const pageOf = (analysis: Analysis, matches: readonly ShownMatch[], say: PageTexts): string => {
  const section = (id: keyof PageTexts['headings'], inside: string): string => {
    const note = id === 'matches' ? '' : `<p class="note">${escaped(say.notes[id])}</p>`;
    return `<section><h2 id="${id}">${escaped(say.headings[id])}</h2>${note}\n${inside}</section>`;
  };
  return [
    '<!doctype html>',
    `<html lang="${say.language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(say.title)}</title>`,
    `<style>${style}</style></head>`,
    `<body><main><h1>${escaped(say.title)}</h1>`,
    ...say.lead.map((line) => `<p>${escaped(line)}</p>`),
    section('table', tableSection(analysis, say)),
    section('matrix', matrixSection(analysis, say)),
    section('worth', worthSection(analysis, say)),
    section('scenarios', `<div class="lines">${scenarioSection(analysis, say)}</div>`),
    ...(matches.length > 0 ? [section('matches', matchSection(matches, say))] : []),
    `<footer><p>${escaped(say.footer)}</p></footer></main>`,
    `<script>${script}</script></body></html>`,
    '',
  ].join('\n');
};
