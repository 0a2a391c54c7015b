'use client';
import { PhotoView } from '@/components/card/photo-view';
import { PhotoPanel } from '@/components/photo/photo-panel';
import { messages } from '@/lib/messages/index';

/** mm: the photo's place on a card. */
const width = 49;
const height = 43;

/** A photo for the hero to come, as its card will show it. */
export function MiniaturePhoto({
  photo,
  onChange,
}: {
  readonly photo: string | undefined;
  readonly onChange: (photo: string | undefined) => void;
}) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      {photo !== undefined && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden className="w-28 shrink-0">
          <PhotoView draw="image" photo={photo} x={0} y={0} width={width} height={height} radius={2} />
        </svg>
      )}
      <div className="min-w-60 flex-1">
        <PhotoPanel
          photo={photo}
          onChange={onChange}
          aspect={() => width / height}
          heading={messages.builder.miniature.photo}
          level="h3"
        />
      </div>
    </div>
  );
}
