import { useEffect, useState } from 'react';
import { ownMaps, type KeptMap } from './own-maps';

/** The maps of this device for a game; none until they are read, and none where they cannot be. */
export const useOwnMaps = (system: string): readonly KeptMap[] => {
  const [maps, setMaps] = useState<readonly KeptMap[]>([]);
  useEffect(() => {
    let isHere = true;
    void ownMaps().then((found) => isHere && found.ok && setMaps(found.value));
    return () => {
      isHere = false;
    };
  }, []);
  return maps.filter((map) => map.system === system);
};
