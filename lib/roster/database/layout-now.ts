/** Name of the database that holds the roster. */
export const rosterName = 'pipsmith-roster';

/** The layout that the database has now, from 1; 0 if there is no database. Creates nothing. */
export const layoutNow = (indexedDB: IDBFactory): Promise<number> =>
  new Promise((resolve, reject) => {
    let isNew = false;
    const request = indexedDB.open(rosterName);
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      // Dexie counts in tens.
      resolve(Math.max(1, Math.floor(version / 10)));
    };
    request.onerror = (event) => {
      event.preventDefault();
      if (isNew) resolve(0);
      else reject(request.error ?? new Error('open'));
    };
  });
