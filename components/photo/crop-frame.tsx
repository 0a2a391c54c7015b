'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import type { Crop } from '@/lib/photo/crop';
import { photoMessages } from '#words/messages/photo';
import type { Picture } from './picture';
import { useCropGestures } from './use-crop-gestures';

const say = photoMessages.crop;

/** px of the frame's own canvas, enough for a phone's dense screen. */
const fineness = 960;

/** The picture as the card will show it, to be dragged and zoomed. */
export function CropFrame({
  picture,
  crop,
  onChange,
}: {
  readonly picture: Picture;
  readonly crop: Crop;
  /** Keeps its identity. */
  readonly onChange: (change: (crop: Crop) => Crop) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const keys = useId();
  const gestures = useCropGestures(frame, picture, onChange);
  const aspect = crop.width / crop.height;

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    context.imageSmoothingQuality = 'high';
    context.drawImage(
      picture.canvas,
      crop.x,
      crop.y,
      crop.width,
      crop.height,
      0,
      0,
      element.width,
      element.height,
    );
  }, [picture, crop]);

  return (
    <>
      <div
        ref={frame}
        role="group"
        aria-label={say.frame}
        aria-describedby={keys}
        tabIndex={0}
        className="mx-auto w-full cursor-grab touch-none overflow-hidden rounded-card border-2 border-gold select-none active:cursor-grabbing"
        style={{ aspectRatio: aspect, maxWidth: `min(100%, ${52 * aspect}dvh)` }}
        {...gestures}
      >
        <canvas
          ref={canvas}
          width={fineness}
          height={Math.round(fineness / aspect)}
          className="block size-full"
        />
      </div>
      <p id={keys} className="sr-only">
        {say.keys}
      </p>
    </>
  );
}
