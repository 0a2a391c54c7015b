const chunk = 0x8000;

/** Bytes as Base64 with its closing `=`. */
export const base64Of = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += chunk) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + chunk)));
  }
  return btoa(parts.join(''));
};

/** The bytes behind Base64, or undefined where the text is none. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  let letters: string;
  try {
    letters = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
};
