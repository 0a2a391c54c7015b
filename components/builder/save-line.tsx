'use client';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { GoodMark } from '@/components/ui/marks';
import { useBuilder } from './use-builder';

const say = words.builder.save;

/** Whether the hero is safe on this device. */
export function SaveLine() {
  const { save } = useBuilder();
  switch (save.saved) {
    case 'yes':
      return (
        <p className="inline-flex items-center gap-1.5 text-sm text-muted">
          <GoodMark className="size-4 text-good" />
          {say.yes}
        </p>
      );
    case 'nothing-yet':
      return <p className="text-sm text-muted">{say.nothingYet}</p>;
    case 'no':
      return (
        <Notice tone="error" live>
          {say.no(save.problem)}
        </Notice>
      );
  }
}
