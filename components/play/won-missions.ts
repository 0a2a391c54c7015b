import * as z from 'zod/mini';

const key = 'pipsmith-missions';
const shape = z.array(z.string());

/** Ids of the missions that were won on this device; none where the browser keeps nothing. */
export const recallWon = (): readonly string[] => {
  try {
    return shape.safeParse(JSON.parse(globalThis.localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

/** Keeps that a mission was won, where the browser keeps anything. */
export const keepWon = (id: string): void => {
  const won = recallWon();
  if (won.includes(id)) return;
  try {
    globalThis.localStorage.setItem(key, JSON.stringify([...won, id]));
  } catch {
    // A browser that keeps nothing shows no mission as done.
  }
};
