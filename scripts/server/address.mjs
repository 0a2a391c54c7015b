// The address of a request in its one spelling: what stands in front judges the same path that Next will read.

/** Percent-encoding is undone so often in search of dots: once by Next, and by whoever else reads an address. */
const depth = 4;

const characterOf = (/** @type {string} */ _, /** @type {string} */ hex) =>
  String.fromCharCode(Number.parseInt(hex, 16));

const undone = (/** @type {string} */ text) => text.replace(/%([\da-f]{2})/gi, characterOf);

/** Letters, digits and -._~ mean the same with and without their percent sign. */
const unreserved = /%(2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Characters that readers of addresses drop without a word. */
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
 * @param {string} url as it stands in a request
 * @returns {{ path: string, query: string } | undefined} the query with its "?", or ""; undefined for what is no address:
 *   dot segments in any spelling, backslashes, fragments, and what does not begin with a slash
 */
export const readAddress = (url) => {
  const [, path = '', query = ''] = /^(\/[^?]*)(\?.*)?$/s.exec(url) ?? [];
  if (path === '' || /[\\#\0-\x20\x7f]/.test(path) || hasDotSegments(path)) return undefined;
  return { path: path.replace(unreserved, characterOf), query };
};
