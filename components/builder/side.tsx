'use client';
import type { ReactNode } from 'react';
import { Actions, MainActions } from './actions';
import { CardPreview } from './card-preview';
import { Photo } from './dialogs';
import { ArrivalNotice } from './notices';

/** Beside the sheet. However many cards there are, what most people want next stays in sight above them. */
export function WideSide() {
  return (
    <Sticky>
      <MainActions />
      <div className="-m-1.5 flex min-h-0 flex-col gap-4 overflow-y-auto p-1.5">
        <CardPreview />
        <Actions />
        <Photo />
        <ArrivalNotice of={['file']} />
      </div>
    </Sticky>
  );
}

function Sticky({ children }: { readonly children: ReactNode }) {
  return <div className="sticky top-4 flex max-h-[calc(100dvh-2rem)] flex-col gap-4">{children}</div>;
}
