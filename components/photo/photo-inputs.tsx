'use client';

import { useRef, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { photoMessages } from '#words/messages/photo';

const say = photoMessages;
const formats = 'image/jpeg,image/png,image/webp,image/avif,.jpg,.jpeg,.png,.webp,.avif';

/** Chooses a picture of this device or, on a phone, takes one with its camera. */
export function PhotoInputs({
  hasPhoto,
  onFile,
}: {
  readonly hasPhoto: boolean;
  readonly onFile: (file: File) => void;
}) {
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file) onFile(file);
  };
  const choose = hasPhoto ? say.replace : say.choose;
  return (
    <>
      <input ref={chosen} type="file" accept={formats} hidden aria-label={choose} onChange={take} />
      <Button size="small" onClick={() => chosen.current?.click()}>
        {choose}
      </Button>
      <input
        ref={taken}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={say.camera}
        onChange={take}
      />
      {!hasPhoto && (
        <Button size="small" className="not-pointer-coarse:hidden" onClick={() => taken.current?.click()}>
          {say.camera}
        </Button>
      )}
    </>
  );
}
