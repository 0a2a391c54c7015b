import { ok } from '../result';
import { parseJson } from '@/lib/systems/file';
import { type HeroRow, placeBehind } from './database/database';

import type { RosterStore } from './database/store';
import { draftsOn, type Shelf } from './old-drafts';
import { textIn } from './database/stored-rows';

/** The drafts that were moved in but still lay on the shelf when this was written. */
const movedBefore = async ({ db }: RosterStore): Promise<readonly string[]> => {
  const json = parseJson(textIn(await db.facts.get('moved-in'), 'value'));
  const texts: readonly unknown[] = json.ok && Array.isArray(json.value) ? json.value : [];
  return texts.filter((text) => typeof text === 'string');
};

const clear = (shelf: Shelf, texts: ReadonlyMap<string, string>): void => {
  try {
    for (const [key, text] of texts) if (shelf.getItem(key) === text) shelf.removeItem(key);
  } catch {
    // Documents that stay on the shelf count as moved in, and are tried again with the next page.
  }
};

/**
 * Moves an older Pipsmith's draft into the roster, a damaged one as a row that cannot be read. Each text moves once,
 * also when two tabs do it together or the page closes midway; the old place is cleared after the new one has it.
 */
export const moveDraftIn = async (store: RosterStore, shelf: Shelf): Promise<void> => {
  const texts = draftsOn(shelf);
  if (texts.size === 0) {
    await store.change(async () => {
      await store.db.facts.delete('moved-in');
      return ok(undefined);
    });
    return;
  }
  const moved = await store.change(async () => {
    const before = await movedBefore(store);
    const fresh = [...new Set(texts.values())].filter((text) => !before.includes(text));
    const now = store.now();
    const first = await placeBehind(store.db.heroes);
    const rows = fresh.map((text, index): HeroRow => ({
      id: store.newId(),
      text,
      tags: [],
      created: now,
      changed: now,
      revision: 1,
      place: first + index,
    }));
    await store.db.heroes.bulkAdd(rows);
    await store.db.facts.put({ name: 'moved-in', value: JSON.stringify([...new Set(texts.values())]) });
    return ok(undefined);
  });
  if (moved.ok) clear(shelf, texts);
};
