/** Bytes as the text of a data URL. */
export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
};
