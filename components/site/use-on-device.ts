import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page runs on the device that shows it; false on the server and until React has taken the page over. */
export const useOnDevice = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
