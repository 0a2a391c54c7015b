import { siteMessages } from '@/lib/messages/site';

const { header } = siteMessages.site;

/** A page that every other page leads to. */
export interface Route {
  readonly href: string;
  readonly label: string;
  /** Shown where all labels would not fit in one row. */
  readonly short?: string;
}

const build: Route = { href: '/build', label: header.build };
const print: Route = { href: '/print', label: header.print };
const rules: Route = { href: '/rules', label: header.rules };
const play: Route = { href: '/play', label: header.play };
const table: Route = { href: '/table', label: header.table, short: header.tableShort };
const odds: Route = { href: '/odds', label: header.odds };
const parties: Route = { href: '/parties', label: header.parties };
const maps: Route = { href: '/maps', label: header.maps };

/** The pages in the order in which they are used, as the head of a wide window shows them. */
export const wideRoutes: readonly Route[] = [build, print, rules, play, table, odds, parties];

/** Tabs at the bottom of a phone, beside the first page. */
export const tabRoutes = { build, play, table } as const;

/** Pages behind the last tab of a phone. */
export const moreRoutes: readonly Route[] = [rules, print, parties, odds, maps];

/** Whether the page at this path is, or belongs to, the route. */
export const isHere = ({ href }: Route, path: string): boolean =>
  path === href || path.startsWith(`${href}/`);
