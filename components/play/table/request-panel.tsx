'use client';

import clsx from 'clsx';
import dynamic from 'next/dynamic';
import { useState, type ReactNode } from 'react';
import { Explained } from '@/components/skill/explained';
import { Panel } from '@/components/ui/panel';
import { playMessages } from '@/lib/messages/play';
import type { Region } from '@/lib/match/request';
import type { TableRoll } from '@/lib/systems/play-part';
import { Listed } from './listed';
import type { Answers, Decider, Pointed, Teaching } from './request-parts';
import { OtherAnswers } from './other-answers';
import { useTableWords } from './table-words';
import { footClass, UndoCorner, UndoItem } from './undo-button';
import { PlaceRequest } from './place-request';
import { RequestNotes } from './request-notes';
import { PendingRoll } from './rolls';
import type { Forecasts } from './use-forecasts';
import { useRequestFocus } from './use-request-focus';
import type { Shown } from './use-table';

const SheetRequest = dynamic(() => import('./sheet-request').then((file) => file.SheetRequest));

const say = playMessages.table;

/** The question, its player, and every possible answer. */
export function RequestPanel({
  shown,
  forecasts,
  region,
  past,
  decides,
  pending,
  decider,
  answers: { isRefused, onChoose, onBack, onUndo, onRedo, onPass, onAnswerAll, onPlaceAll },
  teaching: { isTold, goal, walkOn },
  pointed,
  card,
}: {
  readonly shown: Shown;
  readonly forecasts: Forecasts;
  readonly region: Region | undefined;
  /** How it was answered, where the match is over. */
  readonly past: ReactNode;
  /** Name of the deciding player. */
  readonly decides: string;
  /** The dice to pick one from. */
  readonly pending: TableRoll | undefined;
  readonly decider: Decider;
  readonly answers: Answers;
  readonly teaching: Teaching;
  readonly pointed: Pointed;
  /** Cards of the figure that was tapped. */
  readonly card?: ReactNode;
}) {
  const { request, words, isOurs, scene } = shown;
  const { chosen, picked, onLookPlace } = pointed;
  const { system } = useTableWords();
  const { body, onFocus } = useRequestFocus(request, isOurs);
  // The next question has its explanation closed again: an open one takes the room of the answers.
  const [hintAt, setHintAt] = useState<number>();
  if (!request || !words) return null;
  if (decider.isPlacing && !isRefused)
    return (
      <Panel title={say.placing} className="asked">
        {null}
      </Panel>
    );
  const mover = scene.figures.find(({ id }) => id === words.figure);
  const hasEnd = isOurs && words.options.some(({ isEnd }) => isEnd);
  const { isComputer, person, isFollowed } = decider;
  // Whoever only watches a computer is asked nothing.
  const isWaiting = shown.isNow && isComputer && !isFollowed;
  const thinks = words.isReaction ? 'thinksReaction' : 'thinks';
  const title = isWaiting ? say[decider.isPaused ? 'waits' : thinks](mover?.name, decides) : words.sentence;
  const by = isFollowed ? 'tab' : isComputer ? 'computer' : isOurs ? 'you' : 'other';
  return (
    <Panel
      title={title}
      // A phone keeps its room for the answers.
      className={clsx(
        'asked max-lg:px-3 max-lg:pt-0 max-lg:pb-2 max-lg:[&_h2]:text-base max-lg:[&_h2]:leading-tight',
        isOurs && 'is-ours',
        // A choice made on the board comes before all else.
        isOurs && (chosen ?? picked) !== undefined && 'max-lg:order-first',
        (onUndo ?? onRedo) &&
          'max-lg:[&>div:first-child]:min-h-13 max-lg:[&>div:first-child]:content-center max-lg:[&>div:first-child]:pl-12!',
        onUndo && onRedo && 'max-lg:[&>div:first-child]:pl-23!',
      )}
      aside={
        <>
          {/* A phone has no room to repeat who is asked. */}
          <p
            className={clsx(
              'min-w-0 text-muted max-lg:truncate max-lg:text-sm',
              (isWaiting || words.sentence.includes(decides)) && 'max-lg:sr-only',
              (isWaiting || (by === 'you' && words.sentence.includes(decides))) && 'lg:sr-only',
            )}
          >
            {shown.isNow ? say.decides(decides, by, person) : say.decided(decides)}
          </p>
          <UndoCorner onUndo={onUndo} onRedo={onRedo} />
        </>
      }
    >
      <div ref={body} onFocus={onFocus} className="flex scroll-mt-28 flex-col gap-3 max-lg:gap-1.5">
        <div className="contents">{past}</div>
        {/* Answers that end a turn have it in their row; without one, Undo is never the last answer for keys. */}
        {(onUndo ?? onRedo) && !hasEnd && (
          <ul className={clsx('flex max-lg:hidden', footClass)}>
            <UndoItem onUndo={onUndo} onRedo={onRedo} />
          </ul>
        )}
        <div className="contents">{walkOn}</div>
        {pending && <PendingRoll key={shown.at} roll={pending} />}
        <Listed
          shown={shown}
          forecasts={forecasts}
          pointed={pointed}
          help={
            isTold
              ? undefined
              : { isOpen: hintAt === shown.at, onOpen: (isOpen) => setHintAt(isOpen ? shown.at : undefined) }
          }
          backs={{ onUndo, onRedo }}
          onChoose={onChoose}
        >
          {isOurs && (
            <OtherAnswers
              words={words}
              hasPlace={chosen !== undefined}
              answers={{ onAnswerAll, onPass, onPlaceAll }}
            />
          )}
          {isOurs &&
            words.impossible?.map(
              ({ text, why, isMissed }) =>
                isMissed && (
                  // On a phone a tap on the figure says it.
                  <p key={text} className="text-sm leading-snug text-muted max-lg:sr-only">
                    {text}: <Explained system={system} text={why} />
                  </p>
                ),
            )}
          {isOurs && region && (
            <PlaceRequest
              key={shown.at}
              scene={scene}
              mover={mover}
              region={region}
              chosen={chosen}
              meaning={shown.meaning}
              onLook={onLookPlace}
              onBack={onBack}
              onChoose={onChoose}
            />
          )}
          {isOurs && 'building' in request && (
            <SheetRequest
              key={shown.at}
              building={request.building}
              texts={words.sheets}
              form={words.form}
              onChoose={onChoose}
            />
          )}
          {isOurs && goal.length > 0 && (
            // A phone has it above the board, and no room to say it twice.
            <p className="max-lg:sr-only">
              <strong>{playMessages.missions.goal}: </strong>
              <Explained system={system} text={goal.join(' ')} />
            </p>
          )}
        </Listed>
        <div className="contents">{card}</div>
        <RequestNotes decider={decider} isRefused={isRefused} />
      </div>
    </Panel>
  );
}
