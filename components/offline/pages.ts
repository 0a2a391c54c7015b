/** Pages that a device opens without the server, by the first part of their address. The server's routes are the same. */
export const ownPages = ['build', 'print', 'odds', 'play', 'table', 'maps', 'parties', 'privacy'] as const;
export type OwnPage = (typeof ownPages)[number];

/** Pages with a share code as the second part of the path. */
export const sharedPages = ['hero', 'party'] as const;

/** The rules, with all that lies below. */
export const rulesPage = 'rules';

/** Pattern of a page's path, the first page included; the service worker is given it. */
export const pagePattern = `^/((${ownPages.join('|')})/?|(${sharedPages.join('|')})(/[^/]*)?/?|${rulesPage}(/.*)?)?$`;
