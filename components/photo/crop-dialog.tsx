'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { photoMessages } from '#words/messages/photo';
import { firstCrop, isCoarse, mostZoom, zoomed, zoomOf, type Crop } from '@/lib/photo/crop';
import { CropFrame } from './crop-frame';
import type { Picture } from './picture';

const say = photoMessages.crop;

/** Steps of the slider; each zooms by the same factor. */
const notches = 100;

/** Chooses the part of a picture that goes on the card. */
export function CropDialog({
  picture,
  before,
  aspect,
  onCrop,
  onClose,
}: {
  readonly picture: Picture;
  /** Where to begin, if it still has the aspect. */
  readonly before: Crop | undefined;
  /** Width by height of the photo's place on the card. */
  readonly aspect: number;
  readonly onCrop: (crop: Crop) => void;
  readonly onClose: () => void;
}) {
  const [crop, setCrop] = useState(() =>
    before && Math.abs(before.width / before.height - aspect) < 0.001 ? before : firstCrop(picture, aspect),
  );
  const change = useCallback((step: (now: Crop) => Crop) => {
    setCrop(step);
  }, []);
  const zoom = zoomOf(picture, crop);
  const most = mostZoom(picture, aspect);
  const zoomTo = (to: number): void => {
    setCrop((now) => zoomed(picture, now, to));
  };
  const step = (by: number) => (
    <Button
      aria-label={by > 0 ? say.closer : say.farther}
      className="w-11 shrink-0 text-xl"
      onClick={() => {
        zoomTo(zoom * 1.2 ** by);
      }}
    >
      <span aria-hidden>{by > 0 ? '+' : '−'}</span>
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={say.title}
      description={say.hint}
      closeLabel={say.close}
    >
      <CropFrame picture={picture} crop={crop} onChange={change} />
      {most > 1.01 && (
        <div className="flex items-center gap-3">
          {step(-1)}
          <input
            type="range"
            aria-label={say.zoom}
            aria-valuetext={say.zoomed(zoom)}
            min={0}
            max={notches}
            step={1}
            value={(Math.log(zoom) / Math.log(most)) * notches}
            onChange={({ target }) => {
              zoomTo(most ** (Number(target.value) / notches));
            }}
            className="h-11 min-w-0 flex-1 accent-gold"
          />
          {step(1)}
        </div>
      )}
      <p role="status" className="text-sm text-warning empty:hidden">
        {isCoarse(crop) && say.coarse}
      </p>
      <Button
        look="main"
        onClick={() => {
          onCrop(crop);
        }}
      >
        {say.use}
      </Button>
    </Dialog>
  );
}
