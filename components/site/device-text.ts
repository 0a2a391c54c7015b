/** The text that this device has saved under a key; null if there is none, or if the browser saves nothing. */
export const textKept = (key: string): string | null => {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text under a key. A browser that keeps nothing begins as usual the next time. */
export const keepText = (key: string, text: string): void => {
  try {
    globalThis.localStorage.setItem(key, text);
  } catch {
    return;
  }
};

export const forgetText = (key: string): void => {
  try {
    globalThis.localStorage.removeItem(key);
  } catch {
    return;
  }
};

/** Keys of all texts that begin with this; none where the browser keeps nothing. */
export const keysKept = (beginning: string): readonly string[] => {
  try {
    return Object.keys(globalThis.localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
};
