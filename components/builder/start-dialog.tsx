'use client';
import { Suspense, useState } from 'react';
import { CardFaceView } from '@/components/card/card-face';
import { namelessOf } from '@/components/draft/state';
import { useDraft, useDraftPart } from '@/components/draft/use-draft';
import { viewsOf, useViews } from '@/components/systems/use-views';
import { useGames } from '@/components/systems/use-game';

import { newSeed } from '@/components/site/new-seed';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { messages } from '@/lib/messages/index';
import { cardsOf, nameOf, samplesOf, summaryOf, textsOf } from '@/lib/systems/document';
import { gameName, nounOf, partOf, systemIds } from '@/lib/systems/open';
import type { SheetDocument, SystemId } from '@/lib/systems/sheet';
import type { StartPart } from '@/lib/systems/system';

const say = messages.builder.start;

/** Ways to begin. */
export type Way = 'concepts' | 'samples' | 'random';
interface Beginning {
  readonly system: SystemId;
  readonly onTake: (document: SheetDocument) => void;
}

/** Dialog of starting points: a concept, a sample, or chance. */
export function StartDialog({
  open,
  first,
  onOpenChange,
}: {
  readonly open: boolean;
  /** The way that is shown first, where the game has it. */
  readonly first?: Way;
  readonly onOpenChange: (open: boolean) => void;
}) {
  const { dispatch } = useDraft();
  const [system, setSystem] = useState<SystemId>(useDraftPart((state) => state.document.system));
  const take = (document: SheetDocument): void => {
    onOpenChange(false);
    dispatch({ do: 'bring', documents: [document] });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say.title}
      description={say.description}
      closeLabel={messages.builder.actions.close}
    >
      {systemIds.length > 1 && (
        <SelectField label={say.game} value={system} onChange={({ target }) => setSystem(target.value)}>
          {systemIds.map((id) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </SelectField>
      )}
      <Suspense>
        <Ways key={system} system={system} first={first} onTake={take} />
      </Suspense>
    </Dialog>
  );
}

function Ways({ system, first, onTake }: Beginning & { readonly first: Way | undefined }) {
  useGames([system], 'cards', 'start');
  const start = partOf(system, 'start');
  const ways: readonly Way[] = [
    ...(start && start.concepts.length > 0 ? (['concepts'] as const) : []),
    ...(samplesOf(system).length > 0 ? (['samples'] as const) : []),
    ...(start ? (['random'] as const) : []),
  ];
  const [chosen, choose] = useState(first);
  const way = ways.find((each) => each === chosen) ?? ways[0] ?? 'samples';
  return (
    <>
      <div>
        <Segmented
          label={say.ways}
          value={way}
          segments={ways.map((value) => ({ value, label: say[value](nounOf(system)) }))}
          onChange={choose}
        />
      </div>
      {way === 'concepts' && start && <Concepts system={system} start={start} onTake={onTake} />}
      {way === 'samples' && <Samples system={system} onTake={onTake} />}
      {way === 'random' && start && <Random system={system} start={start} onTake={onTake} />}
    </>
  );
}

/** Concepts by their pictures, each with the reason to play it. */
function Concepts({ system, start, onTake }: Beginning & { readonly start: StartPart }) {
  const { Picture } = viewsOf(system);
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {start.concepts.map(({ id, name, idea, kind, sheet }) => {
        const begun = sheet(namelessOf({ system, sheet: sheet('') }));
        return (
          <li key={id}>
            <button
              type="button"
              data-concept={id}
              className="grid size-full grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3 rounded-card border border-edge p-3 text-left hover:border-ink"
              onClick={() => onTake({ system, sheet: begun })}
            >
              <Picture sheet={begun} className="mt-1 w-full" />
              <span className="block">
                <span className="block font-display text-lg leading-tight font-bold">{name}</span>
                <span className="block text-sm text-muted">{kind}</span>
                <span className="mt-1 block text-sm leading-snug">{idea}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Finished sheets to start from, as cards. */
function Samples({ system, onTake }: Beginning) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {samplesOf(system).map(({ id, document }) => {
        const { name, title } = textsOf(document);
        const [card] = cardsOf(document);
        return (
          <li key={id}>
            <button
              type="button"
              data-sample={id}
              className="flex size-full flex-col gap-1 rounded-card border border-edge p-2 text-left hover:border-ink"
              onClick={() => onTake(document)}
            >
              {card && (
                <span aria-hidden className="block">
                  <CardFaceView face={card.front} size={card.size} label={messages.site.card(name)} />
                </span>
              )}
              <span className="font-display text-lg leading-tight font-bold">{name}</span>
              <span className="font-title text-muted italic">{title}</span>
              <span className="text-sm text-muted">{summaryOf(document).kind}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A sheet drawn by chance, and another one, until one pleases. */
function Random({ system, start, onTake }: Beginning & { readonly start: StartPart }) {
  const draw = (): SheetDocument => ({ system, sheet: start.random(newSeed()) });
  const [document, show] = useState(draw);
  const { Picture } = viewsOf(system);
  const { Facts } = useViews(system, 'builder');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">{say.randomHint}</p>
      <div
        aria-live="polite"
        data-random
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-4 sm:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <Picture sheet={document.sheet} className="mx-auto w-full max-w-60" />
        <div>
          <h3 className="text-2xl leading-tight">{nameOf(document)}</h3>
          {Facts && <Facts sheet={document.sheet} />}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
        <Button onClick={() => show(draw())}>{say.another}</Button>
        <Button look="main" onClick={() => onTake(document)}>
          {say.take}
        </Button>
      </div>
    </div>
  );
}
