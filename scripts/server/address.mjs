// Brings the address of a request into one spelling, so that the checks see the same path as Next.

/** How often percent-encoding is undone while looking for dots. Next decodes once; other readers may too. */
const depth = 4;

const characterOf = (/** @type {string} */ _, /** @type {string} */ hex) =>
  String.fromCharCode(Number.parseInt(hex, 16));

const undone = (/** @type {string} */ text) => text.replace(/%([\da-f]{2})/gi, characterOf);

/** Letters, digits and -._~ mean the same percent-encoded or not. */
const unreserved = /%(2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Characters that address parsers drop silently. */
const dropped = /[\t\n\r]/g;

const leavesItsFolder = (/** @type {string} */ path) =>
  path
    .replace(dropped, '')
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..');

const hasDotSegments = (/** @type {string} */ path) => {
  let text = path;
  for (let nth = 0; nth <= depth; nth += 1) {
    if (leavesItsFolder(text)) return true;
    text = undone(text);
  }
  return false;
};

/**
 * @param {string} url from the request
 * @returns {{ path: string, query: string } | undefined} the query with its "?", or ""; undefined if invalid:
 *   dot segments in any spelling, backslashes, fragments, or no slash at the start
 */
export const readAddress = (url) => {
  const [, path = '', query = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(url) ?? [];
  if (path === '' || /[\\#\0-\x20\x7f]/.test(path) || hasDotSegments(path)) return undefined;
  return { path: path.replace(unreserved, characterOf), query };
};
