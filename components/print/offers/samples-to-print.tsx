import { samplesByGame } from '@/components/site/samples';
import { MoreSamples } from './more-samples';
import { SampleTiles } from './sample-tiles';

/** One sample of each game, and all others behind a line: the kit and its button come below. Their cards must be open. */
export function SamplesToPrint() {
  const games = samplesByGame();
  return (
    <>
      <SampleTiles samples={games.flatMap((samples) => samples.slice(0, 1))} />
      <MoreSamples count={games.reduce((sum, samples) => sum + samples.length - 1, 0)} />
    </>
  );
}
