'use client';
import { Suspense, useMemo, useState } from 'react';
import { newSeed } from '@/components/site/new-seed';
import { SheetChoice } from '@/components/site/sheet-choice';
import { lastingReference, sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved } from '@/components/site/use-saved';
import type { SeriesOrder } from '@/components/series/series-worker';
import { useGames, useOpening } from '@/components/systems/use-game';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { challengeMessages as say } from '#words/messages/challenge';
import { messages } from '@/lib/messages/index';
import type { SavedHero } from '@/lib/roster/roster';
import { nameOf, sameSheet } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';
import { ChallengeRun } from './challenge-run';

const matches = 200;

/** The reader's hero against that of a link. */
export function ChallengeDialog({
  code,
  title,
  onClose,
}: {
  readonly code: string;
  readonly title: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={say.description(matches)}
      closeLabel={messages.builder.actions.close}
    >
      <Suspense fallback={<p className="text-muted">{say.loading}</p>}>
        <Opened code={code} />
      </Suspense>
    </Dialog>
  );
}

function Opened({ code }: { readonly code: string }) {
  useOpening(() => sheetBehind(code));
  // The same sheet for the same code, so that nothing is played twice.
  const foe = useMemo(() => sheetBehind(code), [code]);
  return foe.ok ? <Match foe={foe.value} code={code} /> : <Notice tone="error">{foe.error}</Notice>;
}

const isOther = (one: SheetDocument, other: SheetDocument): boolean =>
  !sameSheet(one, other) && nameOf(one) !== nameOf(other);

/** First of your other heroes, or a sample: fighting yourself teaches nothing. */
const usualReference = (foe: SheetDocument, mine: readonly SavedHero[]): string => {
  const own = mine.find(({ hero }) => isOther(hero, foe));
  const lasting = own && lastingReference(`saved-${own.id}`, mine);
  if (lasting?.ok) return lasting.value;
  return sampleReferences(foe.system).find(({ document }) => isOther(document, foe))?.reference ?? '';
};

const orderOf = (own: SheetDocument, foe: SheetDocument, seed: number): SeriesOrder => ({
  system: foe.system,
  sheets: [own.sheet, foe.sheet],
  teams: [0, 1],
  scenario: undefined,
  map: undefined,
  seed,
  player: { plays: 'greedy' },
});

function Match({ foe, code }: { readonly foe: SheetDocument; readonly code: string }) {
  const { system } = foe;
  useGames([system], 'odds');
  const { saved } = useSaved();
  const [chosen, choose] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [order, setOrder] = useState<SeriesOrder>();
  const mine = saved.filter(({ hero }) => hero.system === system);
  const reference = chosen ?? usualReference(foe, mine);
  const own = sheetBehind(reference);
  const play = (): void => {
    if (!own.ok) return;
    // Heroes that are read later take nobody's place who plays already.
    choose(reference);
    setOrder(orderOf(own.value, foe, newSeed()));
  };
  return (
    <>
      <SheetChoice
        part="match"
        label={say.own}
        game={system}
        reference={reference}
        saved={mine}
        onChange={(next) => {
          const lasting = lastingReference(next, mine);
          setProblem(lasting.ok ? undefined : lasting.error);
          setOrder(undefined);
          if (lasting.ok) choose(lasting.value);
        }}
      />
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      <Button look={order ? 'plain' : 'main'} className="self-start" onClick={play}>
        {order ? say.again : say.play(matches)}
      </Button>
      {order && own.ok && (
        <ChallengeRun
          key={order.seed}
          order={order}
          matches={matches}
          names={{ own: nameOf(own.value), foe: nameOf(foe) }}
          odds={`/odds?a=${encodeURIComponent(reference)}&b=${encodeURIComponent(code)}`}
        />
      )}
    </>
  );
}
