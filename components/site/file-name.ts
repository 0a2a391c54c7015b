const longest = 60;

/**
 * The name under which a hero, party or sheet is saved: what the player called it, without anything that a file
 * system or a header could take amiss, at most 60 characters; `fallback` where nothing is left. `ending` begins with a dot.
 */
export const fileName = (name: string, ending: string, fallback: string): string => {
  const tidy = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*;%]/gu, ' ')
    .replace(/\s+/g, ' ');
  const safe = Array.from(tidy)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${safe === '' ? fallback : safe}${ending}`;
};

/** The Content-Disposition header that saves an answer under this name; plain letters for old programs, UTF-8 for the rest. */
export const attachment = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_');
  const quoted = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${quoted}`;
};
