/**
 * What no text for people may hold, as names come from strangers: control characters steer a terminal, ends of lines
 * forge lines, marks of direction turn what follows, what takes no room hides, and half characters are none.
 */
const hidden =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escape = (character: string): string =>
  short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of one line with escapes for what could not be seen. */
export const visible = (text: string): string => text.replace(hidden, escape);

/** A text of several lines, with escapes within them. */
export const visibleLines = (text: string): string =>
  text.replace(hidden, (character) => (character === '\n' ? character : escape(character)));

/** Plain data with escapes in all of its texts. */
export const visibleIn = <Data>(data: Data): Data => {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return visible(value);
    if (Array.isArray(value)) return value.map(mapped);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapped(entry)]));
  };
  return mapped(data) as Data;
};

/** JSON of the very same data, which no terminal takes for anything else either. */
export const visibleJson = (data: unknown): string => visibleLines(JSON.stringify(data, null, 2));
