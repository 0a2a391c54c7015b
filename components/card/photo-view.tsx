'use client';

import { openRoster } from '@/lib/roster/open';
import { useEffect, useId, useState } from 'react';
import type { Drawing } from '@/lib/cards/card';

/**
 * The addresses of photos within this page. A photo never changes under its id, and a few hundred of 100 KB
 * take little memory, so each address stays valid until the page closes.
 */
const urls = new Map<string, Promise<string | undefined>>();

const make = async (id: string): Promise<string | undefined> => {
  const roster = await openRoster();
  const photo = roster.ok ? await roster.value.photo(id) : roster;
  if (!photo.ok) {
    // It may be there next time: another tab may have to close first.
    urls.delete(id);
    return undefined;
  }
  return URL.createObjectURL(new Blob([photo.value.bytes], { type: 'image/jpeg' }));
};

/** The address of a photo of this device, or undefined where it cannot be had; never rejects. */
const photoUrl = (id: string): Promise<string | undefined> => {
  const url = urls.get(id) ?? make(id);
  urls.set(id, url);
  return url;
};

/** A photo of this device on a card; until it is there, or when it is gone, what lies under it is seen. */
export function PhotoView({
  photo,
  x,
  y,
  width,
  height,
  radius,
}: Extract<Drawing, { readonly draw: 'image' }>) {
  const [found, setFound] = useState<{ readonly photo: string; readonly url: string | undefined }>();
  const shape = useId();
  useEffect(() => {
    let isWanted = true;
    void photoUrl(photo).then((url) => {
      if (isWanted) setFound({ photo, url });
    });
    return () => {
      isWanted = false;
    };
  }, [photo]);
  if (found?.photo !== photo || found.url === undefined) return null;
  const place = { x, y, width, height };
  return (
    <>
      <clipPath id={shape}>
        <rect {...place} rx={radius} />
      </clipPath>
      <image
        {...place}
        href={found.url}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${shape})`}
        data-photo=""
      />
    </>
  );
}
