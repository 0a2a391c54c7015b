const key = 'pipsmith-player-name';

/** Letters of a name at most, as matches take it. */
export const mostNameLetters = 40;

/** The name that its player has given on this device; empty where he gave none. */
export const recallName = (): string => {
  try {
    return (window.localStorage.getItem(key) ?? '').slice(0, mostNameLetters);
  } catch {
    return '';
  }
};

export const keepName = (name: string): void => {
  try {
    window.localStorage.setItem(key, name);
  } catch {
    // It is asked again the next time.
  }
};
