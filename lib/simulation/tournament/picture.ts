import { scoreOf, type Standing, type Tally } from './table';

/** Texts on the picture besides figures. */
export interface PictureTexts {
  readonly title: string;
  /** Of the heroes by their keys. */
  readonly name: (key: string) => string;
  /** A share as it is written into a cell. */
  readonly share: (share: number) => string;
  /** The same, beside a bar. */
  readonly percent: (share: number) => string;
  /** Beneath the title, over the bars and over the cells. */
  readonly subtitle: string;
  readonly score: string;
  readonly against: string;
}

const cell = 46;
const barWidth = 190;
const margin = 24;
const letter = 8.2;
const longestName = 26;

const ink = '#2a2118';
const muted = '#6b5c46';
const paper = '#fffdf7';
const line = '#dccfb3';

const escaped = (text: string): string =>
  text
    .replace(/\p{C}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const short = (name: string): string => {
  const letters = Array.from(name);
  return letters.length <= longestName ? name : `${letters.slice(0, longestName - 1).join('')}…`;
};

/** From red over paper to green; a draw's colour is the paper's. */
const tint = (share: number): string => {
  const [r, g, b] = share < 0.5 ? [179, 38, 30] : [46, 125, 50];
  const much = Math.abs(share - 0.5) * 1.2;
  const mixed = [
    [r, 255],
    [g, 253],
    [b, 247],
  ].map(([full = 0, none = 0]) => Math.round(full * much + none * (1 - much)));
  return `rgb(${mixed.join(',')})`;
};

type Anchor = 'start' | 'middle' | 'end';

const text = (x: number, y: number, words: string, anchor: Anchor = 'start', more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${more}>${escaped(words)}</text>`;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

/**
 * A tournament as an SVG picture: of each hero a bar with its interval, and how it did against every other, the best at
 * the top and on the left.
 */
export const pictureOf = (standings: readonly Standing[], tally: Tally, say: PictureTexts): string => {
  const names = standings.map(({ key }) => short(say.name(key)));
  const nameWidth = Math.ceil(Math.max(...names.map((name) => Array.from(name).length), 4) * letter) + 34;
  const barsAt = margin + nameWidth;
  const cellsAt = barsAt + barWidth + 64;
  const top = margin + 96;
  const width = Math.max(cellsAt + standings.length * cell + margin, 620);
  const height = top + standings.length * cell + margin;
  const scaled = (share: number): number => Math.round(barsAt + share * barWidth);

  const rows = standings.flatMap(({ key, place, score, interval }, row) => {
    const y = top + row * cell;
    const middle = y + cell / 2;
    const whisker = `M${scaled(interval.low)} ${middle - 5}v10M${scaled(interval.low)} ${middle}H${scaled(interval.high)}M${scaled(interval.high)} ${middle - 5}v10`;
    const cells = standings.map(({ key: other }, column) => {
      const x = cellsAt + column * cell;
      const share = other === key ? undefined : scoreOf(tally.between(key, other));
      const fill = share === undefined ? line : tint(share);
      const title = `<title>${escaped(`${say.name(key)} – ${say.name(other)}`)}</title>`;
      return `<g>${title}${rect(x + 1, y + 1, cell - 2, cell - 2, fill, ' rx="4"')}${
        share === undefined ? '' : text(x + cell / 2, middle + 5, say.share(share), 'middle')
      }</g>`;
    });
    return [
      text(margin + 18, middle + 5, String(place), 'end', ` fill="${muted}"`),
      text(margin + 28, middle + 5, names[row] ?? ''),
      rect(barsAt, middle - 11, barWidth, 22, line, ' rx="4" opacity="0.45"'),
      rect(barsAt, middle - 11, Math.max(scaled(score) - barsAt, 1), 22, tint(0.9), ' rx="4"'),
      `<path d="${whisker}" stroke="${ink}" stroke-width="1.5" fill="none"/>`,
      text(barsAt + barWidth + 8, middle + 5, say.percent(score)),
      ...cells,
    ];
  });
  const half = scaled(0.5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="'Source Sans 3', 'Segoe UI', 'Noto Sans', sans-serif" font-size="14" fill="${ink}">`,
    `<title>${escaped(say.title)}</title>`,
    rect(0, 0, width, height, paper),
    text(margin, margin + 18, say.title, 'start', ' font-size="22" font-weight="600"'),
    text(margin, margin + 42, say.subtitle, 'start', ` fill="${muted}"`),
    text(barsAt, top - 12, say.score, 'start', ` fill="${muted}"`),
    ...standings.map(({ place }, column) =>
      text(cellsAt + (column + 0.5) * cell, top - 12, String(place), 'middle', ` fill="${muted}"`),
    ),
    text(cellsAt, top - 32, say.against, 'start', ` fill="${muted}"`),
    `<path d="M${half} ${top - 4}V${height - margin + 4}" stroke="${muted}" stroke-dasharray="3 4"/>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
};
