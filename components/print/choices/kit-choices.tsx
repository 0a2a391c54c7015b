'use client';

import { useController } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { printPageMessages } from '@/lib/messages/print-page';
import type { Kit } from '../kit/use-kit';
import { useWholeAcrossGames } from '../kit/use-whole-across-games';
import { useChoices } from './form';
import { KitPieces } from './kit-pieces';
import { OwnMapChoice } from './own-map';
import { WholeKit } from './whole-kit';

/** Choice of the game-night kit: everything for a scenario at one touch, or part by part. */
export function KitChoices({
  kit,
  heroes,
  papers,
  mapProblem,
}: {
  readonly kit: Kit;
  /** How many are printed. */
  readonly heroes: number;
  /** Sheets of paper, the cards’ too. */
  readonly papers: number;
  /** Why the plan of your own map cannot be printed, as a sentence. */
  readonly mapProblem: string | undefined;
}) {
  const say = printPageMessages.kit;
  const { field } = useController({ control: useChoices().control, name: 'kit' });
  useWholeAcrossGames(kit, heroes);
  if (kit.isMixed)
    return (
      <Panel title={say.heading}>
        <p className="text-muted">{say.oneGame}</p>
      </Panel>
    );
  if (kit.pieces.length === 0) return null;
  const ticked = kit.pieces.filter(({ id }) => field.value.includes(id)).length;
  return (
    <Panel title={say.heading}>
      <p className="mb-3 text-sm text-muted">{say.hint}</p>
      <WholeKit kit={kit} heroes={heroes} />
      <div role="status" className="mt-2 empty:hidden">
        {kit.isComing && <p className="text-sm text-muted">{say.coming}</p>}
        {ticked > 0 && !kit.isComing && papers > 0 && <p className="font-semibold">{say.takes(papers)}</p>}
      </div>
      {kit.isMissing && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <Notice tone="error">{say.missing}</Notice>
          <Button onClick={kit.onRetry}>{printPageMessages.again}</Button>
        </div>
      )}
      <div className="mt-2 border-t border-line">
        <Fold title={say.choose} now={say.chosen(ticked, kit.pieces.length)}>
          <KitPieces kit={kit} />
        </Fold>
      </div>
      <OwnMapChoice system={kit.system} problem={mapProblem} />
    </Panel>
  );
}
