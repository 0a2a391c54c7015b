import clsx from 'clsx';
import dynamic from 'next/dynamic';
import type { Preview } from './preview';

/** The drawing loads with the first picture. */
const MapPicture = dynamic(() => import('./map-picture').then((file) => file.MapPicture), {
  ssr: false,
  loading: () => null,
});

/** A small board; bare ground in its frame until its picture has come. */
export function MapPreview({
  preview,
  label,
  pixels,
  hasCoins = true,
  className,
}: {
  readonly preview: Preview | undefined;
  /** Names it for those who don't see it; undefined where the text beside it says the same. */
  readonly label: string | undefined;
  /** Its width on the screen. */
  readonly pixels: number;
  readonly hasCoins?: boolean;
  readonly className: string;
}) {
  return (
    <div
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      style={{ aspectRatio: preview ? preview.scene.width / preview.scene.height : 1 }}
      className={clsx('relative overflow-hidden rounded-[2%] bg-(--board-frame)', className)}
    >
      <span className="absolute inset-[2.4%] bg-(--grass)" />
      {preview && <MapPicture preview={preview} pixels={pixels} hasCoins={hasCoins} />}
    </div>
  );
}
