import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Where something is fetched from, and by which name. */
export interface Source {
  readonly from: 'link' | 'device';
  readonly name: string;
}

/** Fetched values before they are shown: undefined on the way. The ways of fetching stay the same. */
export const useFetched = <Fetched>(
  { from, name }: Source,
  fetching: Readonly<Record<Source['from'], (name: string) => Promise<Fetched>>>,
): Fetched | undefined => {
  const [found, setFound] = useState<Source & { readonly fetched: Fetched }>();
  useEffect(() => {
    let isAsked = true;
    void fetching[from](name).then((fetched) => isAsked && setFound({ from, name, fetched }));
    return () => {
      isAsked = false;
    };
  }, [from, name, fetching]);
  return found?.from === from && found.name === name ? found.fetched : undefined;
};

/**
 * A document begun on this page: it gets its address once it is saved, and leaving that address closes it.
 * @param key what names it in the address
 */
export const useBegun = <Begun>(key: string): readonly [Begun | undefined, (begun: Begun) => void] => {
  const [begun, setBegun] = useState<Begun>();
  const [isNamed, setNamed] = useState(false);
  const hasAddress = useSearchParams().has(key);
  if (begun !== undefined && hasAddress !== isNamed) {
    setNamed(hasAddress);
    if (!hasAddress) setBegun(undefined);
  }
  return [begun, setBegun];
};
