import { Samples, samplesByGame } from '@/components/site/samples';
import { MoreSamples } from './more-samples';

/** One sample of each game, and all others behind a line: the kit and its button come below. Their cards must be open. */
export function SamplesToPrint() {
  const games = samplesByGame();
  return (
    <>
      <Samples samples={games.flatMap((samples) => samples.slice(0, 1))} goal="print" />
      <MoreSamples count={games.reduce((sum, samples) => sum + samples.length - 1, 0)} />
    </>
  );
}
