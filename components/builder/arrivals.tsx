'use client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { keepFile } from './hero-file';
import type { ArrivalProblem } from './state';
import { useBench, useBuilder } from './use-builder';

const say = words.builder;

const sentenceOf = (arrival: ArrivalProblem): string => {
  switch (arrival.of) {
    case 'code':
      return words.share.problem(arrival.problem);
    case 'file':
      return words.files.sentence(arrival.problem);
    case 'sample':
      return say.actions.sampleUnknown;
  }
};

/** What could not be opened: a link, a file, or the draft of this device. */
export function Arrivals() {
  const { arrivalProblem, loadProblem } = useBuilder();
  const { dispatch } = useBench();
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {arrivalProblem && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={() => dispatch({ do: 'forgive-arrival' })}>
              {say.actions.close}
            </Button>
          }
        >
          {sentenceOf(arrivalProblem)}
        </Notice>
      )}
      {loadProblem && (
        <Notice
          tone="error"
          action={
            loadProblem.problem === 'damaged' && (
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  onClick={() => keepFile(say.load.fileName, loadProblem.text, 'text/plain')}
                >
                  {say.load.download}
                </Button>
                <Button size="small" onClick={() => dispatch({ do: 'forgive-damage' })}>
                  {loadProblem.aside ? say.actions.close : say.load.letGo}
                </Button>
              </span>
            )
          }
        >
          {say.load.sentence(
            loadProblem,
            loadProblem.problem === 'damaged' ? words.files.sentence(loadProblem.why) : '',
          )}
        </Notice>
      )}
    </div>
  );
}
