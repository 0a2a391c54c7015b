import clsx from 'clsx';
import dynamic from 'next/dynamic';
import type { BareTable } from '@/lib/systems/set-up-part';
import type { Preview } from './preview';

/** The drawing loads with the first picture. */
const MapPicture = dynamic(() => import('./map-picture').then((file) => file.MapPicture), {
  ssr: false,
  loading: () => null,
});

const BarePicture = dynamic(() => import('./bare-picture').then((file) => file.BarePicture), {
  ssr: false,
  loading: () => null,
});

/** A small board; the bare table, or ground in its frame until its picture has come. */
export function MapPreview({
  preview,
  bare,
  label,
  pixels,
  hasCoins = true,
  className,
}: {
  readonly preview: Preview | undefined;
  /** The table without anybody on it; undefined where it isn't known. */
  readonly bare?: BareTable | undefined;
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
      style={{
        aspectRatio: preview
          ? preview.scene.width / preview.scene.height
          : bare
            ? bare.table.width / bare.table.height
            : 1,
      }}
      className={clsx('relative overflow-hidden rounded-[2%] bg-(--board-frame)', className)}
    >
      <span className="absolute inset-[2.4%] bg-(--grass)" />
      {!preview && bare && <BarePicture bare={bare} />}
      {preview && <MapPicture preview={preview} pixels={pixels} hasCoins={hasCoins} />}
    </div>
  );
}
