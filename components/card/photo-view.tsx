'use client';

import { useEffect, useId, useState } from 'react';
import type { Drawing } from '@/lib/cards/card';
import { photoUrl } from './photo-urls';

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
