'use client';

import { OpenFilesButton } from '@/components/site/open-files-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages/index';
import { missingIn } from '@/lib/transfer/packets';
import { useActions } from '../use-actions';
import { openDetector } from './detector';
import { useCamera } from './use-camera';
import { useIncomingRow } from './use-row';

const say = messages.myHeroes.transfer;

/** Codes before the camera, or out of pictures of them. */
function Codes() {
  const row = useIncomingRow();
  const { video, isOn, failed, turn } = useCamera(row.take);
  const read = async (files: readonly File[]): Promise<void> => {
    const detector = await openDetector().catch(() => undefined);
    if (!detector) {
      row.refuse(say.noReader);
      return;
    }
    for (const file of files) {
      const picture = await createImageBitmap(file).catch(() => undefined);
      const codes = picture ? await detector.detect(picture).catch(() => []) : [];
      if (codes.length === 0) row.refuse(say.noCode(file.name));
      for (const { rawValue } of codes) row.take(rawValue);
    }
  };
  const isReading = isOn && !row.isComplete;
  return (
    <div className="flex flex-col gap-3">
      {isReading && (
        <>
          <p>{say.aim}</p>
          <video
            ref={video}
            muted
            playsInline
            aria-label={say.aim}
            className="aspect-square w-full max-w-96 self-center rounded-card border border-edge object-cover"
          />
        </>
      )}
      <div role="status" className="flex flex-col gap-1 text-lg empty:hidden">
        {row.row && !row.isComplete && (
          <>
            <p className="font-semibold">{say.progress(row.row.parts.size, row.row.of)}</p>
            <p>{say.missing(missingIn(row.row))}</p>
          </>
        )}
        {row.isComplete && <p className="font-semibold text-good">{say.came}</p>}
      </div>
      {row.problem !== undefined && (
        <Notice tone="error" live>
          {row.problem}
        </Notice>
      )}
      {failed && (
        <Notice tone="error" live>
          {say.noCamera}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look={isReading || row.isComplete ? 'plain' : 'main'} onClick={() => turn(!isReading)}>
          {isReading ? say.stop : say.camera}
        </Button>
        <OpenFilesButton label={say.pictures} accept="image/*" onFiles={(files) => void read(files)} />
        {row.row && (
          <Button size="small" look="quiet" onClick={row.again}>
            {say.again}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Ways to bring heroes to this device. */
export function Receive() {
  const actions = useActions();
  return (
    <div className="flex flex-col gap-4">
      <Codes />
      <section aria-label={say.file} className="flex flex-col items-start gap-2 border-t border-line pt-3">
        <OpenFilesButton
          label={say.openFile}
          onFiles={(files) => void actions.importAll(files.map((file) => ({ file })))}
        />
      </section>
    </div>
  );
}
