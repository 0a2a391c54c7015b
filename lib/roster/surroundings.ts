/** Parts of the browser that the roster needs, or of a test in its place. */
export interface Surroundings {
  /** Undefined where the browser keeps nothing. */
  readonly indexedDB: IDBFactory | undefined;
  readonly keyRange: typeof IDBKeyRange | undefined;
  /** Where a draft of an older Pipsmith may lie. */
  readonly shelf: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly disk: Pick<StorageManager, 'persist' | 'persisted' | 'estimate'> | undefined;
  /** Other tabs with Pipsmith. */
  readonly tabs: BroadcastChannel | undefined;
  /** This moment as ISO 8601 in UTC. */
  readonly now: () => string;
  /** An id that no other row has. */
  readonly newId: () => string;
  /** So long storage that answers nothing is waited for, in milliseconds. */
  readonly patience: number;
}

/** A getter of the browser may throw where storage is forbidden. */
const orNothing = <T>(get: () => T | undefined): T | undefined => {
  try {
    return get();
  } catch {
    return undefined;
  }
};

/** 128 random bits; `crypto.randomUUID` is missing on pages without https. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

let tabs: BroadcastChannel | undefined;

const otherTabs = (): BroadcastChannel => (tabs ??= new BroadcastChannel('pipsmith roster'));

export const ofThisBrowser = (): Surroundings => {
  const there: Partial<Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange' | 'localStorage' | 'navigator'>> =
    globalThis;
  return {
    indexedDB: orNothing(() => there.indexedDB),
    keyRange: orNothing(() => there.IDBKeyRange),
    shelf: orNothing(() => there.localStorage),
    disk: orNothing(() => (there.navigator as Partial<Navigator> | undefined)?.storage),
    tabs: orNothing(otherTabs),
    now: () => new Date().toISOString(),
    newId: randomId,
    patience: 6000,
  };
};
