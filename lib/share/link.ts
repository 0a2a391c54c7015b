import { codesIn } from './pasted';

/** Where the pages of shared heroes and parties are. */
export const heroPath = (code: string): string => `/hero/${code}`;
export const partyPath = (code: string): string => `/party/${code}`;

const afterPath = /\/(?:hero|party)\/([^/?#]*)/i;
const inQuery = /[?&](?:from|hero|party)=([^&#]*)/i;

/**
 * The share code in what a player pasted, or in the part of an address that has one: the first whose checksum
 * is right, otherwise the text where a code should be. White space is removed, also within (letters break
 * lines), and so are brackets, quotes and stops around it.
 */
export const codeFrom = (pasted: string): string => {
  const [sound] = codesIn(pasted);
  if (sound !== undefined) return sound;
  const text = pasted.replace(/\s+/g, '');
  const code = afterPath.exec(text)?.[1] ?? inQuery.exec(text)?.[1] ?? text.replace(/[?#].*$/, '');
  return code.replace(/^[<>()[\]"'“”„]+/, '').replace(/[<>()[\]"'“”„.,;:!?]+$/, '');
};

const isLocal = (host: string): boolean =>
  /^(.+\.)?localhost\.?$/.test(host) ||
  /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0)$/.test(host) ||
  host === '[::1]' ||
  host === '[::]' ||
  host.startsWith('[::ffff:7f');

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * The origin (`https://pipsmith.example`) for links, from a setting or a page's own address; undefined if there is
 * none or only this computer could follow it. A bare host is taken as https.
 */
export const originOf = (setting: string | undefined): string | undefined => {
  const text = setting?.trim() ?? '';
  if (text === '') return undefined;
  const url = parseUrl(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (url === undefined || !/^https?:$/.test(url.protocol) || isLocal(url.hostname)) return undefined;
  return url.origin;
};

/** The full link to a hero's page, as a QR code or a message carries it. */
export const heroLink = (origin: string, code: string): string => `${origin}${heroPath(code)}`;
