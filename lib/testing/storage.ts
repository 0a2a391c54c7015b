/** A browser’s localStorage that keeps its texts in memory. */
export const memoryStorage = (kept = new Map<string, string>()) => ({
  kept,
  storage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  },
});
