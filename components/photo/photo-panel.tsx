'use client';

import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useScriptSoon } from '@/components/site/use-first-touch';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { photoMessages } from '#words/messages/photo';
import { PhotoInputs } from './photo-inputs';
import { usePhoto } from './use-photo';

const say = photoMessages;

const loadCrop = () => import('./crop-dialog').then((file) => file.CropDialog);

const CropDialog = dynamic(loadCrop, { loading: () => null });

const filesOf = ({ dataTransfer }: DragEvent): readonly File[] => [...dataTransfer.files];
const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The photo of a miniature: dropped, chosen or taken, cut to its place on the card, and taken off again. */
export function PhotoPanel({
  photo,
  onChange,
  aspect,
  heading = say.heading,
  level: Heading = 'h2',
}: {
  /** Key of the photo on this device. */
  readonly photo: string | undefined;
  readonly onChange: (photo: string | undefined) => void;
  /** Width by height of its place on the card, asked for when a picture is cut. */
  readonly aspect: () => number;
  /** Owner of the photo, where the page has several. */
  readonly heading?: string;
  readonly level?: 'h2' | 'h3' | 'h4';
}) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const { busy, picture, before, problem, said, ...controls } = usePhoto(photo, onChange);
  const hasPhoto = photo !== undefined;
  useScriptSoon(loadCrop);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      tabIndex={-1}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const [file] = filesOf(event);
        if (!file) return;
        event.preventDefault();
        event.stopPropagation();
        controls.onFile(file);
      }}
      className={clsx(
        'flex flex-col gap-2 rounded-card border border-dashed p-3',
        isOver ? 'border-gold bg-leaf' : 'border-edge',
      )}
    >
      <Heading id={id} className="text-lg">
        {heading}
      </Heading>
      <div className="flex flex-wrap items-center gap-2">
        {!hasPhoto && <p className="text-sm pointer-coarse:hidden">{say.drop}</p>}
        <PhotoInputs hasPhoto={hasPhoto} onFile={controls.onFile} />
        {hasPhoto && (
          <>
            <Button size="small" onClick={controls.onAdjust}>
              {say.adjust}
            </Button>
            <Button
              size="small"
              onClick={() => {
                controls.onRemove();
                // The button that had the focus goes with the photo.
                section.current?.focus();
              }}
            >
              {say.remove}
            </Button>
          </>
        )}
      </div>
      <p className="text-sm text-muted">{say.stays}</p>
      <p role="status" className={clsx('text-sm text-muted', !busy && 'sr-only')}>
        {busy ? say.opening : said}
      </p>
      <div role="alert" className="empty:hidden">
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          before={before}
          aspect={aspect()}
          onCrop={controls.onCrop}
          onClose={controls.onClose}
        />
      )}
    </section>
  );
}
